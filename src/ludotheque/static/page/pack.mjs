/**
 * Packs Python for the page: takes the walk inside Pyodide, then byte-compiles and packs what
 * that has loaded. Run by node: pack.mjs PYODIDE STAGED SITE OUT
 */

import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, staged, site, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const py = await loadPyodide({
  indexURL: `${pyodide}/`,
  env: { PYTHONNODEBUGRANGES: '1' }, // lines are told in a traceback, columns are not
});

const empty = new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]);
py.unpackArchive(empty, 'zip'); // the page unpacks, too
for (const [name, folder] of Object.entries({ staged, site })) {
  py.FS.mkdirTree(`/${name}`);
  py.mountNodeFS(`/${name}`, folder);
}
py.FS.mkdirTree('/stdlib');
py.mountNodeFS('/stdlib', pyodide);
py.FS.mkdirTree('/out');
py.mountNodeFS('/out', out);
py.globals.set('source', fs.readFileSync(new URL('pack.py', import.meta.url), 'utf8'));
py.runPython('exec(compile(source, "pack.py", "exec"), globals())');
try {
  await py.runPythonAsync('await main()');
  process.exit(0); // or what sleeps in there would be waited for
} catch (reason) {
  console.error(reason.message); // not the line it was thrown at, which is all of Pyodide
  process.exit(1);
}
