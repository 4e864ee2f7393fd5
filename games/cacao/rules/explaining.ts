/** Why a move is refused, from the knowledge of the seat that tried it. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from './box.ts';
import { cellOf, covers, edgeOf, isJungle, isJungleSpace, isWorker, OPEN, workerSeat } from './grid.ts';
import type { CacaoState, FillStep, Step, Village, WorkStep } from './types.ts';
import { canWork, workersAt } from './working.ts';

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
          'Jetzt wird ein Arbeiterplättchen gelegt: tile, cell und turn.',
          'Now a worker tile is placed: tile, cell and turn.',
          'R8',
        );
      return explainPlacing(box, s, tried);
    case 'fill':
      if (fields !== 'jungle space')
        return refusal(
          'fill-shape',
          'Jetzt wird ein Urwaldfeld gefüllt: jungle und space.',
          'Now a jungle space is filled: jungle and space.',
          'R11',
        );
      return explainFilling(box, s, step, tried);
    case 'work':
      if (fields !== 'edge workers' && fields !== 'edge')
        return refusal(
          'work-shape',
          'Jetzt arbeiten deine Arbeiter: edge und workers, oder edge „done“.',
          'Now your workers work: edge and workers, or edge “done”.',
          'R18',
        );
      return explainWorking(box, s, step, tried);
  }
}

function explainPlacing(box: Box, s: CacaoState, { tile, cell: name, turn }: Tried): Refusal {
  const village = s.villages[s.active] as Village;
  const type = box.workerIds.indexOf(tile as string);
  if (type < 0)
    return refusal('no-such-tile', 'So ein Arbeiterplättchen gibt es nicht.', 'There is no such worker tile.', 'R2');
  if (village.hand[type] === 0)
    return refusal('not-in-hand', `Du hast kein ${tile} auf der Hand.`, `You have no ${tile} in your hand.`, 'R8');
  if (turn !== 0 && turn !== 1 && turn !== 2 && turn !== 3)
    return refusal(
      'no-such-turn',
      'Gedreht wird um 0, 1, 2 oder 3 Vierteldrehungen.',
      'Tiles turn by 0, 1, 2 or 3 quarters.',
      'R9',
    );
  const cell = cellOf(name);
  if (cell < 0) return refusal('no-such-cell', 'Dieses Feld gibt es nicht.', 'There is no such space.', 'R8');
  if (isJungleSpace(cell))
    return refusal(
      'jungle-space',
      'Das ist ein Urwaldfeld: Arbeiter- und Urwaldplättchen wechseln sich ab wie auf einem Schachbrett.',
      'This is a jungle space: worker and jungle tiles alternate as on a chessboard.',
      'R8',
    );
  const code = s.cells[cell] as number;
  if (isWorker(code)) {
    if (workerSeat(code) !== s.active)
      return refusal(
        'over-foreign',
        'Da liegt ein fremdes Plättchen: überbauen darfst du nur eigene.',
        'Somebody else’s tile lies there: you can overbuild only your own.',
        'R27',
      );
    if (s.pile.length > 0 || s.display.length > 0)
      return refusal(
        'over-early',
        'Überbauen geht erst, wenn Stapel und Auslage leer sind.',
        'You can overbuild only when pile and display are empty.',
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
        'Hier wurde schon überbaut: jeder Platz nur einmal.',
        'This place has been overbuilt already: each place only once.',
        'R28',
      );
  } else if (code !== OPEN)
    return refusal(
      'no-jungle-beside',
      'Daneben liegt kein Urwaldplättchen.',
      'There is no jungle tile beside it.',
      'R8',
    );
  if (turn >= (box.turns[type] as number))
    return refusal(
      'same-turned',
      `${tile} sieht so gedreht genauso aus: nimm eine kleinere Drehung.`,
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
  if (cell >= 0 && isJungle(s.cells[cell] as number))
    return refusal('already-filled', 'Da liegt schon ein Urwaldplättchen.', 'There is a jungle tile already.', 'R12');
  if (!step.spaces.includes(cell))
    return refusal(
      'not-to-fill',
      `Gefüllt werden nur leere Urwaldfelder, an denen durch dein Plättchen zwei Arbeiterplättchen liegen (noch ${step.spaces.length}).`,
      `Only empty jungle spaces that your tile gave a second worker tile are filled (${step.spaces.length} left).`,
      'R11',
    );
  return LEGAL;
}

function explainWorking(box: Box, s: CacaoState, step: WorkStep, tried: Tried): Refusal {
  const { edge: name, workers } = tried;
  if (name === 'done' && !('workers' in tried)) return LEGAL;
  const edge = edgeOf(name);
  if (edge < 0) return refusal('no-such-edge', 'Diese Kante gibt es nicht.', 'There is no such edge.', 'R16');
  if (!step.edges.includes(edge)) {
    const code = s.cells[edge >> 2] as number;
    if (isWorker(code) && workerSeat(code) !== step.seat)
      return refusal('edge-foreign', 'Das sind nicht deine Arbeiter.', 'Those are not your workers.', 'R16');
    return refusal(
      'edge-asleep',
      'Dort arbeitet jetzt niemand: jeder Arbeiter arbeitet nur einmal.',
      'Nobody works there now: each worker works only once.',
      'R17',
    );
  }
  const village = s.villages[step.seat] as Village;
  const present = workersAt(box, s, edge);
  if (typeof workers !== 'number' || !Number.isInteger(workers) || workers < 1 || workers > present)
    return refusal(
      'workers-count',
      `An dieser Kante stehen ${present} Arbeiter.`,
      `There are ${present} workers at this edge.`,
      'R16',
    );
  const able = canWork(box, s, village, edge);
  if (workers <= able) return LEGAL;
  return refusal(
    'nothing-to-do',
    able === 0
      ? 'Dort gibt es für dich gerade nichts zu tun: nichts zu verkaufen, oder kein Platz mehr.'
      : `Dort haben gerade nur ${able} Arbeiter etwas zu tun.`,
    able === 0
      ? 'There is nothing for you to do there now: nothing to sell, or no room left.'
      : `Only ${able} workers have something to do there now.`,
    'R18',
  );
}
