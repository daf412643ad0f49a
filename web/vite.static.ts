import { defineConfig, type Plugin } from 'vite';
import { at, pages } from './vite.config.ts';

/** A page that also opens from a disk, where browsers load no modules and ask for no origin. */
const plain: Plugin = {
  name: 'plain',
  enforce: 'post',
  transformIndexHtml: (html) =>
    html
      .replace(
        '<script type="module" crossorigin',
        '<script src="./boot.js"></script>\n    <script defer',
      )
      .replaceAll(' crossorigin', ''),
};

/** The pages of the static edition: one script, relative addresses. */
export default defineConfig({
  ...pages('static'),
  plugins: [...(pages('static').plugins ?? []), plain],
  base: './',
  build: {
    outDir: at('../build/static/pages'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rollupOptions: { output: { format: 'iife', inlineDynamicImports: true } },
  },
});
