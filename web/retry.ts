/** When to ask again for what could not be fetched: after a pause that grows, or as soon as there is a network again. */

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Calls back once; gives back how to call it off. `failures`: so many times it has been asked for again before. */
export function whenToTryAgain(failures: number, then: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', now);
  };
  const now = () => {
    stop();
    then();
  };
  const timer = setTimeout(now, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
  addEventListener('online', now);
  return stop;
}
