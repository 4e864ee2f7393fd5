/**
 * Why a move is refused, from the knowledge of the seat that tried it. This looks at the rules from the other side than
 * the lists of moves do; what it finds nothing against is `legal`, and the tests hold the two against each other.
 *
 * A move that is only begun is explained as far as it goes: `{ field: 'A-E' }` alone is told why nothing can be built on
 * that field.
 */
import { type Refusal, refusal, type Words, words } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { SITES, TOP, topIsBarred } from '../flow/bowls.ts';
import { amuletsIn, canCollect } from '../gathering/amulets.ts';
import { hasLandscapes, hasTreasures } from '../gathering/drawing.ts';
import { countOf } from '../packs.ts';
import { everyBirdsMove, treasureId } from '../records.ts';
import {
  amuletValues,
  BLOCKED,
  type DrawStep,
  FREE,
  type Landscape,
  landscapes,
  type MangroviaMove,
  type MangroviaState,
  type Step,
  type StepKind,
  type ThrowStep,
  treasureValues,
} from '../types.ts';
import { whyNotBuild } from './explainingBuilding.ts';

/** What was tried, which may be anything: its own fields with their values. */
export type Tried = Readonly<Record<string, unknown>>;
type Doing = MangroviaMove['do'];

/** The fields of each kind of move, in their order. */
const shapes: Readonly<Record<Doing, readonly string[]>> = {
  bowl: ['do', 'site'],
  draw: ['do', 'card'],
  amulets: ['do'],
  throw: ['do', 'amulet'],
  build: ['do', 'field', 'huts', 'cards', 'pay'],
  birds: ['do', 'birds'],
  pass: ['do'],
};

/** What can be done in each step, and what to say about anything else. */
const asked: Readonly<Record<StepKind, { can: readonly [Doing, ...Doing[]]; de: string; en: string; rule: string }>> = {
  bowl: {
    can: ['bowl'],
    de: 'Jetzt setzt du eine Schale auf eine freie Kultstätte.',
    en: 'Now you place a bowl on a free cult site.',
    rule: 'R17',
  },
  draw: {
    can: ['draw', 'pass'],
    de: 'Jetzt nimmst du eine Karte, oder du verzichtest darauf.',
    en: 'Now you take a card, or you skip it.',
    rule: 'R27',
  },
  amulets: {
    can: ['amulets', 'pass'],
    de: 'Jetzt sammelst du Amulette, oder du verzichtest darauf.',
    en: 'Now you collect amulets, or you skip them.',
    rule: 'R24',
  },
  throw: {
    can: ['throw'],
    de: 'Jetzt wirfst du eines der gezogenen Amulette zurück.',
    en: 'Now you return one of the drawn amulets to the bag.',
    rule: 'R37',
  },
  build: {
    can: ['build', 'amulets', 'pass'],
    de: 'Jetzt baust du, oder du verzichtest darauf.',
    en: 'Now you build, or you skip it.',
    rule: 'R24',
  },
  birds: {
    can: ['birds'],
    de: 'Jetzt setzt du die Paradiesvögel.',
    en: 'Now you place the birds of paradise.',
    rule: 'R42',
  },
};

const tooMuch = words('Da ist etwas dabei, das nicht dazugehört.', 'There is something in it that does not belong.');

/** What has to be chosen yet, where nothing stands against what was chosen so far. */
function stillOpen(doing: Doing, tried: Tried): Words {
  switch (doing) {
    case 'bowl':
      return words('Wähl eine freie Kultstätte für deine Schale.', 'Choose a free cult site for your bowl.');
    case 'draw':
      return words('Wähl noch eine Karte.', 'Choose a card.');
    case 'throw':
      return words('Wähl noch ein Amulett.', 'Choose an amulet.');
    case 'birds':
      return words('Wähl noch zwei Landschaften für die Vögel.', 'Choose two landscapes for the birds.');
    case 'build':
      return 'field' in tried
        ? words('Hier kannst du bauen: Wähl noch, womit du zahlst.', 'You can build here: choose what you pay with.')
        : words('Wähl noch das Feld, auf dem du baust.', 'Choose the space you build on.');
    case 'amulets':
    case 'pass':
      return tooMuch;
  }
}

const legal: Refusal = refusal('legal', 'Dieser Zug ist erlaubt.', 'This move is legal.');

export function explain(box: Box, s: MangroviaState, move: unknown): Refusal {
  const step = s.steps.at(-1);
  if (!step) return refusal('over', 'Die Partie ist zu Ende.', 'The game is over.', 'R68');
  const tried: Tried = typeof move === 'object' && move !== null && !Array.isArray(move) ? { ...move } : {};
  const { can, de, en, rule } = asked[step.kind];
  // A board may name the piece before it says what is to be done with it.
  const doing = Object.hasOwn(tried, 'do') || Object.keys(tried).length === 0 ? tried.do : can[0];
  if (!can.includes(doing as Doing)) return refusal(`${step.kind}-asked`, de, en, rule);
  const shape = shapes[doing as Doing];
  const foreign = Object.keys(tried).find(field => !shape.includes(field));
  const why = foreign === undefined ? whyNot(box, s, step, doing as Doing, tried) : null;
  if (why) return why;
  if (foreign !== undefined || shape.some(field => !Object.hasOwn(tried, field))) {
    const { de, en } = foreign === undefined ? stillOpen(doing as Doing, tried) : tooMuch;
    return refusal(`${doing}-shape`, de, en, rule, shape.join(', '));
  }
  return legal;
}

function whyNot(box: Box, s: MangroviaState, step: Step, doing: Doing, tried: Tried): Refusal | null {
  if (step.kind === 'bowl') return 'site' in tried ? whyNotSite(box, s, tried.site) : null;
  if (step.kind === 'draw' && doing === 'draw') return 'card' in tried ? whyNotDraw(s, step, tried.card) : null;
  if (step.kind === 'throw') return 'amulet' in tried ? whyNotThrow(step, tried.amulet) : null;
  if (step.kind === 'birds') return 'birds' in tried ? whyNotBirds(tried.birds) : null;
  if (step.kind === 'build' && doing === 'build') return whyNotBuild(box, s, step, tried);
  if (step.kind === 'build' && doing === 'amulets') {
    if (!step.amulets)
      return refusal('no-amulets-here', 'Hier gibt es keine Amulette.', 'There are no amulets here.', 'R25');
    if (!canCollect(box, s, step.seat))
      return refusal(
        'no-amulets-left',
        'Für dich ist kein Amulett mehr da.',
        'There is no amulet left for you.',
        'R35',
      );
  }
  return null;
}

function whyNotSite(box: Box, s: MangroviaState, site: unknown): Refusal | null {
  if (typeof site !== 'number' || !Number.isInteger(site) || site < 1 || site > SITES)
    return refusal(
      'no-such-site',
      'Diese Kultstätte gibt es nicht.',
      'There is no such cult site.',
      'R21',
      `1 to ${SITES}`,
    );
  const owner = s.sites[site - 1];
  if (owner === BLOCKED)
    return refusal(
      'site-blocked',
      'Zu zweit ist diese Kultstätte gesperrt.',
      'With two players this cult site is blocked.',
      'R15',
    );
  if (owner !== FREE)
    return refusal('site-taken', 'Hier steht schon eine Schale.', 'There is a bowl here already.', 'R17');
  if (site - 1 === TOP && topIsBarred(box, s))
    return refusal(
      'top-barred',
      'Du beginnst: Deine erste Schale darf nicht auf die oberste Kultstätte.',
      'You begin: your first bowl may not go on the top cult site.',
      'R19',
    );
  return null;
}

function whyNotDraw(s: MangroviaState, step: DrawStep, card: unknown): Refusal | null {
  const pile = card === 'treasure-pile' || card === 'landscape-pile';
  const value = treasureValues.find(v => treasureId(v) === card);
  const landscape = landscapes.indexOf(card as Landscape);
  if (!pile && value === undefined && landscape < 0)
    return refusal('no-such-card', 'So eine Karte gibt es nicht.', 'There is no such card.', 'R27');
  if (pile && step.from === 'open')
    return refusal('open-wanted', 'Diese Karte nimmst du aus der Auslage.', 'Take this card from the display.', 'R23');
  if (!pile && step.from === 'pile')
    return refusal('pile-wanted', 'Diese Karte ziehst du verdeckt.', 'Draw this card face down.', 'R23');
  if (pile) {
    const there = card === 'treasure-pile' ? hasTreasures(s) : hasLandscapes(s);
    return there
      ? null
      : refusal('pile-empty', 'Stapel und Ablage sind leer.', 'Pile and discard pile are empty.', 'R32');
  }
  const open = value === undefined ? s.openLandscapes.includes(landscape + 1) : s.openTreasures.includes(value);
  return open
    ? null
    : refusal('not-open', 'Diese Karte liegt nicht in der Auslage.', 'That card is not in the display.', 'R28');
}

function whyNotThrow(step: ThrowStep, amulet: unknown): Refusal | null {
  const kind = amuletValues.indexOf(amulet as (typeof amuletValues)[number]);
  if (kind >= 0 && countOf(step.drawn, kind) > 0) return null;
  const values = amuletsIn(step.drawn).join(', ');
  return refusal('not-drawn', `Gezogen hast du ${values}.`, `You drew ${values}.`, 'R37');
}

function whyNotBirds(birds: unknown): Refusal | null {
  if (everyBirdsMove.some(move => move.birds === birds)) return null;
  return refusal(
    'no-such-perch',
    'Die Vögel sitzen auf zwei verschiedenen Landschaften.',
    'The birds sit on two different landscapes.',
    'R42',
    `two of ${landscapes.join('+')}, in this order`,
  );
}
