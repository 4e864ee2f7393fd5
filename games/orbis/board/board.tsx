/** The table in the middle of the page: sky with nine tablets, gods and temples, the world that grows. */
import { useNews } from '@atoll/boardkit/drawing/motion.ts';
import { useEffect, useMemo } from 'preact/hooks';
import type { OrbisMove } from '../rules/types.ts';
import { aimAt, type Part, shownPart, shownWorld } from './aim.ts';
import { stageFor } from './motion/motion.ts';
import { seatOfPlace } from './places.ts';
import { askedFor, type Props } from './props.ts';
import { Card } from './sky/card.tsx';
import { Display } from './sky/display.tsx';
import { Gods } from './sky/gods.tsx';
import { labels } from './words.ts';
import { World } from './world/world.tsx';

const parts: readonly Part[] = ['display', 'world', 'gods'];

/** Where the things lie that moves of a kind choose; what is chosen in the bar lies nowhere. */
const placeOf: Readonly<Partial<Record<OrbisMove['do'], Part>>> = {
  take: 'display',
  erupt: 'display',
  place: 'world',
  god: 'gods',
};

export function Board(props: Props) {
  const { t, view, viewer, spotlight } = props;
  const part = shownPart.use();
  const asked = askedFor(props);
  const open = parts.filter(one => props.moves.some(move => placeOf[move.do] === one));
  // The display where there is a choice; in a player's last turn there may be only gods.
  const taking: Part = open.length > 0 && !open.includes('display') ? 'gods' : 'display';
  const stage = useMemo(() => stageFor(viewer), [viewer]);
  useNews(props.news, props.reducedMotion, stage);

  // A new position begins with nothing looked at, and with that part in front in which something is to be done.
  useEffect(() => aimAt(null), [view]);
  useEffect(() => {
    if (asked === 'take') shownPart.set(taking);
    else if (asked === 'volcano' || asked === null) shownPart.set('display');
    else {
      shownPart.set('world');
      shownWorld.set(null);
    }
  }, [asked, view.active, taking]);

  // What the log points at is brought to the front.
  const pointed = [...spotlight][0];
  useEffect(() => {
    if (!pointed) return;
    const seat = seatOfPlace(pointed);
    shownPart.set(seat === null ? 'display' : 'world');
    if (seat !== null) shownWorld.set(seat === viewer ? null : seat);
  }, [pointed]);

  const names: Record<Part, string> = { display: t(labels.display), world: t(labels.world), gods: t(labels.godsOnly) };
  return (
    <div class="orbis-board" data-place="sky">
      <div class="orbis-layout" data-part={part}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div class="orbis-parts" role="group" aria-label={t(labels.parts)}>
          {parts.map(one => (
            <button
              key={one}
              type="button"
              class={open.includes(one) ? 'is-open' : ''}
              aria-pressed={part === one}
              onClick={() => shownPart.set(one)}
            >
              {names[one]}
            </button>
          ))}
        </div>
        <div class="orbis-part is-display">
          <Display {...props} />
        </div>
        <div class="orbis-part is-gods">
          <Gods {...props} />
        </div>
        <div class="orbis-part is-world">
          <World {...props} />
        </div>
        <Card {...props} />
      </div>
    </div>
  );
}
