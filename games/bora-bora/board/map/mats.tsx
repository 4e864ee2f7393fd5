/** The action tiles as a row of mats: the dice on them, and what the viewer's dice could do there. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import type { Words } from '@atoll/engine';
import type { Action } from '../../rules/names.ts';
import type { BoraView } from '../../rules/view/viewTypes.ts';
import { actionWords, godWords } from '../../text/components.ts';
import { useAim } from '../aim.ts';
import { Choice } from '../choice.ts';
import { actionIcons, godIcon, Icon } from '../icons.tsx';
import { place } from '../places.ts';
import { godsNeeded, meant, outlook } from '../preview/preview.ts';
import { askedFor, ownVillage, type Props } from '../props.ts';
import { actionLabel, filled, labels } from '../words.ts';
import { Die } from './seatPieces.tsx';

type Mat = BoraView['mats'][number];

export function Mats(props: Props) {
  return (
    <ChoiceGroup label={props.t(labels.mats)} class="bora-mats">
      {props.view.mats.map(mat => (
        <MatPicture key={mat.actions.join()} props={props} mat={mat} />
      ))}
    </ChoiceGroup>
  );
}

function MatPicture({ props, mat }: { props: Props; mat: Mat }) {
  const { t } = props;
  const lowest = mat.dice.reduce((least, { die }) => Math.min(least, die), 7);
  const fishing = mat.actions.includes('fishing');
  const rule = fishing ? labels.anyDie : lowest === 7 ? labels.free : lowest === 1 ? labels.full : labels.below;
  const ruleHint = fishing || lowest === 7 ? undefined : lowest === 1 ? labels.fullHint : labels.belowHint;
  return (
    <div class={`bora-mat ${mat.actions.length > 1 ? 'is-shared' : ''} ${fishing ? 'is-fishing' : ''}`}>
      <div class="bora-mat-actions">
        {mat.actions.map(action => (
          <ActionPicture key={action} props={props} mat={mat} action={action} />
        ))}
      </div>
      <div class="bora-mat-dice">
        {mat.dice.map(({ seat, die }, i) => (
          <span
            key={i}
            class="bora-mat-die"
            data-hint={`${props.names[seat]}: ${die}`}
            data-place={place.matDie(mat.actions[0] ?? 'fishing', i)}
            data-component="die"
          >
            <Die seat={seat} die={die} size={28} />
          </span>
        ))}
        <GhostDie props={props} mat={mat} />
        <span
          class="bora-mat-rule"
          data-hint={ruleHint && filled(t(ruleHint), { n: lowest })}
          data-component={ruleHint && 'god-blue'}
        >
          {filled(t(rule), { n: lowest })}
        </span>
      </div>
    </div>
  );
}

/** The own die as it would lie there. */
function GhostDie({ props, mat }: { props: Props; mat: Mat }) {
  const aim = useAim();
  if (askedFor(props) !== 'die' || typeof props.viewer !== 'number') return null;
  const action = (aim.action ?? props.picks.action) as Action | undefined;
  const die = Number(aim.die ?? props.picks.die ?? 0);
  if (action === undefined || die === 0 || !mat.actions.includes(action) || !isLegal(props, { die, action }))
    return null;
  return (
    <span class="bora-mat-die is-ghost">
      <Die seat={props.viewer} die={die} size={28} />
    </span>
  );
}

function ActionPicture({ props, mat, action }: { props: Props; mat: Mat; action: Action }) {
  const { t, language } = props;
  const aim = useAim();
  const asked = askedFor(props) === 'die';
  const die = asked ? Number(aim.die ?? props.picks.die ?? 0) : 0;
  const move = die > 0 ? meant(props.moves, die, action, props.picks) : null;
  const seen = move ? outlook(props, move) : null;
  const line: Words | null = seen ? seen.words : die > 0 ? labels.cannot : null;
  const label = t(actionLabel(action, mat.dice, props.names, line));
  const { name, effect } = actionWords[action];
  return (
    <Choice
      props={asked ? props : { ...props, asking: false }}
      picks={{ action }}
      tried={{ die: props.picks.die ?? ownVillage(props)?.dice[0] ?? 6, action, blue: 'none', white: 'none' }}
      label={label}
      hint={`${t(name)}: ${t(effect)}`}
      place={place.mat(action)}
      component={`action-${action}`}
      class={`bora-action ${die > 0 && !move ? 'is-out' : ''}`}
    >
      <Icon name={actionIcons[action]} language={language} size={28} quiet />
      <span class="bora-action-name">{t(name)}</span>{' '}
      <span class="bora-action-gives">
        {line ? (
          <>
            {seen?.needs.map(god => (
              <Icon key={god} name={godIcon(god)} language={language} size={16} quiet />
            ))}{' '}
            {t(line)}
          </>
        ) : (
          asked && <FittingDice props={props} action={action} />
        )}
      </span>
    </Choice>
  );
}

/** Which of the viewer's dice could go here, while none is selected; with the god it would take. */
function FittingDice({ props, action }: { props: Props; action: Action }) {
  const dice = [...new Set(ownVillage(props)?.dice ?? [])].filter(die => isLegal(props, { die, action }));
  if (dice.length === 0 || typeof props.viewer !== 'number') return <>{props.t(labels.cannot)}</>;
  const { viewer } = props;
  return (
    <>
      {dice.map(die => {
        const needs = godsNeeded(props.moves, die, action);
        const with_ = needs.map(god => props.t(godWords[god].name)).join(', ');
        return (
          <span key={die} class="bora-fitting" data-hint={with_ ? `${die}: ${with_}` : undefined}>
            <Die seat={viewer} die={die} size={18} bare />
            {needs.map(god => (
              <Icon key={god} name={godIcon(god)} language={props.language} size={13} quiet />
            ))}
          </span>
        );
      })}
    </>
  );
}
