/** Everything a player reads at a table of Bora Bora. */
import { type Decision, type GameText, type Words, words } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import type { BoraMove } from '../rules/types.ts';
import type { BoraView } from '../rules/viewTypes.ts';
import { materialWords } from './components.ts';
import { eventWords } from './events.ts';
import { choiceWords, moveWords } from './moves.ts';

function prompt(_decision: Decision, view: BoraView): Words {
  const step = view.steps.at(-1);
  switch (step?.kind) {
    case 'start':
      return words(
        'Setz deine erste Hütte in ein freies Gebiet mit einem Einserfisch.',
        'Set your first hut on a free region beside a fish of 1.',
      );
    case 'store': {
      const { de, en } = materialWords(step.material);
      return words(`Leg ${de} auf ein passendes Feld.`, `Lay ${en} on a fitting cell.`);
    }
    case 'die':
      return words('Setz einen Würfel ein.', 'Place a die.');
    case 'expand':
      return step.path === 'land'
        ? words(
            `Bau eine Hütte über einen Landweg mit höchstens ${step.most}.`,
            `Build a hut over a land path of at most ${step.most}.`,
          )
        : words(
            `Bau eine Hütte über einen Wasserweg mit höchstens ${step.most}.`,
            `Build a hut over a water path of at most ${step.most}.`,
          );
    case 'fish':
      return words(
        'Jetzt oder nie: Den Fisch mit dem roten Gott werten?',
        'Now or never: score the fish with the red god?',
      );
    case 'take':
      return step.sex === 'man'
        ? words(`Nimm einen Mann, höchstens von der ${step.most}.`, `Take a man, from ${step.most} at most.`)
        : words(`Nimm eine Frau, höchstens von der ${step.most}.`, `Take a woman, from ${step.most} at most.`);
    case 'help':
      return words(
        `Der Helfer tauscht: noch ${step.points} Würfelpunkte.`,
        `The helper exchanges: ${step.points} die points left.`,
      );
    case 'priest':
      return words(
        `Stell einen Priester auf ein Tempelfeld, höchstens ${step.most}.`,
        `Put a priest on a temple space, ${step.most} at most.`,
      );
    case 'build':
      return words(
        `Verbau ein Bauplättchen mit höchstens ${step.most}.`,
        `Build a building tile of at most ${step.most}.`,
      );
    case 'fire':
      return words(
        'Feuerbonus: Karte oder Opfergabe, und Status oder Muschel.',
        'Fire bonus: card or offering, and status or shell.',
      );
    case 'use':
      return words(
        'Nutz eine Männerart und eine Frauenart, oder hör auf.',
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
      return words('Kauf ein Schmuckstück, oder verzichte.', 'Buy a piece of jewelry, or pass.');
    case 'task':
      return words('Erfüll eine deiner Aufgaben.', 'Fulfil one of your tasks.');
    case 'newTask':
      return words('Nimm eine neue Aufgabe.', 'Take a new task.');
    case 'last':
      return words('Erfüll noch Aufgaben, oder hör auf.', 'Fulfil more tasks, or stop.');
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
    people: words('Personen', 'People'),
    building: words('Bauen', 'Building'),
    status: words('Status', 'Status'),
    temple: words('Tempel', 'Temple'),
    tasks: words('Aufgaben', 'Tasks'),
    fish: words('Fische', 'Fish'),
    jewelry: words('Schmuck', 'Jewelry'),
    gods: words('Götterplättchen', 'God tiles'),
    bonuses: words('Boni', 'Bonuses'),
  },
  kinds: {
    start: words('Erste Hütte', 'First hut'),
    store: words('Baustoff ablegen', 'Lay down a material'),
    die: words('Würfel einsetzen', 'Place a die'),
    expand: words('Ausbreiten', 'Expand'),
    fish: words('Fisch werten', 'Score a fish'),
    take: words('Person nehmen', 'Take a person'),
    help: words('Helfer', 'Helper'),
    priest: words('Priester in den Tempel', 'Priest to the temple'),
    build: words('Bauen', 'Build'),
    fire: words('Feuerbonus', 'Fire bonus'),
    use: words('Personen nutzen', 'Use people'),
    gather: words('Baustoffe nehmen', 'Take materials'),
    card: words('Götterkarten nehmen', 'Take god cards'),
    hut: words('Hütten versetzen', 'Move huts'),
    jewel: words('Schmuck kaufen', 'Buy jewelry'),
    task: words('Aufgabe erfüllen', 'Fulfil a task'),
    newTask: words('Neue Aufgabe', 'New task'),
    last: words('Letzte Aufgaben', 'Last tasks'),
  },
};
