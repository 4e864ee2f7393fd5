/** The viewer's own hand, grouped so that it fits a phone, and the answers that are no piece on the board. */
import { words } from '@atoll/engine';
import { aimBeside, useAim } from '../aim.ts';
import { place } from '../places.ts';
import { ownSupply, type Props } from '../props.ts';
import { joined, labels } from '../words.ts';
import { Actions } from './actions.tsx';
import { CardArt } from './cards.tsx';
import { changeOf } from './change.ts';
import { type Group, groupsOf } from './groups.ts';

export function Hand(props: Props) {
  const { t } = props;
  const aim = useAim();
  const own = ownSupply(props);
  if (!own) return null;
  const { box } = props.game;
  const { treasureValue, amuletValue } = box.edition.stoneTiles;
  const { gone, come } = changeOf(box, props.moves, props.picks, aimBeside(props.picks, aim));
  const groups = groupsOf(own, gone, come, { treasure: treasureValue, amulet: amuletValue });
  return (
    <div class="mg-bar">
      <section
        class="mg-hand"
        aria-label={t(labels.hand)}
        data-place={place.hand}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a large hand scrolls, and keys must reach what scrolls
        tabIndex={0}
      >
        {groups.length === 0 && <p class="mg-small">{t(labels.emptyHand)}</p>}
        <ul>
          {groups.map(group => (
            <Held key={group.key} props={props} group={group} />
          ))}
        </ul>
      </section>
      <Actions {...props} />
    </div>
  );
}

/** One kind: how many there are, and how many there would be. */
function Held({ props, group }: { props: Props; group: Group }) {
  const { have, gone, come, what, shown } = group;
  const after = have - gone + come;
  const change =
    gone > 0
      ? words(`${gone} ausgegeben, ${after} übrig`, `${gone} spent, ${after} left`)
      : come > 0
        ? words('kommt dazu', 'is added')
        : words('', '');
  const label = props.t(joined([words(`${have} × ${what.de}`, `${have} × ${what.en}`), change]));
  return (
    <li
      class={`mg-held ${gone > 0 ? 'is-going' : ''} ${come > 0 ? 'is-coming' : ''} ${after === 0 ? 'is-spent' : ''}`}
      data-hint={label}
      data-component={group.component}
    >
      <span class="mg-unseen">{label}</span>
      <span class="mg-held-art" aria-hidden="true">
        <CardArt shown={shown} height={50} />
        {gone > 0 && <b class="mg-delta">{`−${gone}`}</b>}
        {come > 0 && <b class="mg-delta is-more">{`+${come}`}</b>}
      </span>
      {(have > 1 || gone > 0 || come > 0) && (
        <span class="mg-held-count" aria-hidden="true">
          {gone > 0 || come > 0 ? `${have}→${after}` : `×${have}`}
        </span>
      )}
    </li>
  );
}
