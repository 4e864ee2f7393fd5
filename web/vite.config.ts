import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';

/** Asks for the two fonts together with the page, so that the first words already stand in them. */
function fontsFirst(): Plugin {
  return {
    name: 'fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => /-latin-wght-normal-.*\.woff2$/.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Writes down under which licences the site is given out: Atoll's own, and those of every package that is in it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap(part =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map(file => resolve(import.meta.dirname, file)),
      );
      const packages = new Set(
        files.flatMap(file => /^.*node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []),
      );
      const texts = [join(import.meta.dirname, '..'), ...[...packages].sort()].map(licenceOf);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n\n${'='.repeat(72)}\n\n`) });
    },
  };
}

/** A package without its licence's text must not be given out, so the build ends there. */
function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find(entry => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (!file) throw new Error(`${name} ${version} brings no licence text in ${folder}.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Components and styles are exchanged in the running page. Whatever else changes is known to more of the page than those
 * who import it (rules that are loaded once, helpers beside a component), so the page is loaded afresh. Its table is kept
 * by the server or in the browser.
 */
function freshPages(): Plugin {
  return {
    name: 'fresh-pages',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, read }) {
        if (modules.length === 0 || file.endsWith('.css')) return;
        if (file.endsWith('.tsx') && !mixed(await read())) return;
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

/** Whether something else is given out beside components. Of a `board` all that is drawn are components. */
const mixed = (source: string): boolean =>
  /^(?:export )?(?:function|const) [A-Z]\w*[a-z]/m.test(source) &&
  /^export (?:async )?(?:function|const) (?!board\b)[a-z]/m.test(source);

const server = process.env.ATOLL_SERVER ?? 'http://localhost:4100';
const proxy = { '^/api/': { target: server }, '^/live$': { target: server, ws: true } };
/** Where packages really lie: several copies of the repository may share them through links. */
const packages = dirname(realpathSync(join(import.meta.dirname, '../node_modules/vite')));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false, include: /\.tsx$/ }), freshPages(), fontsFirst(), licences()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() and nesting stay as they are written.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs comes as one file rather than as twenty small ones.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](preact|@preact)|[\\/]engine[\\/]|[\\/]web[\\/](translate|settings|router|rules)\.|boardkit[\\/](choosing[\\/](hints|announce)|drawing[\\/](sound|seats|count))\./,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 4280, proxy, fs: { allow: [join(import.meta.dirname, '..'), packages] } },
  preview: { port: 4281, proxy },
});
