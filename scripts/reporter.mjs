/** Reports the tests of one file: failures in full, and the counts as JSON into the file named in ATOLL_TEST_COUNTS. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

export default async function* report(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (type === 'test:pass') counts.passed++;
    else {
      counts.failed++;
      const { error } = data.details;
      // A test that failed only because a part of it did has nothing to add.
      if (error?.failureType === 'subtestsFailed') continue;
      yield `\n  FAILED  ${data.name}\n          ${relative(process.cwd(), data.file ?? '')}:${data.line}\n`;
      yield `${inspect(error?.cause ?? error).replace(/^/gm, '    ')}\n\n`;
    }
  }
  if (process.env.ATOLL_TEST_COUNTS) writeFileSync(process.env.ATOLL_TEST_COUNTS, JSON.stringify(counts));
}
