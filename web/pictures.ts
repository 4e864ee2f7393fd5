/** The games' pictures, found by their place in the games' folders and loaded when they are first needed. */
import type { BoardModule, CoverProps } from '@atoll/boardkit/board.ts';
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import type { ComponentType } from 'preact';
import { once } from './rules.ts';

const boards = import.meta.glob<{ board: BoardModule }>('../games/*/board/index.tsx');
const covers = import.meta.glob<{ Cover: ComponentType<CoverProps> }>('../games/*/board/cover.tsx');
const examples = import.meta.glob<{ drawn: DrawnExamples }>('../games/*/board/examples/index.tsx');

/** A game that has drawn no board gets the plain one. */
export const loadBoard = once(
  async (id: string): Promise<BoardModule | null> =>
    (await boards[`../games/${id}/board/index.tsx`]?.())?.board ?? (await plain()),
);

const plain = async (): Promise<BoardModule> => (await import('@atoll/boardkit/plain/index.tsx')).plainBoard;

export const loadCover = once(
  async (id: string): Promise<ComponentType<CoverProps> | null> =>
    (await covers[`../games/${id}/board/cover.tsx`]?.())?.Cover ?? null,
);

export const loadExamples = once(
  async (id: string): Promise<DrawnExamples | null> =>
    (await examples[`../games/${id}/board/examples/index.tsx`]?.())?.drawn ?? null,
);
