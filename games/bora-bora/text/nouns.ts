/** The nouns that Bora Bora counts, for one and for several. */
import { type Forms, forms, words } from '@atoll/engine';

export const nouns = {
  point: forms(words('Punkt', 'point'), words('Punkte', 'points')),
  diePoint: forms(words('Würfelpunkt', 'die point'), words('Würfelpunkte', 'die points')),
  shell: forms(words('Muschel', 'shell'), words('Muscheln', 'shells')),
  offering: forms(words('Opfergabe', 'offering'), words('Opfergaben', 'offerings')),
  step: forms(words('Statusschritt', 'status step'), words('Statusschritte', 'status steps')),
  godCard: forms(words('Götterkarte', 'god card'), words('Götterkarten', 'god cards')),
  faceDownGodCard: forms(
    words('verdeckte Götterkarte', 'face-down god card'),
    words('verdeckte Götterkarten', 'face-down god cards'),
  ),
  card: forms(words('Karte', 'card'), words('Karten', 'cards')),
  godTile: forms(words('Götterplättchen', 'god tile'), words('Götterplättchen', 'god tiles')),
  material: forms(words('Baustoff', 'material'), words('Baustoffe', 'materials')),
  anyMaterial: forms(
    words('beliebiger Baustoff', 'material of any kind'),
    words('beliebige Baustoffe', 'materials of any kind'),
  ),
  hut: forms(words('Hütte', 'hut'), words('Hütten', 'huts')),
  hutToMove: forms(words('Hütte versetzen', 'hut to space 12'), words('Hütten versetzen', 'huts to space 12')),
  freeSpace: forms(words('freies Feld', 'free space'), words('freie Felder', 'free spaces')),
  /** As it stands after “in”: in 3 Gebieten. */
  region: forms(words('Gebiet', 'region'), words('Gebieten', 'regions')),
  regionReached: forms(words('Gebiet', 'region'), words('Gebiete', 'regions')),
  /** As it stands after “auf”: auf 3 Inseln. */
  island: forms(words('Insel', 'island'), words('Inseln', 'islands')),
  woman: forms(words('Frau', 'woman'), words('Frauen', 'women')),
  man: forms(words('Mann', 'man'), words('Männer', 'men')),
  differentWoman: forms(words('Frau', 'woman'), words('verschiedene Frauen', 'different women')),
  differentMan: forms(words('Mann', 'man'), words('verschiedene Männer', 'different men')),
  collectedWoman: forms(
    words('Frau, die Muscheln gesammelt hat', 'woman who has collected shells'),
    words('Frauen, die Muscheln gesammelt haben', 'women who have collected shells'),
  ),
  tattooedMan: forms(words('tätowierter Mann', 'tattooed man'), words('tätowierte Männer', 'tattooed men')),
  moved: forms(
    words('heruntergeschobenes Plättchen (Mann oder Frau)', 'man or woman moved down'),
    words('heruntergeschobene Männer oder Frauen', 'men or women moved down'),
  ),
  priest: forms(words('Priester', 'priest'), words('Priester', 'priests')),
  priestInTemple: forms(
    words('Priester im Tempel', 'priest in the temple'),
    words('Priester im Tempel', 'priests in the temple'),
  ),
  differentGodCard: forms(words('Götterkarte', 'god card'), words('verschiedene Götterkarten', 'different god cards')),
  building: forms(
    words('verbautes Bauplättchen', 'building tile built'),
    words('verbaute Bauplättchen', 'building tiles built'),
  ),
  jewel: forms(words('Schmuckstück', 'piece of jewellery'), words('Schmuckstücke', 'pieces of jewellery')),
  jewelKind: forms(
    words('Sorte Schmuck', 'kind of jewellery'),
    words('verschiedene Sorten Schmuck', 'different kinds of jewellery'),
  ),
  fulfilledTask: forms(words('erfüllte Aufgabe', 'task fulfilled'), words('erfüllte Aufgaben', 'tasks fulfilled')),
} as const satisfies Readonly<Record<string, Forms>>;
