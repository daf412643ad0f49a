// Started by a double click: browsers let a page from a disk load scripts, and nothing else.
globalThis.ludotheque = {
  base: 'https://box.invalid/', // answered in the worker, never asked of anybody
  box: '@BOX@',
  packed: {},
  worker() {
    const url = URL.createObjectURL(new Blob([this.packed['worker.js']]));
    const worker = new Worker(url);
    const post = worker.postMessage.bind(worker);
    let first = true;
    worker.postMessage = async (message, transfer = []) => {
      const more = first ? { files: this.files } : {};
      first = false;
      post({ ...message, ...more }, transfer);
    };
    return worker;
  },
  async load() {
    const names = Object.keys(this.box);
    await Promise.all(['worker.js', ...names].map((name) => script(`py/${name}.js`)));
    const files = await Promise.all(names.map((name) => unpacked(this.packed[name])));
    this.files = Object.fromEntries(names.map((name, index) => [name, files[index]]));
  },
};

function script(src) {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src });
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });
}

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
