/** Everything a player reads at a table of Bora Bora. */
import { alike, counted, type Decision, type GameText, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import type { BoraMove } from '../rules/types.ts';
import type { BoraView } from '../rules/view/viewTypes.ts';
import { materialWords } from './components.ts';
import { eventWords } from './events.ts';
import { choiceWords, moveWords } from './moves.ts';
import { nouns } from './nouns.ts';

/** `1 bis 4`; a 1 alone is a 1. */
const upTo = (most: number): Words => (most === 1 ? alike('1') : words(`1 bis ${most}`, `1 to ${most}`));

function prompt(_decision: Decision, view: BoraView): Words {
  const step = view.steps.at(-1);
  switch (step?.kind) {
    case 'start':
      return words(
        'Setz deine erste Hütte in ein freies Gebiet mit Fisch 1.',
        'Place your first hut in a free region with a 1-point fish.',
      );
    case 'store': {
      const { de, en } = materialWords(step.material);
      return words(`Leg ${de} auf ein passendes Feld.`, `Place ${en} on a matching cell.`);
    }
    case 'die':
      return words('Setz einen Würfel ein.', 'Place a die.');
    case 'expand':
      return step.path === 'land'
        ? words(
            `Bau eine Hütte über einen Landweg mit höchstens ${step.most}.`,
            `Build a hut over a land path of ${step.most} or lower.`,
          )
        : words(
            `Bau eine Hütte über einen Wasserweg mit höchstens ${step.most}.`,
            `Build a hut over a water path of ${step.most} or lower.`,
          );
    case 'fish':
      return words(
        'Fisch mit dem roten Gott werten? Jetzt oder nie.',
        'Score the fish with the red god? Now or never.',
      );
    case 'take':
      return step.sex === 'man'
        ? words(`Nimm einen Mann von der ${upTo(step.most).de}.`, `Take a man from ${upTo(step.most).en}.`)
        : words(`Nimm eine Frau von der ${upTo(step.most).de}.`, `Take a woman from ${upTo(step.most).en}.`);
    case 'help': {
      const { de, en } = counted(step.points, nouns.diePoint);
      return words(`Tausch beim Helfer: noch ${de}.`, `Helper exchange: ${en} left.`);
    }
    case 'priest':
      return words(
        `Stell einen Priester auf Tempelfeld ${upTo(step.most).de}.`,
        `Put a priest on temple space ${upTo(step.most).en}.`,
      );
    case 'build':
      return words(
        `Verbau ein Bauplättchen mit höchstens ${step.most}.`,
        `Build a building tile of ${step.most} or lower.`,
      );
    case 'fire':
      return words(
        'Feuerbonus: Nimm Karte oder Opfergabe, dazu Status oder Muschel.',
        'Fire bonus: take a card or offering, plus status or a shell.',
      );
    case 'use':
      return words(
        'Nutze Männer eines Berufs und Frauen eines Berufs – oder hör auf.',
        'Use one trade of men and one of women, or stop.',
      );
    case 'gather':
      return words(`Nimm Baustoffe: noch ${step.left}.`, `Take materials: ${step.left} left.`);
    case 'card':
      return words(`Nimm Götterkarten: noch ${step.left}.`, `Take god cards: ${step.left} left.`);
    case 'hut':
      return words(
        `Versetz Hütten aufs 12. Feld: noch bis zu ${step.left}.`,
        `Move huts to the 12th space: up to ${step.left} more.`,
      );
    case 'jewel':
      return words('Kauf ein Schmuckstück oder verzichte.', 'Buy a piece of jewellery, or pass.');
    case 'task':
      return words('Erfülle eine deiner Aufgaben.', 'Fulfil one of your tasks.');
    case 'newTask':
      return words('Nimm eine neue Aufgabe.', 'Take a new task.');
    case 'last':
      return words('Erfülle noch Aufgaben oder hör auf.', 'Fulfil more tasks, or stop.');
    case undefined:
      return words('Die Partie ist zu Ende.', 'The game is over.');
  }
}

export const text: GameText<BoraMove, BoraEvent, BoraView, Box> = {
  prompt,
  move: moveWords,
  choice: choiceWords,
  event: eventWords,
  categories: {
    start: words('Start', 'Start'),
    fishing: words('Fischen', 'Fishing'),
    helper: words('Helfer', 'Helper'),
    people: words('Männer und Frauen', 'Men and women'),
    building: words('Bauen', 'Building'),
    status: words('Status', 'Status'),
    temple: words('Tempel', 'Temple'),
    tasks: words('Aufgaben', 'Tasks'),
    fish: words('Fischplättchen', 'Fish tiles'),
    jewelry: words('Schmuck', 'Jewellery'),
    gods: words('Götterplättchen', 'God tiles'),
    bonuses: words('Boni', 'Bonuses'),
  },
  kinds: {
    start: words('Erste Hütte', 'First hut'),
    store: words('Baustoff ablegen', 'Place a material'),
    die: words('Würfel einsetzen', 'Place a die'),
    expand: words('Ausbreiten', 'Expand'),
    fish: words('Fisch werten', 'Score a fish'),
    take: words('Mann oder Frau nehmen', 'Take a man or woman'),
    help: words('Helfer', 'Helper'),
    priest: words('Priester in den Tempel', 'Priest to the temple'),
    build: words('Bauen', 'Build'),
    fire: words('Feuerbonus', 'Fire bonus'),
    use: words('Männer und Frauen nutzen', 'Use men and women'),
    gather: words('Baustoffe nehmen', 'Take materials'),
    card: words('Götterkarten nehmen', 'Take god cards'),
    hut: words('Hütten versetzen', 'Move huts'),
    jewel: words('Schmuck kaufen', 'Buy jewellery'),
    task: words('Aufgabe erfüllen', 'Fulfil a task'),
    newTask: words('Neue Aufgabe', 'New task'),
    last: words('Letzte Aufgaben', 'Last tasks'),
  },
};
