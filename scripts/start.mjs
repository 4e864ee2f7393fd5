/** `npm start`: installs, builds and serves. */
import { join } from 'node:path';
import { main, root, run, setup } from './setup.mjs';
import { buildSite } from './site.mjs';

await main(async () => {
  const node = await setup();
  await buildSite(node);
  return run(node, [join(root, 'cli/main.ts'), 'serve', ...process.argv.slice(2)], { cwd: root });
});
