/** A rulebook as numbered sentences with the elements that they carry. */
import { readNumbered } from './lines.ts';
import { type Model, type Prediction, predictorOf } from './model.ts';
import { sentencesOf } from './sentences.ts';

export interface ReadSentence extends Prediction {
  number: number;
  text: string;
}

export function readRulebook(text: string, model: Model): ReadSentence[] {
  const predict = predictorOf(model);
  const sentences = readNumbered(text) ?? sentencesOf(text).map((sentence, number) => ({ number, text: sentence }));
  return sentences.map(sentence => ({ ...sentence, ...predict(sentence.text) }));
}

const common = new Set(
  'der die das und ein eine den dem ist auf mit in zu von für nicht sich werden wird er sie'.split(' '),
);

/** The model has learned German only; in German every fifth word or so is one of these. */
export function looksGerman(sentences: readonly { text: string }[]): boolean {
  const words = sentences.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return words.length < 60 || words.filter(word => common.has(word)).length > 0.06 * words.length;
}
