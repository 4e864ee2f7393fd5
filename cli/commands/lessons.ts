/** `atoll lessons`: the lessons of a game, each done as it describes itself. */
import { choose } from '@atoll/bots';
import { checkLesson, type Language, type LessonReport } from '@atoll/engine';
import { has, language, readArgs } from '../args.ts';
import { type Opened, openGame } from '../files/openGame.ts';
import type { Command } from './command.ts';

interface Result {
  game: string;
  lessons: LessonReport[];
  /** Kinds of decision that no lesson touches. */
  missing: string[];
}

export const lessons: Command = async argv => {
  const args = readArgs(argv, { json: 'switch', lang: 'value' }, { min: 1, max: 1 });
  const lang = language(args);
  const opened = await openGame(args.words[0] as string);
  const result = await checkAll(opened);
  if (has(args, 'json')) {
    const lessons = result.lessons.map(({ faults, ...report }) => (faults.length > 0 ? { ...report, faults } : report));
    console.log(JSON.stringify({ ...result, lessons }, null, 2));
  } else print(opened, result, lang);
  const faults = result.lessons.flatMap(({ id, faults }) => faults.map(fault => `${id}: ${fault}`));
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
};

async function checkAll({ module, game, sense }: Opened): Promise<Result> {
  const thinks = (bot: string, view: unknown, seat: number) =>
    choose(bot, { game, view, ...(sense ? { sense } : {}), seed: `lesson ${seat}`, budget: {} });
  const reports = ((await module.lessons?.()) ?? []).map(lesson => checkLesson(module, game, lesson, thinks));
  const touched = new Set(reports.flatMap(({ kinds }) => kinds));
  return {
    game: module.id,
    lessons: reports,
    missing: Object.keys(module.text.kinds).filter(kind => !touched.has(kind)),
  };
}

function print({ module }: Opened, { lessons, missing }: Result, lang: Language): void {
  const de = lang === 'de';
  const { name } = module.about;
  if (lessons.length === 0) console.log(de ? `${name} hat noch keine Lektionen.` : `${name} has no lessons yet.`);
  for (const { id, steps, kinds, rules, faults } of lessons) {
    const named =
      kinds.map(kind => module.text.kinds[kind]?.[lang] ?? kind).join(', ') || (de ? 'nur lesen' : 'reading only');
    const mark = faults.length > 0 ? '✗' : '✓';
    console.log(`${mark} ${id}: ${steps} ${de ? 'Schritte' : 'steps'}; ${named}; ${rules.join(' ')}`);
  }
  if (missing.length > 0)
    console.log(
      `${de ? 'In keiner Lektion' : 'In no lesson'}: ${missing.map(kind => `${module.text.kinds[kind]?.[lang]} (${kind})`).join(', ')}`,
    );
}
