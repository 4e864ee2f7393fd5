/** Reports tests as a person wants to read them: a line a file, failures in full; the counts go to a file as JSON. */
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';

export default async function* report(events) {
  const printed = new Map();
  const failed = new Set();
  let counts = null;
  for await (const { type, data } of events) {
    switch (type) {
      case 'test:fail': {
        const { error } = data.details;
        failed.add(runOf(data));
        // A test that failed only because a part of it did has nothing to add.
        if (error?.failureType === 'subtestsFailed') break;
        yield `\n  FAILED  ${data.name}\n          ${short(runOf(data))}, line ${data.line} of ${short(data.file)}\n${indent(inspect(error?.cause ?? error))}\n\n`;
        break;
      }
      case 'test:stdout':
      case 'test:stderr':
        printed.set(runOf(data), (printed.get(runOf(data)) ?? '') + data.message);
        break;
      case 'test:summary':
        if (data.file === undefined) counts = data.counts;
        else yield `  ${short(data.file)}: ${tally(data.counts)}\n`;
        break;
    }
  }
  for (const file of failed)
    if (printed.has(file)) yield `\n  What ${short(file)} said while it ran:\n${indent(printed.get(file))}\n`;
  if (process.env.ATOLL_TEST_SUMMARY && counts)
    writeFileSync(
      process.env.ATOLL_TEST_SUMMARY,
      JSON.stringify({ ...total(counts), skipped: counts.skipped + counts.todo }),
    );
}

/** The test file that was run; the test itself may be written in another, as those of the test kit are. */
const runOf = data => resolve(data.entryFile ?? data.file ?? '');
const short = file => (file ? relative(process.cwd(), file) : '');
const total = ({ passed, failed, cancelled }) => ({ passed, failed: failed + cancelled });
const tally = counts => {
  const { passed, failed } = total(counts);
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
};
const indent = text => text.replace(/^/gm, '    ');
