import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const at = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: at('src/lib'), $parts: at('src/parts') },
    // The boards live in their games' folders, outside this one, and use our packages.
    dedupe: ['svelte', '@lucide/svelte'],
  },
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
