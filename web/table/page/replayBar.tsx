/** Stepping through a game: slider, buttons, arrow keys, or let it run. */
import '../../style/table/bar.css';
import type { Viewer } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Glyph, type GlyphName } from '../../parts/glyph.tsx';
import { fill, shared, t } from '../../translate.ts';
import type { Rewatch } from '../source/replayTable.ts';

const words = {
  label: { de: 'Partie ansehen', en: 'Watch the replay' },
  at: { de: 'Schritt {n} von {all}', en: 'Move {n} of {all}' },
  first: { de: 'Zum Anfang', en: 'To the start' },
  back: { de: 'Einen Schritt zurück', en: 'One move back' },
  play: { de: 'Abspielen', en: 'Play' },
  pause: { de: 'Anhalten', en: 'Pause' },
  on: { de: 'Einen Schritt vor', en: 'One move forward' },
  last: { de: 'Zum Ende', en: 'To the end' },
  eyes: { de: 'Aus Sicht von', en: 'Seen by' },
} as const;

const STEP_MS = 1400;

export function ReplayBar({
  source,
  names,
  children,
}: {
  source: Rewatch;
  names: readonly string[];
  children?: ComponentChildren;
}) {
  const [running, run] = useState(false);
  const at = source.at.value;
  const { length } = source;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (source.at.peek() >= length) run(false);
      else source.goTo(source.at.peek() + 1);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (document.querySelector('dialog[open]') || target?.closest('input, select, [role="tablist"], .panzoom-window'))
        return;
      const to = { ArrowRight: source.at.peek() + 1, ArrowLeft: source.at.peek() - 1, Home: 0, End: length }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      run(false);
      source.goTo(to);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);

  const button = (glyph: GlyphName, label: string, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} data-hint={label} onClick={act}>
      <Glyph name={glyph} />
    </button>
  );
  const step = (to: number) => () => {
    run(false);
    source.goTo(to);
  };

  return (
    <section class="action-bar replay-bar" aria-label={t(words.label)}>
      <div class="replay-steps">
        {button('first', t(words.first), step(0))}
        {button('back', t(words.back), step(at - 1))}
        {button(running ? 'pause' : 'play', t(running ? words.pause : words.play), () => {
          if (at >= length) source.goTo(0);
          run(!running);
        })}
        {button('next', t(words.on), step(at + 1))}
        {button('last', t(words.last), step(length))}
      </div>
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={length}
        value={at}
        aria-label={t(words.label)}
        aria-valuetext={fill(words.at, { n: at, all: length })}
        onInput={event => step(Number(event.currentTarget.value))()}
      />
      <span class="replay-at">{fill(words.at, { n: at, all: length })}</span>
      <label class="replay-eyes">
        <span>{t(words.eyes)}</span>
        <select
          class="select"
          onChange={event => {
            const { value } = event.currentTarget;
            source.lookAs(value === 'spectator' ? 'spectator' : (Number(value) as Viewer));
          }}
        >
          <option value="spectator">{t(shared.spectator)}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {children}
    </section>
  );
}
