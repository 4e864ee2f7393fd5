/** Everybody one seat further on; the last comes first. So does the server for its tables. */
export const movedOn = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];
