/** Whether there is more of a row than is seen of it. */
export interface Beyond {
  before: boolean;
  after: boolean;
}

/** Less than this is a shadow or a rounded half pixel, and nothing that could be missed. */
const SLACK = 3;

/** `at`: how far it is scrolled; `room`: how much is seen of the whole. */
export function beyond(at: number, room: number, whole: number): Beyond {
  return { before: at > SLACK, after: at + room < whole - SLACK };
}
