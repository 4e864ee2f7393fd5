/** What is asked of the seat that decides, in one sentence that also says what matters. */
import { type Decision, listed, type Words, words } from '@atoll/engine';
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
  if (step.spaces.length === 1)
    return words(
      'Welches Plättchen der Auslage kommt auf das markierte Feld?',
      'Which tile of the display goes on the marked space?',
    );
  if (step.spaces.length <= view.display.length)
    return words(
      'Füll die Urwaldfelder: Welches Plättchen kommt wohin?',
      'Fill the jungle spaces: which tile goes where?',
    );
  return view.pileSize > 0
    ? words(
        'Welches Feld füllst du zuerst? Das letzte füllt der Stapel.',
        'Which space do you fill first? The pile fills the last one.',
      )
    : words(
        'Welches Feld füllst du? Für alle reichen die Plättchen nicht.',
        'Which space do you fill? There are not enough tiles for all.',
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
          `${jungleTile(only).name.de}: Verkaufen oder behalten? Im Lager: ${stored.de}.`,
          `${jungleTile(only).name.en}: sell or keep? In storage: ${stored.en}.`,
        )
      : words(
          `An welchem Markt verkaufst du? Im Lager: ${stored.de}.`,
          `At which market do you sell? In storage: ${stored.en}.`,
        );
  }
  // The order matters only between harvesting and selling.
  if (kinds.includes('plantation') && kinds.includes('market'))
    return words(
      `Ernten oder verkaufen – was zuerst? Im Lager: ${stored.de}.`,
      `Harvest or sell – which first? In storage: ${stored.en}.`,
    );
  const { de, en } = listed(
    kinds.map(kind => verbs[kind] ?? words('arbeiten', 'work')),
    words('oder', 'or'),
  );
  return words(`Deine Arbeiter können ${de}.`, `Your workers can ${en}.`);
}
