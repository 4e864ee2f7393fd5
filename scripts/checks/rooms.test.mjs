import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongWays } from './rooms.mjs';

const packages = {
  'engine/package.json': '{"exports": {".": "./index.ts", "./kit": "./kit/index.ts"}}',
  'bots/package.json': '{"dependencies": {"@atoll/engine": "*"}}',
  'server/package.json':
    '{"exports": {".": "./index.ts", "./*": "./*"}, "dependencies": {"hono": "1"}, "devDependencies": {"odd": "1"}}',
  'web/package.json': '{"dependencies": {"preact": "1"}, "devDependencies": {"vite": "1"}}',
};
const look = files => wrongWays(new Map(Object.entries({ ...packages, ...files })));
const allows = (path, source) => assert.deepEqual(look({ [path]: source }), []);
const forbids = (path, source, what) => assert.deepEqual(look({ [path]: source }), [`${path}: ${what}`]);

test('the engine imports nothing but itself, and its tests also what tests need', () => {
  allows('engine/core/table.ts', "import { Chance } from './chance.ts';");
  forbids('engine/core/table.ts', "import { readFileSync } from 'node:fs';", 'must not import node:fs');
  forbids('engine/core/table.ts', "import fc from 'fast-check';", 'must not import fast-check');
  forbids(
    'engine/core/table.ts',
    "import { cacao } from '../../games/cacao/index.ts';",
    'must not import games/cacao/index.ts',
  );
  forbids('engine/core/table.ts', "export * from '../kit/index.ts';", 'must not import engine/kit/index.ts');
  allows(
    'engine/core/table.test.ts',
    "import { test } from 'node:test'; import { pebbles } from '../test/pebbles.ts';",
  );
  allows('engine/kit/walking/probe.ts', "import fc from 'fast-check'; import { Chance } from '../../core/chance.ts';");
  forbids(
    'engine/kit/walking/probe.ts',
    "import { tides } from '@atoll/games/tides/index.ts';",
    'must not import games/tides/index.ts',
  );
});

test('no game imports a sibling, in whichever way', () => {
  const sibling = 'must not import games/orbis/rules/game.ts';
  forbids('games/cacao/rules/game.ts', "import { x } from '../../orbis/rules/game.ts';", sibling);
  forbids('games/cacao/rules/game.ts', "import type { X } from '../../orbis/rules/game.ts';", sibling);
  forbids('games/cacao/rules/game.ts', "export { x } from '../../orbis/rules/game.ts';", sibling);
  forbids('games/cacao/rules/game.ts', "type X = import('../../orbis/rules/game.ts').X;", sibling);
  forbids('games/cacao/rules/game.ts', "const x = await import('../../orbis/rules/game.ts');", sibling);
  forbids('games/cacao/rules/game.ts', "new Worker(new URL('../../orbis/rules/game.ts', import.meta.url));", sibling);
  forbids('games/cacao/rules/game.ts', "import x = require('../../orbis/rules/game.ts');", sibling);
  forbids('games/cacao/test/kit.test.ts', "import '@atoll/games/orbis/rules/game.ts';", sibling);
});

test('rules know nothing of pictures; pictures know preact and the board kit', () => {
  allows(
    'games/cacao/board/index.tsx',
    "import { h } from 'preact'; import { SeatMark } from '@atoll/boardkit'; import '../text/text.ts';",
  );
  forbids('games/cacao/text/text.ts', "import { h } from 'preact';", 'must not import preact');
  forbids('games/cacao/bot/sense.ts', "import '@atoll/boardkit';", 'must not import boardkit/index.ts');
  forbids('games/cacao/index.ts', "import './board/index.tsx';", 'must not import games/cacao/board/index.tsx');
  forbids(
    'games/cacao/rules/game.ts',
    "import { checkGame } from '@atoll/engine/kit';",
    'must not import engine/kit/index.ts',
  );
  allows('games/cacao/test/kit.test.ts', "import { checkGame } from '@atoll/engine/kit'; import fc from 'fast-check';");
});

test('bots know games through the contract only', () => {
  allows('bots/search/search.ts', "import { Chance } from '@atoll/engine';");
  forbids('bots/search/search.ts', "import { games } from '@atoll/games';", 'must not import games/index.ts');
});

test('the laboratory plays games with bots, and knows nothing of the command line or the server', () => {
  allows('lab/learn/training.ts', "import { games } from '@atoll/games'; import { choose } from '@atoll/bots';");
  allows('cli/commands/learning/train.ts', "import { duel } from '@atoll/lab/duel.ts';");
  forbids('lab/duel.ts', "import type { Args } from '../cli/args.ts';", 'must not import cli/args.ts');
  forbids(
    'lab/openGame.ts',
    "import { openCatalogue } from '../server/table/editions.ts';",
    'must not import server/table/editions.ts',
  );
  forbids('lab/duel.ts', "import '../games/cacao/board/index.tsx';", 'must not import games/cacao/board/index.tsx');
});

test('rulebooks are read with the engine alone, and the command line reads them', () => {
  allows('rulebooks/lines.ts', "import { BadInput } from '@atoll/engine';");
  forbids('rulebooks/lines.ts', "import { readFileSync } from 'node:fs';", 'must not import node:fs');
  forbids('rulebooks/lines.ts', "import { games } from '@atoll/games';", 'must not import games/index.ts');
  allows('rulebooks/lines.test.ts', "import { test } from 'node:test'; import fc from 'fast-check';");
  allows('cli/commands/rulebook.ts', "import { decode } from '@atoll/rulebooks';");
});

test('the site takes nothing from the server but the types of its protocol', () => {
  allows('web/live/live.ts', "import type { ServerMessage } from '@atoll/server/door/protocol.ts';");
  forbids(
    'web/live/live.ts',
    "import { x } from '../../server/door/protocol.ts';",
    'may import only types from server/door/protocol.ts',
  );
  forbids(
    'web/live/live.ts',
    "import type { Store } from '@atoll/server/store/store.ts';",
    'must not import server/store/store.ts',
  );
  forbids('web/live/live.ts', "import { createServer } from 'vite';", 'must not import vite');
  allows('web/vite.config.ts', "import { defineConfig } from 'vite';");
});

test('the server draws no boards and uses only packages that it names', () => {
  allows('server/door/http.ts', "import { Hono } from 'hono'; import { games } from '@atoll/games';");
  forbids('server/door/http.ts', "import 'odd';", 'must not import odd');
  forbids('server/door/http.ts', "import '@atoll/web/app.tsx';", 'must not import web/app.tsx');
});

test('an import that is worked out at run time cannot be checked, and a folder must be a room', () => {
  forbids('server/door/http.ts', 'await import(name);', 'imports something that is worked out at run time');
  forbids('helpers/x.ts', 'export {};', 'this folder is no room of the house; see docs/architecture.md');
});

test('words in comments, texts and JSX are no imports', () => {
  allows('engine/a.ts', "// import 'x'\nexport const a = \"import('y')\"; /* require('z') */");
  allows('games/cacao/board/index.tsx', "export const A = () => <p>Don't import 'x' from `here`</p>;");
});

test('engine and bots have no runtime dependency', () => {
  assert.deepEqual(look({ 'engine/package.json': '{"dependencies": {"lodash": "1"}}' }), [
    'engine/package.json: must not depend on lodash',
  ]);
});
