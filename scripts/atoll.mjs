/** `npm run -s atoll -- …`: the command line. Nothing but the command's own output goes to stdout. */
import { join } from 'node:path';
import { main, root, run, setup } from './setup.mjs';
import { buildSite } from './site.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  const node = await setup();
  if (args[0] === 'serve') await buildSite(node);
  return run(node, [join(root, 'cli/main.ts'), ...args]);
});
