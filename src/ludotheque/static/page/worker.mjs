/** A worker of the page with Python in it: the host of the games, or the one who thinks for bots. */

import { loadPyodide } from './pyodide.mjs';
import { KeptFile } from './storage.mjs';

const FOLDER = '/data';
const DATABASE = `${FOLDER}/ludotheque.sqlite3`;
const CANDIDATE = `${FOLDER}/backup.sqlite3`;
const SITE = '/lib/python3.14/site-packages';
const EMPTY = `${SITE}/ludotheque/store/empty.sqlite3`;
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} };
const roles = { host, thinker };
let base, name, box, thinking = null;

self.onmessage = ({ data }) => {
  ({ base, name, box } = data);
  roles[data.role](data).catch((reason) => {
    const type = reason?.type === 'TooNew' ? 'newer' : 'failed';
    tell({ type, text: String(reason?.stack ?? reason) });
  });
};

const tell = (message) => self.postMessage(message);

/** Serves the games to the page, once no other page does. */
async function host() {
  await alone();
  const { py, reply } = await python(['server.zip']);
  py.FS.mkdirTree(FOLDER);
  const file = await KeptFile.open(py.FS, DATABASE, name, py.FS.readFile(EMPTY));
  const think = async (line) => (thinking ? ask(thinking, line) : reply(line));
  const served = await py.pyimport('ludotheque.static.host').start(DATABASE, () => kept(file), think);
  const answers = {
    async ask({ method, address, body }) {
      const answer = await served.ask(method, address, body);
      const [status, text] = answer.toJs();
      answer.destroy();
      return { status, text };
    },
    dial({ address, port }) {
      const socket = served.dial(address, (...said) => port.postMessage(said));
      port.onmessage = ({ data }) => (data === null ? socket.hang_up() : socket.hear(data));
    },
    backup: () => ({ status: 200, bytes: file.bytes() }),
    async restore({ bytes }) {
      py.FS.writeFile(CANDIDATE, bytes);
      const fits = served.accepts(CANDIDATE);
      py.FS.unlink(CANDIDATE);
      if (fits) await file.replace(bytes);
      return { status: fits ? 200 : 422 };
    },
    think: ({ port }) => void (thinking = port),
  };
  self.onmessage = async ({ data }) => {
    try {
      const answer = await answers[data.type](data);
      if (answer) data.port.postMessage(answer);
    } catch (reason) {
      data.port.postMessage({ status: 503, text: '{"code":"unavailable","rule":null}' });
      console.error(reason);
    }
  };
  tell({ type: 'ready' });
}

/** Thinks for bots and checks records, so that nobody's click waits for it. */
async function thinker({ port }) {
  const { reply } = await python([]);
  port.onmessage = ({ data: { line, port: back } }) => back.postMessage(reply(line));
  tell({ type: 'ready' });
}

function ask(port, line) {
  const { port1, port2 } = new MessageChannel();
  port.postMessage({ line, port: port2 }, [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
}

/** One page writes; another one waits until that is gone, and says so. */
async function alone() {
  const hold = (options) =>
    new Promise((resolve) => {
      const held = (lock) => (resolve(lock !== null), lock && new Promise(() => undefined));
      void navigator.locks.request(name, options, held);
    });
  if (await hold({ ifAvailable: true })) return;
  tell({ type: 'elsewhere' });
  await hold({});
}

async function kept(file) {
  try {
    await file.save();
    tell({ type: 'kept' });
  } catch (reason) {
    tell({ type: 'unkept' });
    throw new Error(String(reason)); // Python takes no DOMException, and would wait for ever
  }
}

/** Python, and who thinks in it; what it starts with comes first, and bytes are counted on arrival. */
async function python(more) {
  const core = ['pyodide.asm.wasm', 'python_stdlib.zip'];
  const zips = ['library.zip', ...more];
  const sizes = (files) => files.reduce((sum, file) => sum + box[file], 0);
  const total = sizes([...core, ...zips]);
  let arrived = 0;
  const plain = self.fetch;
  const coreIsHere = Promise.withResolvers();
  const count = (bytes) => {
    tell({ type: 'progress', share: (arrived += bytes) / total });
    if (arrived >= sizes(core)) coreIsHere.resolve();
  };
  self.fetch = async (address, ...options) =>
    counted(await plain(address, ...options), String(address), count);
  const ours = { indexURL: base, stdLibURL: base + core[1], lockFileContents: LOCK };
  const starting = loadPyodide({ ...ours, ...self.bundled });
  await Promise.race([coreIsHere.promise, starting]);
  const arriving = zips.map((zip) => self.fetch(base + zip).then((answer) => answer.arrayBuffer()));
  const [library, ...rest] = arriving;
  const py = await starting;
  const unpack = async (bytes) => py.unpackArchive(await bytes, 'zip', { extractDir: SITE });
  await unpack(library);
  py.pyimport('ludotheque.registry').titles(); // all games, while the rest is on its way
  const { reply } = py.pyimport('ludotheque.server.workers.worker');
  for (const bytes of rest) await unpack(bytes);
  self.fetch = plain;
  return { py, reply };
}

/** The same answer, counted beside: a browser keeps compiled code only for an answer of its own. */
function counted(answer, address, count) {
  const counting = new WritableStream({ write: (piece) => count(piece.length) });
  void answer.clone().body.pipeTo(counting).catch(() => undefined);
  const known = !address.endsWith('.wasm') || answer.headers.get('content-type') === 'application/wasm';
  return known ? answer : new Response(answer.body, { headers: { 'content-type': 'application/wasm' } });
}
