// What a child runs first: plain JavaScript, so that nothing has to be stripped of types. `argv[2]` is the script to run, whose
// `start` opens the channel to the parent. A child that is given the modules that script loads (`argv[3]` is "given", the modules
// the first message) looks for no file and strips no types, which is most of the cost of a start; one that is not notes them and
// sends them to its parent. Then it enters the sandbox (`argv[4]`) and says that it is ready: no document is sent to it before.
import { readSync, writeSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';

const CHANNEL_FD = 3;
const SANDBOX = new URL('./sandbox/enter-sandbox.ts', import.meta.url).href;
const [script, modules, sandbox] = process.argv.slice(2);

const { start, enterSandbox } = modules === 'given' ? await loadGiven() : await loadNoting();
enterSandbox(JSON.parse(sandbox));
writeFrame({ kind: 'ready' });
start();

async function load() {
  const { enterSandbox } = await import(SANDBOX);
  const { start } = await import(script);
  return { start, enterSandbox };
}

function loadGiven() {
  const { modules } = JSON.parse(readFrame());
  const places = new Map(modules.places);
  const sources = new Map(modules.sources);
  registerHooks({
    resolve(specifier, context, next) {
      const url = places.get(`${specifier}\n${context.parentURL}`);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const source = sources.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return load();
}

async function loadNoting() {
  const places = new Map();
  const sources = new Map();
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      places.set(`${specifier}\n${context.parentURL}`, found.url);
      return found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (loaded.format !== 'module' && loaded.format !== 'module-typescript') return loaded;
      const text = Buffer.from(loaded.source).toString();
      const source = loaded.format === 'module' ? text : stripTypeScriptTypes(text);
      sources.set(url, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
  const loaded = await load();
  hooks.deregister();
  for (const [key, url] of places) if (!sources.has(url)) places.delete(key);
  writeFrame({ kind: 'loaded', modules: { places: [...places], sources: [...sources] } });
  return loaded;
}

function readFrame() {
  const lengths = readBytes(8);
  return readBytes(lengths.readUInt32LE(0) + lengths.readUInt32LE(4)).toString();
}

function readBytes(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const count = readSync(CHANNEL_FD, bytes, at, length - at, null);
    if (count === 0) process.exit(0);
    at += count;
  }
  return bytes;
}

function writeFrame(head) {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(text.length, 0);
  const bytes = Buffer.concat([lengths, text]);
  for (let at = 0; at < bytes.length; ) at += writeSync(CHANNEL_FD, bytes, at);
}
