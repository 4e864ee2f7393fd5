/**
 * Style sheets of parts that are loaded late, where they could not be fetched. The bundler asks for each only once, so
 * that a part which comes at the second try would stand there without its looks.
 */
const missing = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  },
  true,
);

/** Asks again for those that did not come; fails while one still does not. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(fetchAgain));
}

function fetchAgain(old: HTMLLinkElement): Promise<void> {
  missing.delete(old);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = old.crossOrigin;
  link.href = old.href;
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => failed(new Error(`The style sheet ${link.href} could not be fetched.`));
    old.replaceWith(link);
  });
}
