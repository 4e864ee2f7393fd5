/** The twelve hut spaces of a village: huts to build with, people who have moved in, and the space for spare huts. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { type Picks, type Words, words } from '@atoll/engine';
import type { ViewVillage } from '../../rules/view/viewTypes.ts';
import { tradeWords } from '../../text/components.ts';
import { Choice } from '../choice.ts';
import { href, toolIcon } from '../icons.tsx';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import { askedFor, type Props } from '../props.ts';
import { hutRowWords, huts } from '../village/pieceWords.ts';
import { hutSpaces, SPACES } from '../village/village.ts';

const labels = {
  spaces: { de: 'Hüttenfelder', en: 'Hut spaces' },
  person: { de: '{n}. Feld: {who}', en: 'Space {n}: {who}' },
  hut: { de: '{n}. Feld: Hütte', en: 'Space {n}: hut' },
  free: { de: '{n}. Feld: frei für einen Mann oder eine Frau', en: 'Space {n}: free for a man or woman' },
  move: {
    de: '{n}. Feld: Hütte aufs 12. Feld versetzen. Das macht ein Feld frei.',
    en: 'Space {n}: move a hut to the 12th space. That frees a space.',
  },
} as const;

const onTwelfth = (n: number): Words => {
  const { de, en } = huts(n);
  return words(`12. Feld: ${de}`, `12th space: ${en}`);
};

export function Huts({ props, village }: { props: Props; village: ViewVillage }) {
  const { t } = props;
  const seen = useAfter(props)?.villages[village.seat];
  const kind = village.seat === props.viewer ? askedFor(props) : null;
  const picks: Picks = kind === 'help' ? { swap: 'hut' } : { hut: 'move' };
  const movable = (kind === 'hut' || kind === 'help') && isLegal(props, picks);
  const spaces = hutSpaces(village);
  const firstHut = spaces.findIndex(({ holds }) => holds === 'hut');
  const roof = { color: seatColour(village.seat) };
  const fill = (text: Words, n: number, who = '') => t(text).replace('{n}', String(n)).replace('{who}', who);
  const last = village.people[SPACES - 1];
  return (
    <section class="bora-village-part is-huts">
      <h3>
        {t(labels.spaces)} <span>{t(hutRowWords(village))}</span>
      </h3>
      <ChoiceGroup label={`${t(labels.spaces)}: ${t(hutRowWords(village))}`} class="bora-hut-row">
        {spaces.map((space, i) => {
          if (space.holds === 'person') {
            const person = village.people[space.at];
            if (!person) return null;
            const who = t(tradeWords(person.sex, person.trade));
            return (
              <span
                key={i}
                class={`bora-hut-space is-${person.sex}`}
                data-hint={fill(labels.person, i + 1, who)}
                data-component={`${person.sex}-${person.trade}`}
              >
                <Drawn name={person.sex} small={toolIcon(person.trade)} n={i + 1} />
              </span>
            );
          }
          if (space.holds === 'free')
            return (
              <span key={i} class="bora-hut-space is-free" data-hint={fill(labels.free, i + 1)}>
                <Drawn n={i + 1} />
              </span>
            );
          if (i === firstHut && movable)
            return (
              <Choice
                key={i}
                props={props}
                picks={picks}
                label={fill(labels.move, i + 1)}
                hint={fill(labels.move, i + 1)}
                component="hut"
                class="bora-hut-space is-hut"
              >
                <span style={roof}>
                  <Drawn name="hut" n={i + 1} />
                </span>
              </Choice>
            );
          const going = seen && i - firstHut < village.huts - seen.huts;
          return (
            <span
              key={i}
              class={`bora-hut-space is-hut ${going ? 'is-going' : ''}`}
              style={roof}
              data-hint={fill(labels.hut, i + 1)}
              data-component="hut"
            >
              <Drawn name="hut" n={i + 1} />
            </span>
          );
        })}
        <span
          class="bora-hut-space is-twelfth"
          style={roof}
          data-place={place.twelfth(village.seat)}
          data-component="twelfth"
          data-hint={t(onTwelfth(village.twelfth))}
        >
          {last ? <Drawn name={last.sex} small={toolIcon(last.trade)} n={SPACES} /> : <Drawn name="hut" n={SPACES} />}
          <b
            class={`bora-spare ${seen && seen.twelfth !== village.twelfth ? 'is-coming' : ''}`}
          >{`×${seen?.twelfth ?? village.twelfth}`}</b>
        </span>
      </ChoiceGroup>
    </section>
  );
}

/** A symbol on its numbered space. The row's name says what lies there, so this is decoration. */
function Drawn({ name, small, n }: { name?: 'man' | 'woman' | 'hut'; small?: Parameters<typeof href>[0]; n: number }) {
  return (
    <svg viewBox="0 0 40 40" width="100%" aria-hidden="true">
      <text x="4" y="12" class="bora-hut-number">
        {n}
      </text>
      {name && <use href={href(name)} x="8" y="8" width="26" height="26" />}
      {small && (
        <>
          <circle class="bora-bust-disc" cx="29" cy="30" r="9" />
          <use href={href(small)} x="22" y="23" width="14" height="14" />
        </>
      )}
    </svg>
  );
}
