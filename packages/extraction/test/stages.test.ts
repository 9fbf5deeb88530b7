import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const CHECK = path.join(import.meta.dirname, '../../../scripts/check-boundaries.mjs');

/** What the check of boundaries says of an engine that holds just these files: their texts by their paths in its source. */
function checked(files: Readonly<Record<string, string>>): {
  readonly holds: boolean;
  readonly said: string;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'stages-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, 'packages/extraction/src', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [CHECK, root], { encoding: 'utf8' });
    return { holds: status === 0, said: stdout + stderr };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

it('lets a stage of the engine import the stages above it', () => {
  const { holds, said } = checked({
    'lines/line.ts': 'export type Line = string;\n',
    'tables/draft.ts': "import type { Line } from '../lines/line.ts';\nexport type Draft = Line[];\n",
  });
  expect({ holds, said }).toEqual({ holds: true, said: 'boundaries hold in 2 files\n' });
});

it('refuses an import of a later stage, of a type too', () => {
  const { holds, said } = checked({
    'lines/line.ts': "import type { Draft } from '../tables/draft.ts';\nexport type Line = Draft;\n",
    'tables/draft.ts': 'export type Draft = string;\n',
  });
  expect(holds).toBe(false);
  expect(said).toContain(
    'packages/extraction/src/lines/line.ts: imports ../tables/draft.ts: lines may import only values, read',
  );
});

it('refuses a circle of files within one stage, of types too', () => {
  const { holds, said } = checked({
    'tables/heading.ts': "import type { Draft } from './draft.ts';\nexport type Heading = Draft;\n",
    'tables/draft.ts': "import type { Row } from './row.ts';\nexport type Draft = Row;\n",
    'tables/row.ts': "import type { Heading } from './heading.ts';\nexport type Row = Heading;\n",
  });
  expect(holds).toBe(false);
  expect(said).toMatch(/tables\/\w+\.ts -> .*tables\/\w+\.ts -> .*tables\/\w+\.ts -> .*: a circle of files/);
});

it('refuses a folder that is no stage', () => {
  const { holds, said } = checked({ 'helpers/anything.ts': 'export const anything = 1;\n' });
  expect(holds).toBe(false);
  expect(said).toContain('packages/extraction/src/helpers/anything.ts: is in no stage of the engine');
});

it('refuses a circle of files in any other package', () => {
  const { holds, said } = checked({
    '../../../apps/server/src/features/review/one.ts':
      "import type { Two } from './two.ts';\nexport type One = Two;\n",
    '../../../apps/server/src/features/review/two.ts':
      "import type { One } from './one.ts';\nexport type Two = One;\n",
  });
  expect(holds).toBe(false);
  expect(said).toContain(
    'apps/server/src/features/review/two.ts -> apps/server/src/features/review/one.ts: a circle of files',
  );
});
