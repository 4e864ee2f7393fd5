/** What every page must keep to: nothing that axe-core objects to, nothing that scrolls sideways. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

export async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  const said = violations.map(
    v => `${v.id}: ${v.help}\n${v.nodes.map(n => `    ${n.html}\n    ${n.failureSummary}`).join('\n')}`,
  );
  assert.equal(said.join('\n'), '', `axe-core objects to ${what}`);
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  assert.ok(wide <= width, `${what} scrolls sideways: ${wide} of ${width} px`);
}
