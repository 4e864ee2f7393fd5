/** Paying, returning and taking worshipers: slots to be filled, one tap a worshiper. */
import { words } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Colour, colours, type StepKind } from '../../rules/types.ts';
import { colourNames, oneWorshiper } from '../../text/names.ts';
import { Icon } from '../icons.tsx';
import { askedFor, type Props } from '../props.ts';
import { type Chip, Chips } from './chips.tsx';
import { addTo, completed, countsMoves, draftOf, fixedPart, freeChoices, withDraft } from './drafting.ts';

export function Giving(props: Props) {
  const { picks, t, language, view, viewer } = props;
  const moves = countsMoves(props.moves);
  const what = moves[0]?.do ?? 'pay';
  const fixed = fixedPart(moves);
  const free = freeChoices(moves);
  const [draft, setDraft] = useState<readonly Colour[]>([]);
  const whole = picks.do === what && colours.every(colour => picks[colour] !== undefined);

  useEffect(() => setDraft([]), [view]);
  // What is picked elsewhere, in the list of choices, shows here; what is taken back there is taken back here.
  const wasWhole = useRef(false);
  useEffect(() => {
    if (whole && props.chosen && 'yellow' in props.chosen)
      setDraft(now => inOrder(now, draftOf(moves, props.chosen as (typeof moves)[number])));
    else if (wasWhole.current && Object.keys(picks).length === 0) setDraft([]);
    else if (wasWhole.current && picks.do === what) {
      setDraft(now => now.slice(0, -1));
      props.unpick();
    }
    wasWhole.current = whole;
  }, [picks]);

  const put = (next: readonly Colour[]) => {
    setDraft(next);
    const move = completed(moves, next);
    wasWhole.current = false;
    if (move) props.pick({ ...move });
    else if (Object.keys(picks).length > 0) props.unpick();
  };
  const given = withDraft(fixed, draft);
  const mine = typeof viewer === 'number' ? view.worlds[viewer]?.worshipers : undefined;
  const sign = what === 'gain' ? 1 : -1;
  const chips = colours.map((colour): Chip => {
    const next = addTo(moves, draft, colour);
    return {
      colour,
      n: mine?.[colour] ?? 0,
      more: sign * given[colour],
      legal: next !== null,
      chosen: false,
      press: () => {
        if (next) put(next);
        else props.whyNot({ do: what, ...given, [colour]: given[colour] + 1 });
      },
      name: t(
        what === 'gain'
          ? words(`${oneWorshiper(colour).de} nehmen`, `take ${oneWorshiper(colour).en}`)
          : words(`${oneWorshiper(colour).de} abgeben`, `give ${oneWorshiper(colour).en}`),
      ),
    };
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        class="orbis-slots"
        role="group"
        aria-label={t(slotsWords[what])}
        data-component={slotsComponent(what, askedFor(props))}
      >
        {colours.flatMap(colour =>
          Array.from({ length: fixed[colour] }, (_, i) => (
            <span key={`${colour} ${i}`} class="orbis-slot is-fixed" role="img" aria-label={t(colourNames[colour])}>
              <Icon name={colour} language={language} size={22} quiet />
            </span>
          )),
        )}
        {Array.from({ length: free }, (_, i) => {
          const colour = draft[i];
          if (!colour)
            return (
              <span key={i} class="orbis-slot is-open" data-component="any" aria-hidden="true">
                <Icon name="any" language={language} size={18} quiet />
              </span>
            );
          const label = t(words(`${oneWorshiper(colour).de} zurücknehmen`, `take ${oneWorshiper(colour).en} back`));
          return (
            <button
              key={i}
              type="button"
              class="orbis-slot is-filled"
              aria-label={label}
              data-hint={label}
              onClick={() => put(draft.filter((_, at) => at !== i))}
            >
              <Icon name={colour} language={language} size={22} quiet />
            </button>
          );
        })}
      </div>
      <Chips
        props={props}
        chips={chips}
        onBackspace={() => put(draft.slice(0, -1))}
        onEnter={props.chosen ? props.confirm : null}
      />
    </>
  );
}

const slotsWords = {
  pay: { de: 'Womit du bezahlst', en: 'What you pay with' },
  return: { de: 'Was du zurücklegst', en: 'What you return' },
  gain: { de: 'Was du nimmst', en: 'What you take' },
};

/** What the worshipers go to or come from. */
const slotsComponent = (what: keyof typeof slotsWords, asked: StepKind | null) =>
  what === 'pay' ? 'cost' : what === 'gain' ? 'love' : asked === 'death' ? 'death' : 'village';

/** Keeps the order in which things were chosen where it leads to the same. */
const inOrder = (now: readonly Colour[], wanted: readonly Colour[]): readonly Colour[] =>
  [...now].sort().join() === [...wanted].sort().join() ? now : wanted;
