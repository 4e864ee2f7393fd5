/** Reading the command line: flags that are known, values that are checked, nothing that is silently ignored. */
import { parseArgs } from 'node:util';
import { type Language, languages } from '@atoll/engine';
import { systemLanguage, usage } from './commands/usage.ts';

/** `value` takes one, `values` may be repeated, `switch` takes none. */
export type FlagSpec = Readonly<Record<string, 'value' | 'values' | 'switch'>>;

export interface Args {
  /** What is not a flag, in order. */
  words: string[];
  values: Map<string, string[]>;
}

/**
 * Flags may stand anywhere; `--` ends them. A single dash begins no flag, only a word: a number, a file, or stdin.
 * `parseArgs` finds the flags; what it finds is checked here, so that refusals come in both languages.
 */
export function readArgs(argv: readonly string[], flags: FlagSpec, words: { min: number; max: number }): Args {
  const args: Args = { words: [], values: new Map() };
  const { tokens } = parseArgs({
    args: argv.map(arg => (/^-[^-]/.test(arg) ? `word ${arg}` : arg)),
    options: Object.fromEntries(
      Object.entries(flags).map(([name, kind]) => [
        name,
        { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'values' } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === 'positional') args.words.push(argv[token.index] as string);
    else if (token.kind === 'option') {
      const { name } = token;
      const given = args.values.get(name) ?? [];
      // A value of its own is the next word as it was typed.
      const text = token.value === undefined || token.inlineValue ? token.value : argv[token.index + 1];
      args.values.set(name, [...given, checkedFlag(name, flags, given, text, token.inlineValue === true)]);
    }
  if (args.words.length < words.min)
    throw usage('arguments', 'Da fehlt etwas auf der Befehlszeile.', 'Something is missing on the command line.');
  if (args.words.length > words.max)
    throw usage(
      'arguments',
      `Mit „${args.words[words.max]}“ ist hier nichts anzufangen.`,
      `There is no use for “${args.words[words.max]}” here.`,
    );
  return args;
}

/** The value of a flag; throws where the flag is unknown, was given before, or has no value or one too many. */
function checkedFlag(
  name: string,
  flags: FlagSpec,
  given: readonly string[],
  text: string | undefined,
  inline: boolean,
): string {
  const kind = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!kind) throw unknownFlag(name, flags);
  if (given.length > 0 && kind !== 'values')
    throw usage('flag', `--${name} steht zweimal da.`, `--${name} is given twice.`);
  if (kind === 'switch') {
    if (text !== undefined) throw usage('flag', `--${name} nimmt keinen Wert.`, `--${name} does not take a value.`);
    return '';
  }
  if (text === undefined || (!inline && text.startsWith('--')))
    throw usage('flag', `Nach --${name} fehlt der Wert.`, `--${name} needs a value.`);
  return text;
}

/** Refuses flags that mean nothing with, or without, another one. */
export function refuseFlags(args: Args, names: readonly string[], other: { with: string } | { without: string }): void {
  const found = names.find(name => args.values.has(name));
  if (found === undefined) return;
  throw 'with' in other
    ? usage(
        'flag',
        `--${found} hat neben --${other.with} keinen Sinn.`,
        `--${found} means nothing beside --${other.with}.`,
      )
    : usage(
        'flag',
        `--${found} gilt nur zusammen mit --${other.without}.`,
        `--${found} only means something with --${other.without}.`,
      );
}

function unknownFlag(name: string, flags: FlagSpec) {
  const known = Object.keys(flags)
    .map(flag => `--${flag}`)
    .join(', ');
  return usage(
    'flag',
    `--${name} gibt es hier nicht; es gibt ${known}.`,
    `There is no --${name} here; there are ${known}.`,
  );
}

export const has = (args: Args, name: string): boolean => args.values.has(name);

export const value = (args: Args, name: string): string | undefined => args.values.get(name)?.[0];

/** A whole number within limits. */
export function number(args: Args, name: string, min: number, max: number): number | undefined {
  const text = value(args, name);
  return text === undefined ? undefined : wholeNumber(text, `--${name}`, min, max);
}

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const found = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(found >= min && found <= max))
    throw usage(
      'number',
      `${name} ist eine ganze Zahl von ${min} bis ${max}, nicht „${text}“.`,
      `${name} is a whole number from ${min} to ${max}, not “${text}”.`,
    );
  return found;
}

export function language(args: Args): Language {
  const text = value(args, 'lang');
  if (text === undefined) return systemLanguage();
  const found = languages.find(known => known === text);
  if (!found)
    throw usage(
      'language',
      `--lang ist ${languages.join(' oder ')}, nicht „${text}“.`,
      `--lang is ${languages.join(' or ')}, not “${text}”.`,
    );
  return found;
}
