/** The table in the middle of the page: every part of the game in one view, or one part at a time on a narrow screen. */

import { useKeyFocus } from '@atoll/boardkit/choosing/keyFocus.ts';
import { pointedScene } from '@atoll/boardkit/choosing/pointed.ts';
import { useFollowing } from '@atoll/boardkit/drawing/following.ts';
import { placeElement, useNews } from '@atoll/boardkit/drawing/motion.ts';
import { inSight, useComingBack } from '@atoll/boardkit/drawing/sight.ts';
import { useSize } from '@atoll/boardkit/drawing/size.ts';
import { PartTabs } from '@atoll/boardkit/parts/partTabs.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { aimAt } from './aim.ts';
import { GodDisplay } from './display/gods.tsx';
import { Jewelry } from './display/jewelry.tsx';
import { Tasks } from './display/tasks.tsx';
import { Guide } from './guide.tsx';
import { Icon, type IconName } from './icons.tsx';
import { IslandMap } from './map/map.tsx';
import { Mats } from './map/mats.tsx';
import { People } from './map/people.tsx';
import { stageFor } from './motion/motion.ts';
import { plainly } from './plainly.ts';
import { mapReach, useOutlook } from './preview/preview.ts';
import type { Props } from './props.ts';
import { followed, sectionComponents, sectionFor, sectionOfPlace, sections, tabs, villageOfPlace } from './sections.ts';
import { bringIntoSight } from './sight.ts';
import { Status } from './village/status.tsx';
import { Temple } from './village/temple.tsx';
import { Villages } from './village/villages.tsx';
import { headings, labels, type Section, sectionWords } from './words.ts';

export function Board(props: Props) {
  const { view } = props;
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(root);
  const narrow = width < 760;
  const wanted = sectionFor(props);
  const [shown, show] = useState<Section>(wanted ?? 'map');
  const seen = useOutlook(props);

  const scroller = useRef<HTMLDivElement>(null);
  /** The part in front: what was last chosen, unless something is to be seen elsewhere. */
  const front = useRef<string>(shown);
  const following = useFollowing(props.news, event => {
    const scene = followed(event, props.viewer);
    if (!scene) return null;
    const element = placeElement(scene.place);
    const there = narrow ? scene.part === front.current : inSight(scroller.current, element);
    return there && (element || villageOfPlace(scene.place) === null) ? null : scene;
  });
  const scene = following.scene ?? pointedScene(props.spotlight, shown, sectionOfPlace);
  front.current = scene?.part ?? shown;
  useNews(following.news, props.reducedMotion, stageFor(view));
  useEffect(() => aimAt(null), [view]);
  useKeyFocus(props);

  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted, props.news]);
  useComingBack(scroller, scene?.place ?? null, props.reducedMotion, wanted !== null);
  // The part that the present decision needs comes into sight by itself, with whatever glows in it.
  useLayoutEffect(() => {
    if (!wanted || scene) return;
    // With the next frame, when it is laid out anyway.
    const frame = requestAnimationFrame(() =>
      bringIntoSight(root.current?.querySelector(`[data-part="${wanted}"]`) ?? null, props.reducedMotion),
    );
    return () => cancelAnimationFrame(frame);
  }, [wanted, shown, props.news, narrow, height, scene === null]);

  const plain = plainly(props);
  const parts: Record<Section, ComponentChildren> = {
    map: <IslandMap props={plain} reach={mapReach(props, seen)} />,
    mats: <Mats {...plain} />,
    people: <People {...props} />,
    tasks: <Tasks {...plain} />,
    gods: <GodDisplay {...props} />,
    temple: <Temple {...props} />,
    jewelry: <Jewelry {...props} />,
    status: <Status {...props} />,
    village: <Villages {...plain} visited={scene && villageOfPlace(scene.place)} />,
  };
  return (
    <div class={`bora-board ${narrow ? 'is-narrow' : ''}`} ref={root}>
      <Guide {...props} />
      {narrow && (
        <PartTabs
          class="bora-tabs"
          label={props.t(labels.parts)}
          tabs={tabs.map(part => ({
            part,
            icon: <Icon name={tabIcons[part]} language={props.language} size={22} quiet />,
            name: props.t(sectionWords[part]),
          }))}
          shown={front.current}
          wanted={wanted}
          show={(part: Section) => show(part)}
        />
      )}
      <div class="bora-sections" ref={scroller}>
        {sections.map(section => (
          <section
            key={section}
            class={`bora-section is-${section}`}
            data-part={section}
            data-component={sectionComponents[section]}
            hidden={narrow && section !== front.current}
            aria-label={props.t(sectionWords[section])}
            // Touching a part that has come forward by itself keeps it in front.
            onPointerDown={() => narrow && show(section)}
          >
            {section !== 'map' && <h2>{props.t(headings[section])}</h2>}
            {parts[section]}
          </section>
        ))}
      </div>
    </div>
  );
}

const tabIcons: Record<Section, IconName> = {
  map: 'island',
  mats: 'die-5',
  people: 'people',
  tasks: 'task',
  gods: 'god-yellow',
  temple: 'temple',
  jewelry: 'jewelry',
  status: 'status',
  village: 'hut',
};
