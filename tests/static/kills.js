/** Lives of a host: played in by a hurried person, ended at a random moment. */

const PATIENCE = 120_000; // milliseconds; the machine may be busy

/** Plays until `time` milliseconds have passed since the start, or since the table was there. */
async function live({ kept, time, playing }) {
  const worker = ludotheque.worker();
  const tell = (message) => worker.postMessage(message);
  const waiting = new Map();
  let count = 0;
  let end;
  const ended = new Promise((resolve, reject) => {
    end = resolve;
    setTimeout(() => reject(new Error('the host never came')), PATIENCE);
  });
  const ask = (method, address, body) =>
    new Promise((resolve) => {
      waiting.set(++count, ({ text }) => resolve(text ? JSON.parse(text) : null));
      tell({ type: 'ask', id: count, method, address, body: body ? JSON.stringify(body) : '' });
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
    tell({ type: 'dial', id: 'socket', address: `/ws/tables/${table}` });
    tell({ type: 'say', id: 'socket', text: JSON.stringify({ type: 'hello', version: -1 }) });
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
    const text = JSON.stringify({ type: 'act', id: `${table} ${version}`, version, action });
    tell({ type: 'say', id: 'socket', text });
  }
  worker.onmessage = ({ data }) => {
    if (data.type === 'ready') void begin();
    else if (data.type === 'answer') waiting.get(data.id)?.(data);
    else if (data.type === 'message') JSON.parse(data.text).forEach(hear);
    else if (data.type === 'close') lose('no table');
  };
  if (!playing) setTimeout(die, time);
  tell({ role: 'host', base: ludotheque.base, box: ludotheque.box, name: 'kills' });
  await ended;
  return { kept: acknowledged, lost };
}
