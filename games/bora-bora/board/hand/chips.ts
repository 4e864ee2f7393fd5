/** What the choices in the action bar show: symbols, a name, and a line that says what it brings or costs. */

import type { Value } from '@atoll/boardkit/board.ts';
import { capitalised, counted, type Forms, type Words, words } from '@atoll/engine';
import type { God, Material, Pay, Sex, Swap, Trade } from '../../rules/names.ts';
import { godColour, materialWords, payWords, swapWords, tradeWords } from '../../text/components.ts';
import { nouns } from '../../text/nouns.ts';
import { type IconName, swapIcons, toolIcon } from '../icons.tsx';
import { ownVillage, type Props, stepOf } from '../props.ts';
import { effectWords } from '../village/pieceWords.ts';
import { strength } from './reach.ts';

export interface Chip {
  icons?: readonly IconName[];
  /** Cards or a price to be drawn instead. */
  card?: God;
  price?: { god: God; pay: Pay };
  title: Words;
  note?: Words;
  /** Whether it ends something rather than brings something. */
  ends?: boolean;
}

const gain = (n: number, of: Forms = nouns.point): Words => {
  const { de, en } = counted(n, of);
  return words(`+${de}`, `+${en}`);
};

const cardChip = (source: Value): Chip =>
  source === 'pile'
    ? { icons: ['pile'], title: words('Vom Stapel', 'From the pile'), note: words('verdeckt', 'face down') }
    : {
        card: source as God,
        title: capitalised(godColour[source as God]),
        note: words('Götterkarte', 'god card'),
      };

/** Which god a `pay` field speaks of. */
const godOf = (kind: string | undefined): God => (kind === 'use' ? 'green' : 'yellow');

export function chipFor(props: Props, field: string, value: Value): Chip {
  const { view, game } = props;
  const { edition } = game.box;
  switch (field) {
    case 'red': {
      const step = stepOf(view, 'fish');
      const fish = view.regions.find(({ id }) => id === step?.region)?.fish ?? 0;
      if (value === 'none')
        return {
          icons: ['cross'],
          title: words('Nicht werten', 'Don’t score'),
          note: words('kostet nichts', 'costs nothing'),
          ends: true,
        };
      return {
        price: { god: 'red', pay: value as Pay },
        title: words(`Fisch werten: +${fish}`, `Score the fish: +${fish}`),
        note: payWords(value as Pay),
      };
    }
    case 'swap':
      return swapChip(props, value);
    case 'card':
      return cardChip(value);
    case 'gift':
      if (value === 'offering') return { icons: ['offering'], title: counted(1, nouns.offering) };
      return cardChip(value);
    case 'and':
      return value === 'status'
        ? { icons: ['status'], title: counted(1, nouns.step) }
        : { icons: ['shell'], title: counted(1, nouns.shell) };
    case 'person': {
      const found = ownVillage(props)?.people.find(({ person }) => person === value);
      if (!found) return { title: props.text.choice(field, value, view, game.box) };
      const { sex, trade, symbols } = found;
      return {
        icons: [toolIcon(trade)],
        title: capitalised(tradeWords(sex, trade)),
        note: sex === 'man' ? words(`+${symbols} Status`, `+${symbols} status`) : gain(symbols, nouns.shell),
      };
    }
    case 'material':
      return { icons: [value as Material], title: capitalised(materialWords(value as Material)) };
    case 'use':
      return useChip(props, String(value));
    case 'green':
      if (value === 'no') return { icons: ['check'], title: words('Ohne grünen Gott', 'Without the green god') };
      return {
        icons: ['god-green'],
        title:
          value === 'double'
            ? words('Doppelt so stark', 'Twice as strong')
            : words('Als weiterer Beruf', 'As one more trade'),
        note: words('grüner Gott', 'green god'),
      };
    case 'pay': {
      const god = godOf(props.decision?.kind);
      return { price: { god, pay: value as Pay }, title: payTitle(value as Pay), note: payWords(value as Pay) };
    }
    case 'how':
      if (value === 'fulfil')
        return { icons: ['check'], title: words('Erfüllen', 'Fulfil'), note: gain(edition.task.fulfilled) };
      if (value === 'yellow')
        return {
          icons: ['god-yellow'],
          title: words('Mit gelbem Gott', 'With the yellow god'),
          note: gain(edition.task.withYellow),
        };
      return {
        icons: ['cross'],
        title: words('Ablegen', 'Discard'),
        note: counted(0, nouns.point),
        ends: true,
      };
    case 'hut':
      return value === 'move'
        ? {
            icons: ['twelfth'],
            title: words('Hütte versetzen', 'Move a hut'),
            note: words('aufs 12. Feld', 'to the 12th space'),
          }
        : { icons: ['check'], title: words('Genug', 'Enough'), ends: true };
    case 'jewel':
      return { icons: ['cross'], title: words('Nichts kaufen', 'Buy nothing'), ends: true };
    case 'task':
      return { icons: ['cross'], title: words('Keine mehr', 'No more'), note: words('fertig', 'done'), ends: true };
    case 'building':
      return { icons: ['building'], title: words(`Bauplättchen ${value}`, `Building tile ${value}`) };
    default:
      return { title: props.text.choice(field, value, view, game.box) };
  }
}

function payTitle(pay: Pay): Words {
  if (pay === 'card') return words('Karte + Opfergabe', 'Card + offering');
  if (pay === 'tile') return words('Götterplättchen', 'God tile');
  return words('2 gleiche + Opfergabe', '2 of a kind + offering');
}

function swapChip({ game }: Props, value: Value): Chip {
  if (value === 'done')
    return {
      icons: ['check'],
      title: words('Fertig', 'Done'),
      note: words('Rest verfällt', 'skip the rest'),
      ends: true,
    };
  const swap = value as Swap;
  const cost = game.box.edition.helper[swap];
  return { icons: [swapIcons[swap]], title: swapWords[swap].name, note: words(`kostet ${cost}`, `costs ${cost}`) };
}

/** What a trade brings now, with as many tiles as the player has. */
function useChip(props: Props, use: string): Chip {
  if (use === 'done')
    return {
      icons: ['cross'],
      title: words('Niemanden mehr', 'Nobody else'),
      note: words('Zug beenden', 'end the turn'),
      ends: true,
    };
  const [sex, trade] = use.split('-') as [Sex, Trade];
  const own = ownVillage(props);
  const tiles = (own?.people ?? []).filter(person => person.sex === sex && person.trade === trade).length;
  const { de, en } = capitalised(tradeWords(sex, trade));
  const times = tiles > 1 ? `${tiles} × ` : '';
  return {
    icons: [sex, toolIcon(trade)],
    title: words(`${times}${de}`, `${times}${en}`),
    note: effectWords(trade, own ? strength(props.game.box, own, use) : 0),
  };
}
