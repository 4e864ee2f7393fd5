/** Moves as lines, and the choices within them. */
import { type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { CardId, MangroviaMove } from '../rules/types.ts';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { landingsText } from './landings.ts';
import { birdsName, cardName, cardsName, fieldName, payName, siteName } from './names.ts';

export function moveText(move: MangroviaMove, view: MangroviaView, box: Box): Words {
  switch (move.do) {
    case 'bowl':
      return siteText(move.site, box);
    case 'draw':
      return drawText(move.card);
    case 'amulets':
      return words('Amulette sammeln', 'Collect amulets');
    case 'throw':
      return words(`Amulett ${move.amulet} zurückwerfen`, `Return amulet ${move.amulet} to the bag`);
    case 'build': {
      const field = fieldName(box, move.field);
      const cards = cardsName(move.cards);
      const pay = payName(move.pay);
      return move.huts === 2
        ? words(
            `Doppelhütte auf ${field.de}: ${cards.de}, bezahlt mit ${pay.de}`,
            `Double hut on ${field.en}: ${cards.en}, paid with ${pay.en}`,
          )
        : words(
            `Hütte auf ${field.de}: ${cards.de}, bezahlt mit ${pay.de}`,
            `Hut on ${field.en}: ${cards.en}, paid with ${pay.en}`,
          );
    }
    case 'birds': {
      const { de, en } = birdsName(move.birds.split('+'));
      return words(`Vögel auf ${de}`, `Birds on ${en}`);
    }
    case 'pass':
      return passText(view);
  }
}

/** What is skipped. */
function passText(view: MangroviaView): Words {
  const step = view.steps.at(-1);
  if (step?.kind === 'draw') return words('Auf diese Karte verzichten', 'Skip this card');
  if (step?.kind === 'amulets') return words('Auf Amulette verzichten', 'Skip the amulets');
  if (step?.kind === 'build' && step.amulets)
    return words('Weder bauen noch Amulette sammeln', 'Neither build nor collect amulets');
  return words('Keine Hütte bauen', 'Build no hut');
}

/** A cult site with what its two landings bring. */
function siteText(site: number, box: Box): Words {
  const { de, en } = landingsText(box, site);
  const name = siteName(site);
  return words(`Schale auf die ${name.de}: ${de}`, `Bowl on the ${name.en}: ${en}`);
}

function drawText(card: CardId | 'treasure-pile' | 'landscape-pile'): Words {
  if (card === 'treasure-pile') return words('Kostbarkeit vom Stapel ziehen', 'Draw a treasure from the pile');
  if (card === 'landscape-pile') return words('Landschaft vom Stapel ziehen', 'Draw a landscape from the pile');
  const { de, en } = cardName(card);
  return words(`${de} aus der Auslage nehmen`, `Take ${en} from the display`);
}

const doings: Readonly<Record<MangroviaMove['do'], Words>> = {
  bowl: words('Schale setzen', 'Place a bowl'),
  draw: words('Karte nehmen', 'Take a card'),
  amulets: words('Amulette sammeln', 'Collect amulets'),
  throw: words('Amulett zurückwerfen', 'Return an amulet'),
  build: words('Bauen', 'Build'),
  birds: words('Vögel setzen', 'Place the birds'),
  pass: words('Verzichten', 'Skip'),
};

export function choiceText(field: string, value: string | number | boolean, view: MangroviaView, box: Box): Words {
  const text = String(value);
  switch (field) {
    case 'do':
      return text === 'pass' ? passText(view) : (doings[text as MangroviaMove['do']] ?? words(text, text));
    case 'site':
      return siteText(Number(value), box);
    case 'card':
      return drawText(text as CardId);
    case 'amulet':
      return words(`Amulett ${text}`, `Amulet ${text}`);
    case 'field':
      return fieldName(box, text);
    case 'huts':
      return value === 2 ? words('Doppelhütte', 'Double hut') : words('Eine Hütte', 'One hut');
    case 'cards':
      return cardsName(text);
    case 'pay':
      return payName(text);
    case 'birds':
      return birdsName(text.split('+'));
    default:
      return words(text, text);
  }
}
