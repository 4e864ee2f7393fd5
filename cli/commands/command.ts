/** A command gets what follows its name and answers with the exit code. It throws `BadInput` for what it cannot use. */
export type Command = (argv: readonly string[]) => Promise<number>;
