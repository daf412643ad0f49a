/**
 * What is drawn when the pages are built: a module called `*.drawn.ts` runs here, with
 * whatever heavy packages it needs, and the page gets only what it exports.
 */

import { runnerImport, type InlineConfig, type Plugin } from 'vite';

const DRAWN = /\.drawn\.ts$/;

/** `config` tells where the modules find our packages. */
export function drawn(config: InlineConfig): Plugin {
  return {
    name: 'drawn',
    async load(id) {
      if (!DRAWN.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, config);
      for (const path of dependencies) this.addWatchFile(path);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
