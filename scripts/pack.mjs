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
import { node24, root } from './ensure-installed.mjs';

/** What is packed, in an order in which each finds those before it; its name where it is to be another than in the repository. */
const PACKAGES = [
  { folder: 'packages/records' },
  { folder: 'packages/contract' },
  { folder: 'packages/extraction' },
  { folder: 'packages/exports' },
  { folder: 'apps/cli', name: 'tieout' },
];
const NOT_SHIPPED = new Set(['.ts', '.py', '.md']);

const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'packed') } } });
const out = path.resolve(values.out);
const { engines, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
mkdirSync(out, { recursive: true });
const work = mkdtempSync(path.join(tmpdir(), 'tieout-pack-'));
try {
  for (const { folder, name } of PACKAGES) console.log(pack(path.join(root, folder), name));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Builds one package and writes it as a file to `out`; that file's path. */
function pack(from, name) {
  const manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const to = path.join(work, path.basename(from));
  compile(path.join(from, 'src'), path.join(to, 'dist'));
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
