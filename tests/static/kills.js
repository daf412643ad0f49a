/** Lives of a host: played in by a hurried person, ended at a random moment. */

const PATIENCE = 120_000; // milliseconds; the machine may be busy

/** A worker that stays: what a browser has compiled is kept while somebody uses it. */
function stay() {
  const { port1: port } = new MessageChannel();
  const common = { base: ludotheque.base, box: ludotheque.box, name: 'stays' };
  globalThis.stays = ludotheque.worker();
  globalThis.stays.postMessage({ role: 'thinker', port, ...common }, [port]);
}

/** Plays until `time` milliseconds have passed since the start, or since the table was there. */
async function live({ kept, time, playing }) {
  const worker = ludotheque.worker();
  let socket;
  let end;
  const ended = new Promise((resolve, reject) => {
    end = resolve;
    setTimeout(() => reject(new Error('the host never came')), PATIENCE);
  });
  const ask = (method, address, body) =>
    new Promise((resolve) => {
      const { port1, port2: port } = new MessageChannel();
      port1.onmessage = ({ data: { text } }) => resolve(text ? JSON.parse(text) : null);
      const text = body ? JSON.stringify(body) : '';
      worker.postMessage({ type: 'ask', method, address, body: text, port }, [port]);
    });
  const die = () => {
    worker.terminate();
    end();
  };

  const lost = [];
  const acknowledged = { ...kept };
  let table;
  let view;
  let seen = false;

  async function begin() {
    table = Object.keys(kept).at(-1) ?? (await newTable());
    dial();
  }
  async function newTable() {
    const { commitment } = await ask('POST', '/api/commitments', {});
    const seats = [{ kind: 'me' }, { kind: 'here', name: 'B' }, { kind: 'here', name: 'C' }];
    const games = await ask('GET', '/api/games');
    const { id: game } = games.reduce((a, b) => (b.minutes < a.minutes ? b : a));
    const wish = { game, options: {}, seats, commitment, share: '0'.repeat(32) };
    const { id } = await ask('POST', '/api/tables', wish);
    acknowledged[id] = -1;
    return id;
  }
  function dial() {
    view = null;
    const { port1, port2: port } = new MessageChannel();
    socket = port1;
    socket.onmessage = ({ data: [type, text] }) => {
      if (type === 'message') JSON.parse(text).forEach(hear);
      else if (type === 'close') lose('no table');
    };
    worker.postMessage({ type: 'dial', address: `/ws/tables/${table}`, port }, [port]);
    socket.postMessage(JSON.stringify({ type: 'hello', version: -1 }));
  }
  function lose(found) {
    lost.push([table, acknowledged[table], found]);
    die();
  }
  function hear(message) {
    if (message.type === 'done') acknowledged[table] = message.version;
    if (message.type !== 'update' || !message.view) return;
    const { version } = message.view;
    if (view === null && version < acknowledged[table]) return lose(version);
    if (!seen && playing) setTimeout(die, time);
    seen = true;
    view = message.view;
    if (view.result) void newTable().then((id) => ((table = id), dial()));
    else act();
  }
  function act() {
    const { version, actions } = view;
    if (!actions.length) return;
    const action = actions[Math.floor(Math.random() * actions.length)];
    const id = `${table} ${version}`;
    socket.postMessage(JSON.stringify({ type: 'act', id, version, action }));
  }
  worker.onmessage = ({ data }) => {
    if (data.type === 'ready') void begin();
  };
  if (!playing) setTimeout(die, time);
  worker.postMessage({ role: 'host', base: ludotheque.base, box: ludotheque.box, name: 'kills' });
  await ended;
  return { kept: acknowledged, lost };
}
