/** The test kit every game must pass; see docs/adding-a-game.md. */

export { type CheckOptions, checkGame, properties } from './check.ts';
export { wrongNumber } from './checks/counting.ts';
export { dealsThatNeverDiffer } from './checks/dealing.ts';
export { compareGolden } from './checks/golden.ts';
export { massPlay, massPositions, secretsStaySecret } from './checks/mass.ts';
export { type Count, perft, perftTable } from './checks/perft.ts';
export { playthrough } from './checks/playthrough.ts';
export * as story from './story.ts';
export { Broken } from './walking/broken.ts';
export { probe } from './walking/probe.ts';
export { type Break, keepReplay, report, tellOnce } from './walking/report.ts';
export { type At, configName, configs, type Property, type Subject, viewers } from './walking/subject.ts';
export { type Path, walk } from './walking/walk.ts';
