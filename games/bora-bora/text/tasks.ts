/** Tasks in words, from what they ask for. */
import { counted, type Forms, forms, listed, type Words, words } from '@atoll/engine';
import type { Need } from '../editions/edition.ts';
import type { God, Island, JewelryKind, Material, Terrain, Trade } from '../rules/names.ts';
import { godCardsOf, islandWords, jewelWords, materialWords, tradeWords } from './components.ts';
import { nouns } from './nouns.ts';

/** As they stand after “in allen”. */
const terrains: Record<Terrain, Forms> = {
  mountain: forms(words('Gebirge', 'mountain'), words('Gebirgen', 'mountains')),
  beach: forms(words('Strand', 'beach'), words('Stränden', 'beaches')),
  forest: forms(words('Wald', 'forest'), words('Wäldern', 'forests')),
  steppe: forms(words('Steppe', 'steppe'), words('Steppen', 'steppes')),
};

const huts = (where: Words, of: Words = words('', '')): Words =>
  words(`Hütten ${where.de}${of.de}`, `huts ${where.en}${of.en}`);

/** `in 3 Gebieten`, `auf 2 Inseln`. */
const place = (de: string, en: string, number: Words): Words => words(`${de} ${number.de}`, `${en} ${number.en}`);

export function needWords(need: Need): Words {
  const { least: n, of } = need;
  switch (need.count) {
    case 'women':
      return counted(n, nouns.woman);
    case 'men':
      return counted(n, nouns.man);
    case 'womenTrades':
      return counted(n, nouns.differentWoman);
    case 'menTrades':
      return counted(n, nouns.differentMan);
    case 'movedWomen':
      return counted(n, nouns.collectedWoman);
    case 'movedMen':
      return counted(n, nouns.tattooedMan);
    case 'moved':
      return counted(n, nouns.moved);
    case 'people': {
      const [man, woman] = [tradeWords('man', of as Trade), tradeWords('woman', of as Trade)];
      return words(
        `${n} desselben Berufs: ${man.de}, ${woman.de}`,
        `${n} ${man.en}${Math.abs(n) === 1 ? ' (man or woman)' : 's (men or women)'}`,
      );
    }
    case 'priests':
      return counted(n, nouns.priestInTemple);
    case 'first':
      return words('1. in der Zugreihenfolge', 'first in turn order');
    case 'regions':
      return huts(place('in', 'in', counted(n, nouns.region)));
    case 'islands':
      return huts(place('auf', 'on', counted(n, nouns.island)));
    case 'terrain':
      return huts(place('in allen', 'in all', counted(n, terrains[of as Terrain])));
    case 'island': {
      const { de, en } = islandWords[of as Island];
      return huts(place('in', 'in', counted(n, nouns.region)), words(`: ${de}`, ` of the ${en}`));
    }
    case 'twelfth': {
      const { de, en } = counted(n, nouns.hut);
      return words(`${de} auf dem 12. Feld`, `${en} on the 12th space`);
    }
    case 'cards':
      return of === undefined ? counted(n, nouns.godCard) : counted(n, godCardsOf(of as God));
    case 'colours':
      return counted(n, nouns.differentGodCard);
    case 'godTiles':
      return counted(n, nouns.godTile);
    case 'offerings':
      return counted(n, nouns.offering);
    case 'shells':
      return counted(n, nouns.shell);
    case 'material':
      return of === undefined
        ? counted(n, nouns.anyMaterial)
        : words(`${n} × ${materialWords(of as Material).de}`, `${n} × ${materialWords(of as Material).en}`);
    case 'buildings':
      return counted(n, nouns.building);
    case 'jewelry':
      return counted(n, of === undefined ? nouns.jewel : jewelWords[of as JewelryKind]);
    case 'jewelryKinds':
      return counted(n, nouns.jewelKind);
  }
}

/** A whole task: `1 Frau und 1 Priester im Tempel`. */
export const taskWords = (needs: readonly Need[]): Words => listed(needs.map(needWords));
