/** The jewelry, round by round: what it costs in shells and what it brings at the end. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { capitalised } from '@atoll/engine';
import { useMemo } from 'preact/hooks';
import type { ViewJewel } from '../../rules/view/viewTypes.ts';
import { jewelWords } from '../../text/components.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { Named } from '../named.tsx';
import { place } from '../places.ts';
import { askedFor, ownVillage, type Props } from '../props.ts';
import { jewelOffer, purseWords } from '../village/pieceWords.ts';

const labels = {
  round: { de: 'Durchgang {n}', en: 'Round {n}' },
  now: { de: 'jetzt zu kaufen', en: 'on sale now' },
  last: { de: 'übrig geblieben', en: 'left over' },
  sold: { de: 'verkauft', en: 'sold' },
  pass: { de: 'Nichts kaufen', en: 'Buy nothing' },
  passHint: { de: 'Du behältst deine Muscheln.', en: 'You keep your shells.' },
  later: { de: 'Später', en: 'Later' },
} as const;

type Jewels = readonly (ViewJewel | null)[];

const roundName = (props: Props, round: number): string => props.t(labels.round).replace('{n}', String(round));

function OnSale({ props, jewel }: { props: Props; jewel: ViewJewel }) {
  const { t, language } = props;
  const shells = ownVillage(props)?.shells ?? null;
  const purse = shells === null ? null : purseWords(shells, jewel.cost);
  const poor = shells !== null && shells < jewel.cost;
  const label = t(jewelOffer(jewel));
  return (
    <Choice
      props={askedFor(props) === 'jewel' ? props : { ...props, asking: false }}
      picks={{ jewel: jewel.jewel }}
      tried={{ jewel: jewel.jewel }}
      place={place.jewel(jewel.jewel)}
      component={`jewelry-${jewel.kind}`}
      hint={label}
      class={`bora-jewel is-now ${poor ? 'is-poor' : ''}`}
    >
      <Named name={purse ? `${label}; ${t(purse)}` : label}>
        <Icon name={jewel.kind} language={language} size={44} quiet />
        <b>{t(capitalised(jewelWords[jewel.kind].one))}</b>
        <Price props={props} jewel={jewel} />
        {purse && <span class="bora-purse">{t(purse)}</span>}
      </Named>
    </Choice>
  );
}

function Price({ props, jewel }: { props: Props; jewel: ViewJewel }) {
  const { language } = props;
  return (
    <span class="bora-jewel-price" aria-hidden="true">
      <span class="bora-cost" data-component="shell">
        {jewel.cost}
        <Icon name="shell" language={language} size={17} quiet />
      </span>
      <Icon name="right" language={language} size={10} quiet />
      <span class="bora-worth">
        {jewel.points}
        <Icon name="points" language={language} size={17} quiet />
      </span>
    </span>
  );
}

export function Jewelry(props: Props) {
  const { view, t, language } = props;
  const now = view.jewelry[view.round - 1] ?? [];
  const offered = view.over ? labels.last : labels.now;
  const later = view.jewelry.slice(view.round).map((jewels, i) => ({ round: view.round + i + 1, jewels }));
  return (
    <div class="bora-jewelry">
      <ChoiceGroup label={`${roundName(props, view.round)}, ${t(offered)}`} class="bora-jewels">
        <div class="bora-jewels-head">
          <p>
            <b>{roundName(props, view.round)}</b> <span>{t(offered)}</span>
          </p>
          {askedFor(props) === 'jewel' && (
            <Choice props={props} picks={{ jewel: 'pass' }} hint={t(labels.passHint)} class="bora-pass">
              <Icon name="cross" language={language} size={16} quiet />
              {t(labels.pass)}
            </Choice>
          )}
        </div>
        {now.map((jewel, i) =>
          jewel ? (
            <OnSale key={jewel.jewel} props={props} jewel={jewel} />
          ) : (
            <div key={`sold ${i}`} class="bora-jewel is-sold">
              {t(labels.sold)}
            </div>
          ),
        )}
      </ChoiceGroup>
      {later.length > 0 && <Later props={props} later={later} />}
    </div>
  );
}

/** What later rounds offer lies there unchanged for whole rounds, so it is drawn once for all that happens meanwhile. */
function Later({ props, later }: { props: Props; later: readonly { round: number; jewels: Jewels }[] }) {
  const { t, language } = props;
  return useMemo(
    () => (
      <ol class="bora-later" aria-label={t(labels.later)}>
        {later.map(({ round, jewels }) => (
          <li key={round}>
            <span class="bora-later-round">{roundName(props, round)}</span>
            <ul>
              {jewels.map(
                jewel =>
                  jewel && (
                    <li
                      key={jewel.jewel}
                      data-hint={t(jewelOffer(jewel))}
                      data-place={place.jewel(jewel.jewel)}
                      data-component={`jewelry-${jewel.kind}`}
                    >
                      <span class="bora-unseen">{t(jewelOffer(jewel))}</span>
                      <Icon name={jewel.kind} language={language} size={22} quiet />
                      <Price props={props} jewel={jewel} />
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    ),
    [JSON.stringify(later), language],
  );
}
