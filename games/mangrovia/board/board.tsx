/** The table in the middle of the page: map, archipelago and display side by side, or one at a time on a narrow screen. */
import { useNews } from '@atoll/boardkit/motion.ts';
import { usePointedPart } from '@atoll/boardkit/pointed.ts';
import { useSize } from '@atoll/boardkit/size.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { aimAt } from './aim.ts';
import { Archipelago, ArchipelagoNote } from './archipelago.tsx';
import { useBirds } from './birds.ts';
import { Display } from './display.tsx';
import { Guide } from './guide.tsx';
import { Icon, type IconName } from './icons.tsx';
import { useKeyFocus } from './keys.ts';
import { IslandMap } from './map.tsx';
import { stageFor } from './motion.ts';
import { fieldPicked, Picker } from './picker.tsx';
import { useOutlook } from './preview.ts';
import type { Props } from './props.ts';
import { sectionFor, sections } from './sections.ts';
import { labels, type Section, sectionWords } from './words.ts';

export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { width } = useSize(root);
  const narrow = width > 0 && width < 600;
  const wanted = sectionFor(props);
  const [shown, show] = useState<Section>(wanted ?? 'map');
  const outlook = useOutlook(props);
  const field = fieldPicked(props);

  useNews(props.news, props.reducedMotion, stageFor(props.view));
  useEffect(() => aimAt(null), [props.view]);
  useKeyFocus(props);
  useBirds(props);
  // The part that the present decision needs comes forward by itself.
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted, props.news.n]);
  usePointedPart(root, props.spotlight, part => show(part as Section));
  useLayoutEffect(() => {
    if (!narrow && (wanted === 'boat' || wanted === 'cards'))
      root.current?.querySelector(`.mg-part.is-${wanted}`)?.scrollIntoView({ block: 'nearest' });
  }, [wanted, narrow, props.news.n]);

  const hidden = (section: Section) => narrow && shown !== section;
  return (
    <div class={`mg-board ${narrow ? 'is-narrow' : ''}`} ref={root}>
      <Guide {...props} />
      {narrow && <PartTabs props={props} shown={shown} show={show} wanted={wanted} />}
      <div class="mg-sections">
        <section class="mg-map" data-part="map" hidden={hidden('map')} aria-label={props.t(labels.mapPart)}>
          <IslandMap props={props} outlook={outlook} covered={narrow} />
          {narrow && field && <Picker props={props} field={field} />}
        </section>
        <div class="mg-side">
          <section
            class="mg-part is-boat"
            data-part="boat"
            hidden={hidden('boat')}
            aria-label={props.t(sectionWords.boat)}
          >
            <Archipelago {...props} />
            <ArchipelagoNote props={props} />
          </section>
          <section
            class="mg-part is-cards"
            data-part="cards"
            hidden={hidden('cards')}
            aria-label={props.t(sectionWords.cards)}
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

interface TabsProps {
  props: Props;
  shown: Section;
  show(section: Section): void;
  wanted: Section | null;
}

function PartTabs({ props, shown, show, wanted }: TabsProps) {
  return (
    <nav class="mg-tabs" aria-label={props.t(labels.parts)}>
      {sections.map(section => (
        <button
          key={section}
          type="button"
          class={section === wanted ? 'is-wanted' : ''}
          aria-current={section === shown ? 'true' : undefined}
          onClick={() => show(section)}
        >
          <Icon name={tabIcons[section]} language={props.language} size={20} quiet />
          {props.t(sectionWords[section])}
        </button>
      ))}
    </nav>
  );
}
