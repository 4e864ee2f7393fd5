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

const server = process.env.ATOLL_SERVER ?? 'http://localhost:4100';
const proxy = { '^/api/': { target: server }, '/live': { target: server, ws: true } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false, prefreshEnabled: false }), fontsFirst()],
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
              test: /node_modules[\\/](preact|@preact)|[\\/]engine[\\/]|[\\/]web[\\/](speak|settings|router|rules)\.|boardkit[\\/](sound|hints|announce|seats|count)\./,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 4280, proxy },
  preview: { port: 4281, proxy },
});
