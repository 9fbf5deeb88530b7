// `npm run pack -- [--out FOLDER]`: the engine, the exports, their records and the command line as packages of JavaScript with types, each a
// file that `npm install` takes. Writes them to FOLDER, `packed/` where none is given.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { node24, root } from './ensure-installed.mjs';

/** Joined into each package, as far as it uses them: from packages of their own they are a hundred modules to find and open at every start. */
const JOINED = {
  '@tieout/records': path.join(root, 'packages/records/src/index.ts'),
  zod: path.join(root, 'node_modules/zod/index.js'),
};
/** Joined into the exports: forty modules that only one preset uses. */
const PARQUET = {
  hyparquet: path.join(root, 'node_modules/hyparquet'),
  'hyparquet-writer': path.join(root, 'node_modules/hyparquet-writer'),
};
/** Joined into the command, which uses a few of its schemas. */
const CONTRACT = { '@tieout/contract': path.join(root, 'packages/contract/src/index.ts') };
/**
 * What is packed, in an order in which each finds those before it: the modules that are started or imported from outside, the folder whose
 * modules the product reads as data, and a name where it is to be another than in the repository. Who composes the schemas of the records
 * brings a zod of their own, so theirs stays outside.
 */
const PACKAGES = [
  { folder: 'packages/records', entries: ['index.js'], joined: {} },
  { folder: 'packages/contract', entries: ['index.js'] },
  { folder: 'packages/extraction', entries: ['index.js', 'ocr/page-reader.js'], asFiles: 'ocr/networks' },
  { folder: 'packages/exports', entries: ['index.js'], joined: { ...JOINED, ...PARQUET } },
  {
    folder: 'apps/cli',
    name: 'tieout',
    entries: ['main.js', 'reading/reading-child.js'],
    joined: { ...JOINED, ...CONTRACT },
  },
];
const NOT_SHIPPED = new Set(['.ts', '.py', '.md']);

const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'packed') } } });
const out = path.resolve(values.out);
const { engines, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
mkdirSync(out, { recursive: true });
const work = mkdtempSync(path.join(tmpdir(), 'tieout-pack-'));
try {
  for (const each of PACKAGES) console.log(await pack(path.join(root, each.folder), each));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Builds one package and writes it as a file to `out`; that file's path. */
async function pack(from, { name, entries, asFiles, joined = JOINED }) {
  const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const to = path.join(work, path.basename(from));
  compile(path.join(from, 'src'), path.join(to, 'dist'));
  await joinModules(path.join(to, 'dist'), { entries, asFiles, joined });
  copyData(path.join(from, 'src'), path.join(to, 'dist'));
  for (const file of ['README.md', 'bin']) copyIfThere(path.join(from, file), path.join(to, file));
  cpSync(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
  const { description, license, type, bin, dependencies, sideEffects, exports } = manifest;
  const shown = {
    ...{ name: name ?? manifest.name, version, description, license, type, sideEffects, engines, bin },
    ...(exports === undefined
      ? {}
      : { exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } }),
    ...{ files: ['dist', 'bin'], dependencies },
  };
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(shown, null, 2)}\n`);
  for (const file of Object.values(bin ?? {})) chmodSync(path.join(to, file), 0o755);
  const packed = run('npm', ['pack', '--json', '--pack-destination', out], to);
  return path.join(out, JSON.parse(packed)[0].filename);
}

/** TypeScript to JavaScript and types, imports of `.ts` named `.js`. */
function compile(source, to) {
  const config = path.join(path.dirname(to), 'tsconfig.json');
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true },
        ...{ rootDir: source, outDir: to, typeRoots: [path.join(root, 'node_modules/@types')] },
      },
      // What other packages declare of libraries without types.
      include: [source, path.join(root, 'packages/*/src/**/*.d.ts')],
    }),
  );
  run(node24(), [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], root);
  rmSync(config);
}

/**
 * Joins the hundreds of modules in `dist` to a few files, because loading each costs time at every start, and with them those of `JOINED`. Of
 * the modules only the entries stay, and the folder whose files are read as data.
 */
async function joinModules(dist, { entries, asFiles, joined }) {
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name.slice(0, -'.js'.length), path.join(dist, name)])),
    platform: 'node',
    external: (name) => /^[^./]/.test(name) && !(packageOf(name) in joined),
    resolve: { alias: joined },
    // Schemas that nothing checks with are left out.
    treeshake: { manualPureFunctions: ['z'] },
    plugins: [{ name: 'places', transform: (code, id) => withPlaces(code, id, dist) }],
  });
  const { output } = await bundle.generate({ format: 'esm', chunkFileNames: 'joined-[name].js' });
  await bundle.close();
  for (const name of modules) if (path.dirname(name) !== asFiles) rmSync(path.join(dist, name));
  for (const { fileName, code } of output) {
    if (fileName.includes('/') && code.includes('import.meta.'))
      throw new Error(`${fileName} looks for files from another folder than the joined modules do.`);
    writeFileSync(path.join(dist, fileName), code);
  }
  const used = output.flatMap(({ moduleIds }) => moduleIds);
  for (const name of Object.keys(joined)) {
    const from = path.join(root, 'node_modules', name);
    if (used.some((id) => id.startsWith(from + path.sep)))
      cpSync(path.join(from, 'LICENSE'), path.join(dist, `LICENSE-${name}`));
  }
}

/** The package a module is imported from: "hyparquet/src/schema.js" is of "hyparquet". */
function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A module that looks for files next to itself, so that it finds them from the top of `dist` too. */
function withPlaces(code, id, dist) {
  if (!code.includes('import.meta.') || !id.startsWith(dist)) return null;
  const place = path.relative(dist, id).split(path.sep).join('/');
  return code
    .replaceAll('import.meta.url', `new URL('./${place}', import.meta.url).href`)
    .replaceAll('import.meta.filename', `(import.meta.dirname + '/${place}')`)
    .replaceAll(/import\.meta\.dirname(?! \+)/g, `(import.meta.dirname + '/${path.posix.dirname(place)}')`);
}

/** Copies what is no source: the networks' layers. */
function copyData(source, to) {
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(source, name);
    if (path.extname(name) === '' || NOT_SHIPPED.has(path.extname(name))) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    cpSync(file, path.join(to, name));
  }
}

function copyIfThere(from, to) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

/** Runs a command and returns what it printed. Throws with that if it fails. */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
