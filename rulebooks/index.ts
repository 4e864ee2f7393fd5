import json from './model.json' with { type: 'json' };
import type { Model } from './model.ts';
import { readModel } from './modelFile.ts';

export { type Decoded, decode, type Encoding, mostBytes } from './decoding.ts';
export { type ElementId, elementById, elements } from './elements.ts';
export { readTagged, type TaggedFile, type TaggedLine, writeLine } from './lines.ts';
export { fingerprint, type Model, type Prediction, predictorOf } from './model.ts';
export { readModel, writeModel } from './modelFile.ts';
export { looksGerman, type ReadSentence, readRulebook } from './reading.ts';
export { crossValidate, meanScores, type Quality, type Scores, scoresOf, type Verdict } from './scoring.ts';
export { sentencesOf } from './sentences.ts';
export { type Example, train } from './training.ts';

/** The model that comes with Atoll. */
export const ownModel = (): Model => readModel(json);
