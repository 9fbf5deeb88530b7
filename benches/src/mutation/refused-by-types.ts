import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mutant, withMutant } from './make-mutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMPILER = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const ERROR = /^[^(\n]*\/(\d+)\.[^(\n/]*\(\d+,\d+\): error/gm;

/**
 * Which mutants TypeScript would refuse, which nobody could commit. Each is written as a copy of its file into a second tree of the
 * repository, and all are checked at once.
 */
export function refusedByTypes(mutants: readonly Mutant[], sourceOf: (file: string) => string): Set<Mutant> {
  const cache = path.join(ROOT, 'benches/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'types-'));
  try {
    const files = mutants.map((mutant, index) => {
      const file = path.join(folder, path.dirname(mutant.file), `${index}.${path.basename(mutant.file)}`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, withMutant(sourceOf(mutant.file), mutant));
      return file;
    });
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configOf(folder, files)));
    const { stdout, status } = spawnSync(process.execPath, [COMPILER, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      cwd: folder,
    });
    if (status === null || (status !== 0 && !ERROR.test(stdout)))
      throw new Error(`tsc failed: ${stdout.slice(0, 2000)}`);
    const refused = [...stdout.matchAll(ERROR)].map(([, index]) => mutants[Number(index)]);
    return new Set(refused.filter((mutant) => mutant !== undefined));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configOf(folder: string, files: readonly string[]) {
  return {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      rootDirs: [ROOT, folder],
      noUnusedLocals: false,
      noUnusedParameters: false,
      allowUnreachableCode: true,
    },
    files,
  };
}
