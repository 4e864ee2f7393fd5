/** The temple: six spaces for priests. A new priest pushes the others down, and the lowest one out. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { SeatMark, seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { counted, type Seat, type Words, words } from '@atoll/engine';
import { templeFirst } from '../../rules/places/temple.ts';
import { nouns } from '../../text/nouns.ts';
import { useAim } from '../aim.ts';
import { Choice } from '../choice.ts';
import { reachOf } from '../hand/reach.ts';
import { Icon } from '../icons.tsx';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import { askedFor, type Props } from '../props.ts';
import { points } from './pieceWords.ts';
import { stateOf } from './progress.ts';
import { pushedOut } from './village.ts';

const labels = {
  temple: { de: 'Tempel: Felder für Priester', en: 'Temple: spaces for priests' },
  worth: { de: 'Jeder Priester bringt am Ende des Durchgangs', en: 'At the end of the round each priest brings' },
  push: {
    de: 'Ein neuer Priester schiebt die anderen hinunter; wer von der 1 fällt, ist draußen.',
    en: 'A new priest pushes the others down; off space 1 they’re out.',
  },
  leads: { de: 'bekäme das Götterplättchen', en: 'would get the god tile' },
  nobody: { de: 'Das Götterplättchen bekäme noch niemand', en: 'Nobody would get the god tile yet' },
  empty: { de: 'leer', en: 'empty' },
  out: { de: 'ist draußen', en: 'is out' },
} as const;

const tilesLeft = (n: number): Words => {
  const { de, en } = counted(n, nouns.godTile);
  return words(`${de} im Tempel.`, `${en} in the temple.`);
};

function Priest({ seat, ghost }: { seat: Seat; ghost: boolean }) {
  return (
    <span
      class={`bora-priest ${ghost ? 'is-ghost' : ''}`}
      style={{ color: seatColour(seat) }}
      aria-hidden="true"
      data-component="priest"
    >
      <Icon name="priest" language="de" size={38} quiet />
      <SeatMark seat={seat} size={15} class="bora-priest-mark" />
    </span>
  );
}

export function Temple(props: Props) {
  const { view, t, names, game, language } = props;
  const reach = reachOf(game.box, view, { ...props.picks, ...useAim() });
  const seen = useAfter(props);
  const pushing = askedFor(props) === 'priest' && seen !== null;
  const row = pushing ? seen.temple : view.temple;
  const out = pushing && typeof props.viewer === 'number' ? pushedOut(view.temple, row, props.viewer) : null;
  const first = templeFirst(stateOf(game, pushing ? seen : view));
  const worth = view.rounds[view.round - 1]?.priest ?? 0;
  return (
    <div class="bora-temple">
      <p class="bora-small">
        {!view.over && `${t(labels.worth)} ${t(points(worth))}. `}
        {t(labels.push)}
      </p>
      <ChoiceGroup label={t(labels.temple)} class="bora-temple-row">
        <span class={`bora-temple-out ${out === null ? '' : 'is-used'}`}>
          {out !== null && <Priest seat={out} ghost />}
          <Icon name="push" language={language} size={14} quiet />
          {out !== null && <span class="bora-unseen">{`${names[out]} ${t(labels.out)}`}</span>}
        </span>
        {view.temple.map((owner, i) => {
          const space = i + 1;
          const shown = row[i] ?? null;
          const who = owner === null ? t(labels.empty) : (names[owner] ?? '');
          const reached = reach?.what === 'temple' ? (space <= reach.most ? 'is-reached' : 'is-beyond') : '';
          return (
            <Choice
              key={space}
              props={askedFor(props) === 'priest' ? props : { ...props, asking: false }}
              picks={{ space }}
              tried={{ space }}
              place={place.temple(space)}
              component="temple"
              label={t(words(`Tempelfeld ${space}: ${who}`, `Temple space ${space}: ${who}`))}
              hint={t(words(`Tempelfeld ${space}: ${who}`, `Temple space ${space}: ${who}`))}
              class={`bora-temple-space is-height-${space} ${reached}`}
            >
              <span class="bora-temple-stand">{shown !== null && <Priest seat={shown} ghost={shown !== owner} />}</span>
              <span class="bora-temple-step" aria-hidden="true">
                {space}
              </span>
            </Choice>
          );
        })}
      </ChoiceGroup>
      <p class="bora-temple-tiles" data-component="godTile">
        <span class="bora-tiles" aria-hidden="true">
          {Array.from({ length: view.templeTiles }, (_, i) => (
            <Icon key={i} name="tile" language={language} size={20} quiet />
          ))}
        </span>
        <span>
          {t(tilesLeft(view.templeTiles))}{' '}
          {view.templeTiles > 0 &&
            !view.over &&
            (first === null ? (
              `${t(labels.nobody)}.`
            ) : (
              <>
                <SeatMark seat={first} size={14} /> {names[first]} {t(labels.leads)}.
              </>
            ))}
        </span>
      </p>
    </div>
  );
}
