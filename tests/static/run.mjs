/** Python as the page has it, in node: run.mjs PYODIDE SCRIPT ZIP... */

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, script, ...zips] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.resolve(folder, 'pyodide.mjs')).href);
const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
const py = await loadPyodide({
  indexURL: `${path.resolve(folder)}/`,
  lockFileContents: { info, packages: {} },
});
for (const zip of zips) {
  const extractDir = '/lib/python3.14/site-packages';
  py.unpackArchive(new Uint8Array(fs.readFileSync(zip)), 'zip', { extractDir });
}
try {
  await py.runPythonAsync(fs.readFileSync(script, 'utf8'));
  process.exit(0);
} catch (reason) {
  console.error(reason.message);
  process.exit(1);
}
