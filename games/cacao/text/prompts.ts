/** What is asked of the seat that decides, in one sentence that also says what matters. */
import { type Decision, type Words, words } from '@atoll/engine';
import type { CacaoView, ViewStep } from '../rules/types.ts';
import { jungleTile } from './components.ts';
import { fruits } from './counted.ts';
import { edgeOn, jungleOn } from './surroundings.ts';

type Step<K extends ViewStep['kind']> = Extract<ViewStep, { kind: K }>;

export function prompt(decision: Decision, view: CacaoView): Words {
  const step = view.steps.at(-1);
  if (step?.kind === 'fill') return fillPrompt(step, view);
  if (step?.kind === 'work') return workPrompt(step, view);
  return placePrompt(decision.seat, view);
}

function placePrompt(seat: number, view: CacaoView): Words {
  const village = view.villages[seat];
  const last = village !== undefined && village.handSize + village.pileSize === 1;
  const tile = last
    ? words('dein letztes Arbeiterplättchen', 'your last worker tile')
    : words('ein Arbeiterplättchen', 'a worker tile');
  const mayOverbuild = view.pileSize === 0 && view.display.length === 0 && (village?.suns ?? 0) > 0;
  return mayOverbuild
    ? words(
        `Leg ${tile.de} an, oder überbau für einen Sonnenstein ein eigenes.`,
        `Place ${tile.en}, or overbuild one of your own for a sun token.`,
      )
    : words(`Leg ${tile.de} an.`, `Place ${tile.en}.`);
}

function fillPrompt(step: Step<'fill'>, view: CacaoView): Words {
  const [space = ''] = step.spaces;
  const tiles = view.display.length;
  if (step.spaces.length === 1)
    return words(
      `Füll das Urwaldfeld ${space}: welches Plättchen der Auslage kommt dorthin?`,
      `Fill the jungle space ${space}: which tile of the display goes there?`,
    );
  if (step.spaces.length <= tiles)
    return words(
      'Füll die Urwaldfelder: welches Plättchen kommt wohin?',
      'Fill the jungle spaces: which tile goes where?',
    );
  const rest =
    view.pileSize > 0
      ? words('das übrige Feld füllt der Stapel', 'the pile fills the space that is left')
      : words('mehr Plättchen gibt es nicht', 'there are no more tiles');
  return words(
    `${step.spaces.length} Urwaldfelder, ${tiles} in der Auslage: welches Feld füllst du zuerst? (${rest.de})`,
    `${step.spaces.length} jungle spaces, ${tiles} in the display: which space do you fill first? (${rest.en})`,
  );
}

const verbs: Readonly<Record<string, Words>> = {
  plantation: words('ernten', 'harvest'),
  market: words('verkaufen', 'sell'),
  mine: words('Gold holen', 'take gold'),
  water: words('Wasser tragen', 'carry water'),
  sun: words('Sonnensteine nehmen', 'take sun tokens'),
};

function workPrompt(step: Step<'work'>, view: CacaoView): Words {
  const ids = step.edges.map(edge => jungleOn(view, edgeOn(view, edge).space) ?? '');
  const kinds = [...new Set(ids.map(id => jungleTile(id).kind))];
  const stored = fruits(view.villages[step.seat]?.fruits ?? 0);
  if (kinds.length === 1 && kinds[0] === 'market') {
    const [only] = ids;
    return ids.length === 1 && only
      ? words(
          `${jungleTile(only).name.de}: verkaufen oder behalten? Im Lager: ${stored.de}.`,
          `${jungleTile(only).name.en}: sell or keep? In storage: ${stored.en}.`,
        )
      : words(
          `Auf welchem Markt verkaufst du? Im Lager: ${stored.de}.`,
          `At which market do you sell? In storage: ${stored.en}.`,
        );
  }
  const doing = kinds.map(kind => verbs[kind] ?? words('arbeiten', 'work'));
  const [de, en] = [doing.map(verb => verb.de).join(', '), doing.map(verb => verb.en).join(', ')];
  const order = kinds.includes('plantation') && kinds.includes('market');
  if (order)
    return words(
      `Deine Arbeiter sind wach: ${de} – in welcher Reihenfolge? Im Lager: ${stored.de}.`,
      `Your workers are awake: ${en} – in which order? In storage: ${stored.en}.`,
    );
  return words(
    `Deine Arbeiter sind wach: ${de} – oder darauf verzichten.`,
    `Your workers are awake: ${en} – or forgo it.`,
  );
}
