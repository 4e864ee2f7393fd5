/** What the board's parts are called, in words: for headings, screen readers, hints and the lines under the pictures. */
import { alike, joined, listed, type Words, words } from '@atoll/engine';
import type { Action, God } from '../rules/names.ts';
import type { BoraView, ViewRegion } from '../rules/view/viewTypes.ts';
import { actionWords, goodWords, regionWords } from '../text/components.ts';
import type { ChartPath } from './map/geometry.ts';

export const labels = {
  map: words('Inseln', 'Islands'),
  mats: words('Aktionen: hierhin kommen die Würfel', 'Actions: this is where the dice go'),
  gods: words('Götterkarten', 'God cards'),
  hand: words('Deine Wahl', 'Your choice'),
  holdings: words('Was du hast', 'What you have'),
  dice: words('Deine Würfel', 'Your dice'),
  noDice: words('alle eingesetzt', 'all placed'),
  guide: words('Durchgang und Phase', 'Round and phase'),
  parts: words('Teile des Spielplans', 'Parts of the board'),
  villages: words('Tableaus', 'Player boards'),
  landPath: words('Landweg mit {n}', 'Land path of {n}'),
  waterPath: words('Wasserweg mit {n}', 'Water path of {n}'),
  legendLand: words('Landweg', 'land path'),
  legendWater: words('Wasserweg', 'water path'),
  legendFish: words('Fisch', 'fish'),
  legendSite: words('Bauplatz', 'building site'),
  pile: words('Stapel', 'Pile'),
  open: words('offen', 'open'),
  order: words('Zugreihenfolge', 'Turn order'),
  below: words('unter {n}', 'below {n}'),
  belowHint: words('Nur Würfel unter {n}, sonst mit dem blauen Gott', 'Only dice below {n}, others with the blue god'),
  free: words('frei', 'free'),
  full: words('gesperrt', 'closed'),
  fullHint: words('Nur noch mit dem blauen Gott', 'Only with the blue god'),
  anyDie: words('jeder Würfel', 'any die'),
  cannot: words('geht nicht', 'not possible'),
  yours: words('Dein Tableau', 'Your board'),
} as const;

export const sectionWords = {
  map: words('Inseln', 'Islands'),
  mats: words('Aktionen', 'Actions'),
  people: words('Männer, Frauen', 'Men, women'),
  tasks: words('Aufgaben', 'Tasks'),
  gods: words('Götter', 'Gods'),
  temple: words('Tempel', 'Temple'),
  jewelry: words('Schmuck', 'Jewellery'),
  status: words('Status', 'Status'),
  village: words('Tableau', 'Player board'),
} as const;
export const headings: Record<keyof typeof sectionWords, Words> = {
  ...sectionWords,
  people: words('Männer und Frauen', 'Men and women'),
  tasks: words('Ausliegende Aufgaben', 'Tasks on offer'),
  gods: words('Götter\u00adkarten', 'God cards'),
  status: words('Statusleiste', 'Status track'),
};
export type Section = keyof typeof sectionWords;

/** A god card by its colour alone. */
export const colours: Record<God, Words> = {
  blue: words('Blau', 'Blue'),
  white: words('Weiß', 'White'),
  red: words('Rot', 'Red'),
  green: words('Grün', 'Green'),
  yellow: words('Gelb', 'Yellow'),
};

/** The phases as people at the table speak of them. */
export const guideWords = {
  round: words('Durchgang {n} von {all}', 'Round {n} of {all}'),
  A: words('Würfel', 'Dice'),
  B: words('Männer und Frauen', 'Men and women'),
  C: words('Wertung', 'Scoring'),
  start: words('Erste Hütten', 'First huts'),
  last: words('Letzte Aufgaben', 'Last tasks'),
  over: words('Zu Ende', 'Finished'),
  jewelry: words('Schmuck', 'Jewellery'),
  tasks: words('Aufgabe', 'Task'),
  newTasks: words('neue Aufgabe', 'new task'),
  nth: words('{n}. Würfel', 'die {n}'),
} as const;

/** `{n}` and the like in a text, filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A region as it is read out: what it gives, its fish, who is there, which paths lead away. */
export function regionLabel(region: ViewRegion, paths: readonly ChartPath[], names: readonly string[]): Words {
  const parts = [
    regionWords(region.island, region.terrain),
    words(`Bauplatz gibt ${goodWords[region.good].de}`, `building site gives ${goodWords[region.good].en}`),
    words(`Fisch ${region.fish}`, `fish ${region.fish}`),
  ];
  const holder = region.site === null ? null : (names[region.site] ?? '');
  if (holder !== null) parts.push(words(`Bauplatz: ${holder}`, `building site: ${holder}`));
  const others = region.huts.filter(seat => seat !== region.site).map(seat => names[seat] ?? '');
  if (others.length > 0) {
    const { de, en } = listed(others.map(alike));
    parts.push(words(`Hütten von ${de}`, `huts of ${en}`));
  }
  const numbers = (kind: 'land' | 'water') =>
    paths
      .filter(path => path.kind === kind)
      .map(({ number }) => number)
      .join(', ');
  if (numbers('land')) parts.push(words(`Landwege ${numbers('land')}`, `land paths ${numbers('land')}`));
  if (numbers('water')) parts.push(words(`Wasserwege ${numbers('water')}`, `water paths ${numbers('water')}`));
  return joined(parts);
}

/** An action as it is read out: what the die in question would bring, what the action does, the dice on its mat. */
export function actionLabel(
  action: Action,
  dice: BoraView['mats'][number]['dice'],
  names: readonly string[],
  outlook: Words | null,
): Words {
  const { name, effect } = actionWords[action];
  const parts = [
    outlook ? words(`${name.de} ${outlook.de}.`, `${name.en} ${outlook.en}.`) : words(`${name.de}.`, `${name.en}.`),
    effect,
  ];
  if (dice.length > 0) {
    const lying = dice.map(({ seat, die }) => `${names[seat] ?? ''} ${die}`).join(', ');
    parts.push(words(`Hier liegen schon: ${lying}.`, `Dice here: ${lying}.`));
  }
  return joined(parts, ' ');
}
