/** The steps of a position: what is still to be done in the present turn. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { facing, isJungle, isWorker, jungleType, STEP, workerSeat } from '../grid.ts';
import { spacesToFill } from '../tiles/placing.ts';
import type { CacaoState, FillStep, Step, ViewStep, WorkStep } from '../types.ts';
import { stepOf } from '../view/view.ts';
import { hasWork, workersAt } from '../work/working.ts';

const { integer, list, oneOf, record, string, withDefault, wrong } = shape;

const readStep: shape.Read<ViewStep> = (value, path) => {
  const kind = oneOf('place', 'fill', 'work')((value as { kind?: unknown } | null)?.kind, `${path}.kind`);
  if (kind === 'place') return record({ kind: oneOf('place') })(value, path);
  if (kind === 'fill')
    return record({
      kind: oneOf('fill'),
      tile: string,
      spaces: list(string, 1, 3),
      filled: withDefault(list(string, 0, 3), []),
    })(value, path);
  return record({ kind: oneOf('work'), seat: integer(0, 3), edges: list(string, 1, 20) })(value, path);
};

export const readSteps = list(readStep, 0, 5);

/** The steps as the machine keeps them, the next one last. Left out, a tile is to be placed. */
export function checkSteps(box: Box, s: CacaoState, steps: readonly ViewStep[] | undefined): Step[] {
  if (s.over) {
    if (steps && steps.length > 0)
      wrong('steps', 'Nach dem Ende ist nichts mehr zu tun.', 'Nothing is left to do after the end.');
    return [];
  }
  const read = (steps ?? [{ kind: 'place' }]).map(stepOf);
  if (read.length === 0) wrong('steps', 'Irgendetwas ist immer zu tun.', 'There is always something to do.');
  let before = -1;
  for (const [i, step] of read.entries()) {
    const path = `steps[${i}]`;
    if (step.kind === 'work') {
      checkWork(box, s, step, path);
      const turn = (step.seat - s.active + s.seats) % s.seats;
      if (turn <= before)
        wrong(
          path,
          'Erst der aktive Sitz, dann die anderen im Uhrzeigersinn.',
          'The active seat first, then the others clockwise.',
        );
      before = turn;
    } else {
      if (read.length > 1)
        wrong(path, 'Daneben gibt es jetzt keinen weiteren Schritt.', 'There is no further step beside this one.');
      if (step.kind === 'fill') checkFill(s, step, path);
    }
  }
  const next = read[0];
  if (next?.kind === 'work' && !hasWork(box, s, next))
    wrong('steps[0]', 'Hier gibt es nichts zu entscheiden.', 'There is nothing to decide here.');
  return read.reverse();
}

function checkFill(s: CacaoState, step: FillStep, path: string): void {
  const code = step.tile >= 0 ? s.cells[step.tile] : 0;
  if (!isWorker(code) || workerSeat(code) !== s.active)
    wrong(`${path}.tile`, 'Hier liegt kein Plättchen des aktiven Sitzes.', 'No tile of the active seat lies here.');
  const due = spacesToFill(s, step.tile);
  if (step.spaces.length !== due.length || step.spaces.some(space => !due.includes(space)))
    wrong(
      `${path}.spaces`,
      'Das sind nicht die Felder, die jetzt zu füllen sind.',
      'These are not the spaces to be filled now.',
    );
  for (const space of step.filled)
    if (space < 0 || !isJungle(s.cells[space]) || !STEP.some(way => step.tile + way === space))
      wrong(`${path}.filled`, 'Das wurde in diesem Zug nicht gefüllt.', 'That was not filled in this turn.');
  if (new Set(step.filled).size !== step.filled.length)
    wrong(`${path}.filled`, 'Ein Feld wird nur einmal gefüllt.', 'A space is filled only once.');
  const distinct = new Set(s.display).size;
  if (distinct === 0 || (distinct === 1 && s.display.length >= step.spaces.length))
    wrong(path, 'Hier gibt es nichts zu entscheiden.', 'There is nothing to decide here.');
}

function checkWork(box: Box, s: CacaoState, step: WorkStep, path: string): void {
  if (step.seat >= s.seats) wrong(`${path}.seat`, 'So viele Sitze gibt es nicht.', 'There are not so many seats.');
  if (new Set(step.edges).size !== step.edges.length)
    wrong(`${path}.edges`, 'Eine Seite arbeitet nur einmal.', 'A side works only once.');
  for (const [i, edge] of step.edges.entries()) {
    const code = edge >= 0 ? s.cells[edge >> 2] : 0;
    if (!isWorker(code) || workerSeat(code) !== step.seat || workersAt(box, s, edge) === 0)
      wrong(`${path}.edges[${i}]`, 'Da steht kein Arbeiter dieses Sitzes.', 'No worker of this seat stands there.');
    const jungle = s.cells[facing(edge)];
    if (!isJungle(jungle) || box.jungleKind[jungleType(jungle)] === 'temple')
      wrong(`${path}.edges[${i}]`, 'Da gibt es keine Arbeit.', 'There is no work there.');
  }
}
