/** The card that goes with a lesson: what this is about, what to do, back and on. */
import '../style/table/lesson.css';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { isOfLesson, type Lesson, type Pointer, type Refusal } from '@atoll/engine';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from '../parts/glyph.tsx';
import { Link } from '../router.tsx';
import { language } from '../settings.ts';
import { fill, t } from '../translate.ts';
import type { LessonTable } from './lessonTable.ts';
import { usePointing } from './pointing.ts';

const words = {
  label: { de: 'Lektion', en: 'Lesson' },
  step: { de: '{title}, Schritt {n} von {all}', en: '{title}, step {n} of {all}' },
  back: { de: 'Zurück', en: 'Back' },
  goOn: { de: 'Weiter', en: 'Next' },
  act: { de: 'Jetzt du: unten auf der Leiste oder auf dem Brett.', en: 'Now you: in the bar below or on the board.' },
  others: { de: 'Die anderen sind dran …', en: 'The others have their turn …' },
  done: { de: 'Geschafft! {goal}', en: 'Well done! {goal}' },
  nextLesson: { de: 'Nächste Lektion: {title}', en: 'Next lesson: {title}' },
  all: { de: 'Alle Lektionen', en: 'All lessons' },
  play: { de: 'Jetzt spielen', en: 'Play now' },
} as const;

const nothing: readonly Pointer[] = [];

interface Props {
  game: string;
  lesson: Lesson;
  next: Lesson | undefined;
  table: LessonTable;
  /** Why what was tried last was not taken. */
  complaint: ReadonlySignal<Refusal | null>;
}

export function LessonCard({ game, lesson, next, table, complaint }: Props) {
  const why = complaint.value && isOfLesson(complaint.value) ? complaint.value : null;
  const { at, step, awaits, back } = table.shown.value;
  const all = lesson.steps.length;
  usePointing(step?.points ?? nothing);
  const card = useRef<HTMLElement>(null);
  const said = step ? t(step.words) : fill(words.done, { goal: t(lesson.goal) });
  useEffect(() => {
    announce(said);
  }, [at, language.value]);
  // Whoever reads by keyboard goes on with Enter, step after step; nobody is taken away from the board.
  const stands = `${at} ${awaits}`;
  useEffect(() => {
    const now = document.activeElement;
    if (now && now !== document.body && !card.current?.contains(now) && now.id !== 'content') return;
    card.current?.querySelector<HTMLElement>('.lesson-on')?.focus({ preventScroll: true });
  }, [stands]);

  return (
    <section
      ref={card}
      class="lesson-card"
      aria-label={t(words.label)}
      data-step={at}
      data-awaits={awaits}
      data-why={why ? '' : undefined}
    >
      <div class="lesson-words">
        <h2>{fill(words.step, { title: t(lesson.title), n: Math.min(at + 1, all), all })}</h2>
        <p>{said}</p>
        {why && <p class="lesson-why">{t(why.words)}</p>}
        {!why && awaits === 'learner' && <p class="lesson-act">{t(words.act)}</p>}
        {awaits === 'others' && <p class="lesson-act">{t(words.others)}</p>}
      </div>
      <div class="lesson-answers">
        <button type="button" class="button" aria-disabled={!back} onClick={table.back}>
          <Glyph name="back" size={18} />
          {t(words.back)}
        </button>
        <Link to={`/learn/${game}`} class="icon-button lesson-leave" aria-label={t(words.all)} data-hint={t(words.all)}>
          <Glyph name="door" size={20} />
        </Link>
        {awaits === 'goOn' && (
          <button type="button" class="button primary lesson-on" onClick={table.goOn}>
            {t(words.goOn)}
            <Glyph name="next" size={18} />
          </button>
        )}
        {awaits === 'done' && next && (
          <Link to={`/learn/${game}/${next.id}`} class="button primary lesson-on">
            {fill(words.nextLesson, { title: t(next.title) })}
          </Link>
        )}
        {awaits === 'done' && !next && (
          <Link to={`/g/${game}?play`} class="button primary lesson-on">
            {t(words.play)}
          </Link>
        )}
      </div>
    </section>
  );
}
