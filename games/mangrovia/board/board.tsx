/** The table in the middle of the page: map, archipelago and display side by side, or one at a time on a narrow screen. */

import { useKeyFocus } from '@atoll/boardkit/choosing/keyFocus.ts';
import { pointedScene } from '@atoll/boardkit/choosing/pointed.ts';
import { useFollowing } from '@atoll/boardkit/drawing/following.ts';
import { placeElement, useNews } from '@atoll/boardkit/drawing/motion.ts';
import { bringInto, inSight, useComingBack } from '@atoll/boardkit/drawing/sight.ts';
import { useSize } from '@atoll/boardkit/drawing/size.ts';
import { PartTabs } from '@atoll/boardkit/parts/partTabs.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { aimAt } from './aim.ts';
import { Archipelago, ArchipelagoNote } from './archipelago/archipelago.tsx';
import { useBirds } from './archipelago/birds.ts';
import { Guide } from './guide.tsx';
import { Display } from './hand/display.tsx';
import { fieldPicked, Picker } from './hand/picker.tsx';
import { Icon, type IconName } from './icons.tsx';
import { IslandMap } from './map/map.tsx';
import { stageFor } from './motion/motion.ts';
import { useOutlook } from './preview/preview.ts';
import type { Props } from './props.ts';
import { followed, sectionFor, sectionOfPlace, sections } from './sections.ts';
import { labels, type Section, sectionWords } from './words.ts';

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { width } = useSize(root);
  const narrow = width > 0 && width < 600;
  const wanted = sectionFor(props);
  const [shown, show] = useState<Section>(wanted ?? 'map');
  const outlook = useOutlook(props);
  const field = fieldPicked(props);

  const side = useRef<HTMLDivElement>(null);
  /** The part in front: what was last chosen, unless something is to be seen elsewhere. */
  const front = useRef<string>(shown);
  const following = useFollowing(props.news, event => {
    const scene = followed(event, props.viewer);
    const there = narrow ? scene?.part === front.current : inSight(side.current, scene && placeElement(scene.place));
    return there ? null : scene;
  });
  const scene = following.scene ?? pointedScene(props.spotlight, shown, sectionOfPlace);
  front.current = scene?.part ?? shown;
  useNews(following.news, props.reducedMotion, stageFor(props.view));
  useEffect(() => aimAt(null), [props.view]);
  useKeyFocus(props);
  useBirds(props);
  // The part that the present decision needs comes forward by itself.
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted, props.news]);
  useLayoutEffect(() => {
    if (!narrow && !scene && (wanted === 'boat' || wanted === 'cards'))
      bringInto(side.current, root.current?.querySelector(`.mg-part.is-${wanted}`) ?? null);
  }, [wanted, narrow, props.news, scene === null]);
  useComingBack(side, scene && !narrow ? scene.place : null, props.reducedMotion, wanted !== null);

  const hidden = (section: Section) => narrow && front.current !== section;
  /** Touching a part that has come forward by itself keeps it in front. */
  const stay = (section: Section) => narrow && front.current === section && show(section);
  return (
    <div class={`mg-board ${narrow ? 'is-narrow' : ''}`} ref={root}>
      <Guide {...props} />
      {narrow && (
        <PartTabs
          class="mg-tabs"
          label={props.t(labels.parts)}
          tabs={sections.map(part => ({
            part,
            icon: <Icon name={tabIcons[part]} language={props.language} size={20} quiet />,
            name: props.t(sectionWords[part]),
          }))}
          shown={front.current}
          wanted={wanted}
          show={(part: Section) => show(part)}
        />
      )}
      <div class="mg-sections">
        <section
          class="mg-map"
          data-part="map"
          hidden={hidden('map')}
          aria-label={props.t(labels.mapPart)}
          onPointerDown={() => stay('map')}
        >
          <IslandMap props={props} outlook={outlook} covered={narrow} />
          {narrow && field && <Picker props={props} field={field} />}
        </section>
        <div class="mg-side" ref={side}>
          <section
            class="mg-part is-boat"
            data-part="boat"
            hidden={hidden('boat')}
            aria-label={props.t(sectionWords.boat)}
            onPointerDown={() => stay('boat')}
          >
            <Archipelago {...props} />
            <ArchipelagoNote props={props} />
          </section>
          <section
            class="mg-part is-cards"
            data-part="cards"
            hidden={hidden('cards')}
            aria-label={props.t(sectionWords.cards)}
            onPointerDown={() => stay('cards')}
          >
            <Display {...props} />
          </section>
          {!narrow && field && <Picker props={props} field={field} />}
        </div>
      </div>
    </div>
  );
}

const tabIcons: Readonly<Record<Section, IconName>> = { map: 'hut', boat: 'boat', cards: 'open' };
