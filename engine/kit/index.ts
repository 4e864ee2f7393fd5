/** The test kit every game must pass; see docs/adding-a-game.md. */
export { Broken } from './broken.ts';
export { type CheckOptions, checkGame, properties } from './check.ts';
export { wrongNumber } from './counting.ts';
export { compareGolden } from './golden.ts';
export { massPlay, massPositions, secretsStaySecret } from './mass.ts';
export { type Count, perft, perftTable } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { type Break, probe, report } from './probe.ts';
export * as story from './story.ts';
export { type At, configName, configs, type Property, type Subject, viewers } from './subject.ts';
export { type Path, walk } from './walk.ts';
