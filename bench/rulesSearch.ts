/**
 * `node bench/rulesSearch.ts [URL]`: how long the search over all rulebooks takes in Chromium on a processor slowed down
 * 4 and 6 times, as phones are. URL is a running Atoll, by default http://localhost:4100.
 */
import { openBrowser } from '../e2e/test/browser.ts';

const url = process.argv[2] ?? 'http://localhost:4100';
const queries = ['w', 'wasser', 'Templ', 'Opfergabn', 'Opfergabn Gott', 'Wasserträger Schritt', 'der'];
const ROUNDS = 15;

const browser = await openBrowser();
try {
  for (const rate of [1, 4, 6]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'de' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(new URL('/rules', url).href);
    await page.waitForSelector('.element-chart');
    // As long as a person takes to find the box and tap it.
    await page.waitForTimeout(2000);
    const found = await page.evaluate(typed, { queries, rounds: ROUNDS });
    console.log(`processor slowed down ${rate} times; ms until the rules found stand in the page, of ${ROUNDS} rounds`);
    console.log(`  the very first search: ${found[0]?.ms.toFixed(0)}`);
    for (const query of queries) {
      const times = found.filter(one => one.query === query).map(one => one.ms);
      times.sort((a, b) => a - b);
      const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1);
      const said = found.find(one => one.query === query)?.said;
      console.log(`  ${query.padEnd(22)} least ${at(0)}  median ${at(0.5)}  (${said})`);
    }
    await page.close();
  }
} finally {
  await browser.close();
}

/** In the page: types each query into the empty box and waits until the answer stands there. */
async function typed({ queries, rounds }: { queries: string[]; rounds: number }) {
  const box = document.querySelector<HTMLInputElement>('.rulebook-search input');
  const list = document.querySelector('.all-rules');
  if (!box || !list) throw new Error('There is no search on this page.');
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const put = (query: string) => {
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const found: { query: string; ms: number; said: string }[] = [];
  for (let round = 0; round < rounds; round++)
    for (const query of queries) {
      put('');
      await frame();
      await frame();
      const answered = new Promise<number>(done => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done(performance.now());
        });
        observer.observe(list, { childList: true, subtree: true });
      });
      const began = performance.now();
      put(query);
      const ms = (await answered) - began;
      found.push({ query, ms, said: document.querySelector('.rulebook-found')?.textContent ?? '' });
    }
  return found;
}
