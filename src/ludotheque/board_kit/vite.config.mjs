import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const at = (path) => new URL(path, import.meta.url).pathname;

// One module and one style sheet, both files: the page allows nothing inline.
export default {
  root: at('.'),
  plugins: [svelte({ configFile: false, preprocess: vitePreprocess() })],
  resolve: { alias: { ludotheque: at('board.ts') } },
  logLevel: 'warn',
  build: {
    outDir: at('built'),
    target: 'es2022',
    assetsInlineLimit: 0,
    lib: {
      entry: at('entry.svelte.ts'),
      formats: ['es'],
      fileName: () => 'board.js',
      cssFileName: 'board',
    },
    rolldownOptions: { output: { minify: true } },
  },
};
