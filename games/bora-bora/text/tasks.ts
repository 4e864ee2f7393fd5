/** Tasks in words, from what they ask for. */
import { type Words, words } from '@atoll/engine';
import type { Need } from '../rules/edition.ts';
import type { God, Island, JewelryKind, Material, Terrain, Trade } from '../rules/names.ts';
import { godColour, islandWords, jewelWords, materialWords, tradeWords } from './components.ts';

/** `2 Frauen`, `1 Frau`. */
const some = (n: number, one: Words, many: Words): Words =>
  n === 1 ? words(`1 ${one.de}`, `1 ${one.en}`) : words(`${n} ${many.de}`, `${n} ${many.en}`);

const terrainPlural: Record<Terrain, Words> = {
  mountain: words('Gebirgen', 'mountains'),
  beach: words('Stränden', 'beaches'),
  forest: words('Wäldern', 'forests'),
  steppe: words('Steppen', 'steppes'),
};

export function needWords(need: Need): Words {
  const { least: n, of } = need;
  switch (need.count) {
    case 'women':
      return some(n, words('Frau', 'woman'), words('Frauen', 'women'));
    case 'men':
      return some(n, words('Mann', 'man'), words('Männer', 'men'));
    case 'womenTrades':
      return words(`${n} verschiedene Frauen`, `${n} different women`);
    case 'menTrades':
      return words(`${n} verschiedene Männer`, `${n} different men`);
    case 'movedWomen':
      return words(`${n} Frauen, die Muscheln gesammelt haben`, `${n} women who have collected shells`);
    case 'movedMen':
      return words(`${n} tätowierte Männer`, `${n} tattooed men`);
    case 'moved':
      return words(`${n} heruntergeschobene Personen`, `${n} people who are tattooed or have collected shells`);
    case 'people': {
      const [man, woman] = [tradeWords('man', of as Trade), tradeWords('woman', of as Trade)];
      return words(`${n} aus: ${man.de}, ${woman.de}`, `${n} of the trade: ${man.en.toLowerCase()}`);
    }
    case 'priests':
      return some(
        n,
        words('Priester im Tempel', 'priest in the temple'),
        words('Priester im Tempel', 'priests in the temple'),
      );
    case 'first':
      return words('1. in der Zugreihenfolge', 'first in turn order');
    case 'regions':
      return words(`Hütten in ${n} Gebieten`, `huts in ${n} regions`);
    case 'islands':
      return words(`Hütten auf ${n} Inseln`, `huts on ${n} islands`);
    case 'terrain':
      return words(
        `Hütten in allen ${n} ${terrainPlural[of as Terrain].de}`,
        `huts in all ${n} ${terrainPlural[of as Terrain].en}`,
      );
    case 'island':
      return words(
        `Hütten in ${n} Gebieten: ${islandWords[of as Island].de}`,
        `huts in ${n} regions of the ${islandWords[of as Island].en}`,
      );
    case 'twelfth':
      return words(`${n} Hütten auf dem 12. Feld`, `${n} huts on the 12th space`);
    case 'cards':
      return of === undefined
        ? words(`${n} Götterkarten`, `${n} god cards`)
        : words(`${n} ${godColour[of as God].de} Götterkarten`, `${n} ${godColour[of as God].en} god cards`);
    case 'colours':
      return words(`${n} verschiedene Götterkarten`, `${n} different god cards`);
    case 'godTiles':
      return words(`${n} Götterplättchen`, `${n} god tiles`);
    case 'offerings':
      return words(`${n} Opfergaben`, `${n} offerings`);
    case 'shells':
      return words(`${n} Muscheln`, `${n} shells`);
    case 'material':
      return of === undefined
        ? words(`${n} beliebige Baustoffe`, `${n} materials of any kind`)
        : words(`${n} ${materialWords(of as Material).de}`, `${n} ${materialWords(of as Material).en}`);
    case 'buildings':
      return words(`${n} verbaute Bauplättchen`, `${n} building tiles built`);
    case 'jewelry':
      return of === undefined
        ? some(n, words('Schmuckstück', 'piece of jewelry'), words('Schmuckstücke', 'pieces of jewelry'))
        : some(n, jewelWords[of as JewelryKind].one, jewelWords[of as JewelryKind].many);
    case 'jewelryKinds':
      return words(`${n} verschiedene Arten Schmuck`, `${n} different kinds of jewelry`);
  }
}

/** A whole task: `1 Frau und 1 Priester im Tempel`. */
export function taskWords(needs: readonly Need[]): Words {
  const parts = needs.map(needWords);
  return words(parts.map(({ de }) => de).join(' und '), parts.map(({ en }) => en).join(' and '));
}
