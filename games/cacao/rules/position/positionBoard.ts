/** The board of a position: whether the tiles on it can have come to lie there. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { cellName, cellOf, isJungle, isJungleSpace, isWorker, jungleType, STEP } from '../grid.ts';
import type { CacaoState } from '../types.ts';

const { wrong } = shape;

/** Every tile where it can lie, no space left unfilled that had to be filled. */
export function checkBoard(box: Box, s: CacaoState): void {
  const around = (cell: number, is: (code: number) => boolean) => STEP.filter(step => is(s.cells[cell + step])).length;
  const start = box.edition.start.map(({ cell, jungle }) => {
    const code = s.cells[cellOf(cell)];
    if (!isJungle(code) || box.jungleIds[jungleType(code)] !== jungle)
      wrong('board', `Auf ${cell} liegt zu Beginn ${jungle}.`, `${jungle} lies on ${cell} from the start.`);
    return cellOf(cell);
  });
  const exhausted = s.pile.length === 0 && s.display.length === 0;
  const next = s.steps.at(-1);
  const filling = next?.kind === 'fill' ? next.spaces : [];
  for (const [i, put] of s.placed.entries()) {
    const cell = put >>> 16;
    const path = `board[${i}]`;
    if (isWorker(put & 0xffff)) {
      if (around(cell, isJungle) === 0)
        wrong(
          path,
          'Neben diesem Arbeiterplättchen liegt kein Urwaldplättchen.',
          'There is no jungle tile beside this worker tile.',
        );
      if (s.cells[cell] !== (put & 0xffff) && !exhausted)
        wrong(
          path,
          'Überbaut wird erst, wenn Stapel und Auslage leer sind.',
          'Tiles are overbuilt only when pile and display are empty.',
        );
    } else if (!start.includes(cell) && around(cell, isWorker) < 2)
      wrong(
        path,
        'An einem Urwaldplättchen liegen mindestens zwei Arbeiterplättchen.',
        'A jungle tile has at least two worker tiles beside it.',
      );
    for (const step of STEP) {
      const space = cell + step;
      const empty = isJungleSpace(space) && s.cells[space] === 0;
      if (empty && around(space, isWorker) >= 2 && !exhausted && !filling.includes(space))
        wrong(
          'board',
          `Das Feld ${cellName(space)} müsste gefüllt sein.`,
          `The space ${cellName(space)} should be filled.`,
        );
    }
  }
  checkGrowth(s, start);
}

/** Every tile came to lie beside earlier ones: a worker tile beside one jungle tile, a jungle tile beside two workers. */
function checkGrowth(s: CacaoState, start: readonly number[]): void {
  const reached = new Set(start);
  const grow = (): boolean => {
    const before = reached.size;
    for (const put of s.placed) {
      const cell = put >>> 16;
      const beside = STEP.filter(step => reached.has(cell + step)).length;
      if (beside >= (isWorker(put & 0xffff) ? 1 : 2)) reached.add(cell);
    }
    return reached.size > before;
  };
  while (grow());
  const stray = s.placed.findIndex(put => !reached.has(put >>> 16));
  if (stray >= 0)
    wrong(
      `board[${stray}]`,
      'Dieses Plättchen hängt nicht mit den Startplättchen zusammen.',
      'This tile cannot have grown from the starting tiles.',
    );
}
