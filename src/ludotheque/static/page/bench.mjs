/** Measures the page's Python in node: bench.mjs FOLDER; CPU seconds, one JSON object. */

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const said = {};
let before = process.cpuUsage();

/** Note the CPU seconds since the last note. */
function note(name) {
  const { user, system } = process.cpuUsage(before);
  said[name] = Number(((user + system) / 1e6).toFixed(2));
  before = process.cpuUsage();
}

const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
const py = await loadPyodide({ indexURL: `${folder}/`, lockFileContents: { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} } });
for (const zip of ['library.zip', 'server.zip']) {
  const bytes = new Uint8Array(fs.readFileSync(path.join(folder, zip)));
  py.unpackArchive(bytes, 'zip', { extractDir: '/lib/python3.14/site-packages' });
}
note('python_s');
const empty = '/lib/python3.14/site-packages/ludotheque/store/empty.sqlite3';
py.FS.writeFile('/page.sqlite3', py.FS.readFile(empty), { mode: 0o600 }); // as a new page begins
await py.runPythonAsync(`
from ludotheque.static import host
async def nothing(*_): pass
served = await host.start("/page.sqlite3", nothing, nothing)
await served.ask("GET", "/api/games", "")
`);
note('host_s');
said.heap_mb = Math.round(py._module.HEAP8.length / 1e6);
py.globals.set('clock', () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
const rules = py.runPython(`
import json
import ludotheque as lt
from ludotheque import registry
from ludotheque.bots import ask
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out

SECONDS, POSITIONS = 1.0, 6

def moves(title):
    tally, dice, began = Tally(), Fast(1), clock()
    while clock() - began < SECONDS:
        play_out(title.game.setup(4, title.options({}), dice, None), dice, tally)
    return round(tally.moves / (clock() - began))

def master(game):
    table, spent = lt.new(game, 4, 1), 0.0
    for _ in range(POSITIONS):
        began = clock()
        chosen = ask(table, "master", Fast(1))
        spent += clock() - began
        table.act(table.to_act(), chosen)
    return round(spent / POSITIONS, 3)

json.dumps({
    "moves_per_s": {game: moves(title) for game, title in registry.titles().items()},
    "master_s": {game: master(game) for game in registry.titles()},
})
`);
console.log(JSON.stringify({ ...said, ...JSON.parse(rules) }));
process.exit(0);
