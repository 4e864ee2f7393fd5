/** A row of a database, whichever it is. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

export const text = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** SQLite has numbers where others have truth values. */
export const isTrue = (value: Row[string] | undefined): boolean => value === true || value === 1;
