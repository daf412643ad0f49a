import { defineConfig } from 'vite';
import { at } from './vite.config.ts';

/** The worker of the static edition as one classic script, with Python's loader in it. */
export default defineConfig({
  build: {
    outDir: at('../build/static/usb'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2022',
    lib: {
      entry: at('../build/static/loader/usb.mjs'),
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'worker.js',
    },
    rollupOptions: { external: [/^node:/, 'ws'] },
  },
});
