/** Why a move is refused, from the knowledge of the seat that tried it. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { workers as workersWords } from '../../text/counted.ts';
import { cellOf, covers, edgeOf, isJungle, isJungleSpace, isWorker, OPEN, workerSeat } from '../grid.ts';
import type { CacaoState, FillStep, Step, WorkStep } from '../types.ts';
import { canWork, workersAt } from '../work/working.ts';

type Tried = Readonly<Record<string, unknown>>;

// Nothing stands against it. The test kit makes sure that this is said of all moves in the list, and of no other.
const LEGAL = refusal('legal', 'Dieser Zug ist erlaubt.', 'This move is legal.');

export function explain(box: Box, s: CacaoState, move: unknown): Refusal {
  const step = s.steps.at(-1) as Step;
  const tried: Tried = typeof move === 'object' && move !== null && !Array.isArray(move) ? { ...move } : {};
  const fields = Object.keys(tried).sort().join(' ');
  switch (step.kind) {
    case 'place':
      if (fields !== 'cell tile turn')
        return refusal(
          'place-shape',
          'Jetzt legst du ein Arbeiterplättchen an.',
          'Now you place a worker tile.',
          'R8',
          'tile, cell, turn',
        );
      return explainPlacing(box, s, tried);
    case 'fill':
      if (fields !== 'jungle space')
        return refusal(
          'fill-shape',
          'Jetzt füllst du ein Urwaldfeld.',
          'Now you fill a jungle space.',
          'R11',
          'jungle, space',
        );
      return explainFilling(box, s, step, tried);
    case 'work':
      if (fields !== 'edge workers' && fields !== 'edge')
        return refusal(
          'work-shape',
          'Jetzt arbeiten deine Arbeiter.',
          'Now your workers work.',
          'R18',
          'edge, workers; or edge: done',
        );
      return explainWorking(box, s, step, tried);
  }
}

function explainPlacing(box: Box, s: CacaoState, { tile, cell: name, turn }: Tried): Refusal {
  const village = s.villages[s.active];
  const type = box.workerIds.indexOf(tile as string);
  if (type < 0)
    return refusal('no-such-tile', 'So ein Arbeiterplättchen gibt es nicht.', 'There is no such worker tile.', 'R2');
  if (village.hand[type] === 0)
    return refusal('not-in-hand', `Du hast kein ${tile} auf der Hand.`, `You have no ${tile} in your hand.`, 'R8');
  if (turn !== 0 && turn !== 1 && turn !== 2 && turn !== 3)
    return refusal(
      'no-such-turn',
      'Du kannst um 0, 1, 2 oder 3 Vierteldrehungen drehen.',
      'Tiles turn by 0, 1, 2 or 3 quarters.',
      'R9',
    );
  const cell = cellOf(name);
  if (cell < 0) return refusal('no-such-cell', 'Dieses Feld gibt es nicht.', 'There is no such space.', 'R8');
  if (isJungleSpace(cell))
    return refusal(
      'jungle-space',
      'Das ist ein Urwaldfeld: Arbeiter und Urwald wechseln sich ab wie auf einem Schachbrett.',
      'This is a jungle space: workers and jungle alternate as on a chessboard.',
      'R8',
    );
  const code = s.cells[cell];
  if (isWorker(code)) {
    if (workerSeat(code) !== s.active)
      return refusal(
        'over-foreign',
        'Da liegt ein fremdes Plättchen: Überbauen darfst du nur eigene.',
        'Somebody else’s tile lies there: you may overbuild only your own.',
        'R27',
      );
    if (s.pile.length > 0 || s.display.length > 0)
      return refusal(
        'over-early',
        'Überbauen geht erst, wenn Stapel und Auslage leer sind.',
        'You may overbuild only once pile and display are empty.',
        'R26',
      );
    if (village.suns === 0)
      return refusal(
        'over-no-sun',
        'Zum Überbauen brauchst du einen Sonnenstein.',
        'You need a sun token to overbuild.',
        'R26',
      );
    if (covers(code))
      return refusal(
        'over-twice',
        'Hier wurde schon überbaut: Jedes Feld nur einmal.',
        'This space has been overbuilt already: each space only once.',
        'R28',
      );
  } else if (code !== OPEN)
    return refusal(
      'no-jungle-beside',
      'Daneben liegt kein Urwaldplättchen.',
      'There is no jungle tile beside it.',
      'R8',
    );
  if (turn >= box.turns[type])
    return refusal(
      'same-turned',
      `${tile} sieht so gedreht genauso aus: Nimm eine kleinere Drehung.`,
      `${tile} looks the same turned like this: use a smaller turn.`,
      'R9',
    );
  return LEGAL;
}

function explainFilling(box: Box, s: CacaoState, step: FillStep, { jungle, space: name }: Tried): Refusal {
  const type = box.jungleIds.indexOf(jungle as string);
  if (type < 0)
    return refusal('no-such-jungle', 'So ein Urwaldplättchen gibt es nicht.', 'There is no such jungle tile.', 'R3');
  if (!s.display.includes(type))
    return refusal('not-in-display', 'Das liegt nicht in der Auslage.', 'That is not in the display.', 'R12');
  const cell = cellOf(name);
  if (cell >= 0 && isJungle(s.cells[cell]))
    return refusal('already-filled', 'Da liegt schon ein Urwaldplättchen.', 'There is a jungle tile already.', 'R12');
  if (!step.spaces.includes(cell))
    return refusal(
      'not-to-fill',
      'Dieses Feld wird jetzt nicht gefüllt: Dein Plättchen muss dort das zweite Arbeiterplättchen sein.',
      'This space is not filled now: your tile must be the second worker tile beside it.',
      'R11',
    );
  return LEGAL;
}

function explainWorking(box: Box, s: CacaoState, step: WorkStep, tried: Tried): Refusal {
  const { edge: name, workers } = tried;
  if (name === 'done' && !('workers' in tried)) return LEGAL;
  const edge = edgeOf(name);
  if (edge < 0) return refusal('no-such-edge', 'Diese Seite gibt es nicht.', 'There is no such side.', 'R16');
  if (!step.edges.includes(edge)) {
    const code = s.cells[edge >> 2];
    if (isWorker(code) && workerSeat(code) !== step.seat)
      return refusal('edge-foreign', 'Das sind nicht deine Arbeiter.', 'Those are not your workers.', 'R16');
    return refusal(
      'edge-asleep',
      'Dort arbeitet jetzt niemand: Jeder Arbeiter arbeitet nur einmal.',
      'Nobody works there now: each worker works only once.',
      'R17',
    );
  }
  const village = s.villages[step.seat];
  const present = workersAt(box, s, edge);
  if (typeof workers !== 'number' || !Number.isInteger(workers) || workers < 1 || workers > present)
    return refusal(
      'workers-count',
      `An dieser Seite ${present === 1 ? 'steht' : 'stehen'} ${workersWords(present).de}.`,
      `There ${present === 1 ? 'is' : 'are'} ${workersWords(present).en} on this side.`,
      'R16',
    );
  const able = canWork(box, s, village, edge);
  if (workers <= able) return LEGAL;
  return refusal(
    'nothing-to-do',
    able === 0
      ? 'Dort ist gerade nichts zu tun: Du hast nichts zu verkaufen oder keinen Platz mehr.'
      : `Dort ${able === 1 ? 'hat' : 'haben'} nur ${workersWords(able).de} etwas zu tun.`,
    able === 0
      ? 'There is nothing to do there now: you have nothing to sell, or no room left.'
      : `Only ${workersWords(able).en} ${able === 1 ? 'has' : 'have'} something to do there.`,
    'R18',
  );
}
