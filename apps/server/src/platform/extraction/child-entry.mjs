// What a child runs first: plain JavaScript, so that nothing has to be stripped of types. `argv[2]` is the script to run. A child
// that is given the modules that script loads (`argv[3]` is "given", the modules the first message) looks for no file and strips
// no types, which is most of the cost of a start; one that is not notes them and tells its parent, before it sees any document.
import { registerHooks, stripTypeScriptTypes } from 'node:module';

const [script, modules] = process.argv.slice(2);
if (modules === 'given') process.once('message', (given) => runWith(given));
else await runNoting();

/** @param {import('./reading-child.ts').LoadedModules} given */
async function runWith({ places, sources }) {
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
  await import(script);
}

async function runNoting() {
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
  await import(script);
  hooks.deregister();
  for (const [key, url] of places) if (!sources.has(url)) places.delete(key);
  process.send?.({ kind: 'loaded', modules: { places, sources } });
}
