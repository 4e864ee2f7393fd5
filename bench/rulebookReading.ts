/** `node bench/rulebookReading.ts`: how long `atoll rulebook read` takes for an invented German rulebook of 400 lines. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readModel, readRulebook } from '../rulebooks/index.ts';

const LINES = 400;
const ROUNDS = 5;
const who = ['Der Spieler am Zug', 'Jeder Mitspieler', 'Wer den Kompass hat', 'Der Startspieler', 'Die Kapitänin'];
const does = [
  'zieht zwei Karten vom verdeckten Stapel',
  'setzt einen Matrosen auf ein freies Feld der Seekarte',
  'würfelt mit allen drei Würfeln',
  'bezahlt drei Taler in den Vorrat',
  'rückt sein Schiff bis zu vier Felder weiter',
  'erhält so viele Siegpunkte, wie Fässer im Lager liegen',
  'gibt eine Karte an den linken Nachbarn ab',
];
const when = ['sobald der letzte Hafen besetzt ist', 'wenn niemand mehr ziehen kann', 'falls das Wetter umschlägt'];

/** Headings, sentences, and every fourth one broken over two lines as in a scan. */
function invented(): string {
  const lines: string[] = [];
  for (let i = 0; lines.length < LINES; i++)
    if (i % 23 === 0) lines.push(`KAPITEL ${i / 23 + 1}`);
    else {
      lines.push(`${who[i % who.length]} ${does[i % does.length]}, ${when[i % when.length]}.`);
      if (i % 4 === 0) lines.push('Danach ist der Nächste an der Reihe und be-', 'ginnt seinen Zug mit einem Wurf.');
    }
  return `${lines.slice(0, LINES).join('\n')}\n`;
}

const seconds = (work: () => void): number => {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
};
const said = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `least ${sorted[0]?.toFixed(2)} s, median ${sorted[ROUNDS >> 1]?.toFixed(2)} s`;
};
const rounds = (work: () => void): string => said(Array.from({ length: ROUNDS }, () => seconds(work)));

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'atoll-reading-'));
try {
  const text = invented();
  const file = join(folder, 'invented.txt');
  writeFileSync(file, text);
  const model = readModel(JSON.parse(readFileSync(here('rulebooks/model.json'), 'utf8')));
  console.log(`${LINES} lines, ${readRulebook(text, model).length} sentences`);
  console.log(`the reading itself: ${rounds(() => readRulebook(text, model))}`);
  const command = () => {
    const { status, stderr } = spawnSync(process.execPath, [here('cli/main.ts'), 'rulebook', 'read', file]);
    if (status !== 0) throw new Error(String(stderr));
  };
  console.log(`the whole command:  ${rounds(command)}`);
} finally {
  rmSync(folder, { recursive: true });
}
