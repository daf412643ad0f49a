/**
 * A file of Python's that outlives the page: what is written to it goes to IndexedDB, in
 * pieces, all that changed in one transaction.
 */

const PIECE = 16384;
const STORE = 'pieces';
const SIZE = 'size';

export class KeptFile {
  #changed = new Set();

  /** The file in Python's file system, as it was kept under this name; a new one is `empty`. */
  static async open(FS, path, name, empty) {
    const file = new KeptFile();
    file.name = name;
    file.database = await opened(name);
    const known = await loaded(file.database);
    if (!known) file.#changed = everyPiece(empty.length);
    FS.writeFile(path, known ?? empty, { mode: 0o600 });
    file.node = FS.lookupPath(path).node;
    file.#watch();
    return file;
  }

  /** Store what has changed; what could not be stored counts as changed until it is. */
  async save() {
    if (!this.#changed.size) return;
    const pieces = [...this.#changed];
    this.#changed.clear();
    try {
      await this.#put(pieces);
    } catch (reason) {
      for (const n of pieces) this.#changed.add(n);
      throw reason;
    }
  }

  bytes() {
    return this.node.contents.slice(0, this.node.usedBytes);
  }

  /** Keep other bytes in place of the file's; what is written to it from then on is not kept. */
  async replace(bytes) {
    const changed = this.#changed;
    this.#changed = new Set();
    try {
      await this.#put(everyPiece(bytes.length), { contents: bytes, usedBytes: bytes.length });
    } catch (reason) {
      this.#changed = changed;
      throw reason;
    }
  }

  async #put(pieces, { contents, usedBytes } = this.node) {
    if (!(await isThere(this.database))) {
      // Cleared or evicted while the page is open: what is in memory is all there is.
      this.database.close();
      this.database = await opened(this.name);
      pieces = everyPiece(usedBytes);
    }
    const writing = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = writing.objectStore(STORE);
    for (const n of pieces) {
      store.put(contents.slice(n * PIECE, Math.min((n + 1) * PIECE, usedBytes)), n);
    }
    store.put(usedBytes, SIZE);
    await finished(writing);
  }

  /** Note which pieces are written. */
  #watch() {
    const { write } = this.node.stream_ops;
    const changed = this.#changed;
    this.node.stream_ops = {
      ...this.node.stream_ops,
      write(stream, buffer, offset, length, position, ...more) {
        const at = position ?? stream.position;
        for (let n = Math.floor(at / PIECE); n * PIECE < at + length; n++) changed.add(n);
        return write(stream, buffer, offset, length, position, ...more);
      },
    };
  }
}

const everyPiece = (size) => new Set(Array(Math.ceil(size / PIECE)).keys());

function opened(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return result(request);
}

async function loaded(database) {
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  const size = values[keys.indexOf(SIZE)];
  if (size === undefined) return null;
  const file = new Uint8Array(size);
  keys.forEach((n, index) => {
    const room = size - n * PIECE;
    if (n !== SIZE && room > 0) file.set(values[index].subarray(0, room), n * PIECE);
  });
  return file;
}

/** Whether the database still has what was stored in it. */
async function isThere(database) {
  try {
    return (await result(database.transaction(STORE).objectStore(STORE).count(SIZE))) > 0;
  } catch {
    return false;
  }
}

function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(writing) {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error('nothing was stored'));
  });
}
