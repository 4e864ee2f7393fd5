/** How far a long run has come, on stderr, so that stdout stays clean. */
import { type Language, type Words, words } from '@atoll/engine';

/** Says something every so many milliseconds, and nothing in a run that is over before. */
const every = 2_000;

const games: Words = words('Partien', 'games');

/** `what` is counted, games unless something else is said. */
export function progress(all: number, language: Language, what: Words = games): (done: number) => void {
  const began = performance.now();
  let next = began + every;
  return done => {
    const now = performance.now();
    if (now < next || done === all) {
      if (done === all && next > began + every && process.stderr.isTTY) process.stderr.write('\n');
      return;
    }
    next = now + every;
    const seconds = (now - began) / 1000;
    const left = Math.round((seconds / done) * (all - done));
    const rate = (done / seconds).toFixed(1);
    const line =
      language === 'de'
        ? `${done} von ${all} ${what.de}, ${rate} in der Sekunde, noch ${left} s`
        : `${done} of ${all} ${what.en}, ${rate} a second, ${left} s left`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}   ` : `${line}\n`);
  };
}

/** The same for those who tell how much more was done. */
export function counter(all: number, language: Language): (more?: number) => void {
  const tick = progress(all, language);
  let done = 0;
  return (more = 1) => {
    done += more;
    tick(done);
  };
}
