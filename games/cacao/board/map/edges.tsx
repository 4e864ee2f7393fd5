/** Edges to work at, in the colour of what they yield. */
import { usePlan } from '@atoll/boardkit/choosing/plan.ts';
import { useAim } from '../aim.ts';
import { Choice, ChoiceGroup, type OnTable } from '../choice.tsx';
import { usesOf, type Work } from '../preview/preview.ts';
import { isAsked } from '../props.ts';
import { edgeChoiceWords, labels } from '../words.ts';
import { edgeMiddle, edgeParts } from './geometry.ts';
import { EdgeLight, YieldTag, yieldOf } from './marks.tsx';

/** Edges of the viewer's woken workers, in the colour of what they yield. */
export function Edges({ props, reveal }: OnTable) {
  const { t, picks, view } = props;
  const aim = useAim();
  const uses = isAsked(props, 'work') ? usesOf(props.game, view) : new Map<string, Work[]>();
  const roving = usePlan<SVGGElement>([...uses.keys()].map(what => ({ at: edgeMiddle(what), what })));
  if (uses.size === 0) return null;
  return (
    <ChoiceGroup roving={roving} label={t(labels.edges)}>
      {[...uses].map(([edge, list]) => {
        const chosen = picks.edge === edge;
        const most = list.length;
        const wanted = chosen ? Number(picks.workers ?? most) : most;
        const work = list[wanted - 1] ?? list.at(-1);
        if (!work) return null;
        const sideways = ['E', 'W'].includes(edgeParts(edge).side);
        const set = (workers: number) => {
          if (workers >= 1 && workers <= most) props.pick({ edge, workers });
        };
        return (
          <Choice
            key={edge}
            stop={edge}
            place={edge}
            label={t(edgeChoiceWords(work))}
            chosen={chosen}
            aim={{ edge }}
            roving={roving}
            at={edgeMiddle(edge)}
            width={sideways ? 84 : 94}
            height={sideways ? 94 : 84}
            class={`is-edge ${chosen ? 'is-chosen' : ''} ${aim.edge === edge ? 'is-aimed' : ''}`}
            choose={() => (chosen && most > 1 ? set((wanted % most) + 1) : set(wanted))}
            again={() => props.confirm()}
            back={() => props.unpick()}
            reveal={reveal}
            onKey={event => {
              const to = event.key === '+' ? wanted + 1 : event.key === '-' ? wanted - 1 : Number(event.key);
              if (!/^[1-9+-]$/.test(event.key)) return false;
              set(to);
              return true;
            }}
          >
            <EdgeLight edge={edge} light={yieldOf(work)} />
            <YieldTag work={work} owner={null} />
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
