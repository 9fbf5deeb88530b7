import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawBills } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'tieout-verdicts-'));
const names = readdirSync(path.resolve(import.meta.dirname, '../../../corpus/bills')).map((file) =>
  path.basename(file, '.bill'),
);

beforeAll(async () => {
  await drawBills(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the verdict of a drawn bill', () => {
  test.each(names)('%s is proven, or a finding says what is missing', async (name) => {
    const extraction = await extract(readFileSync(path.join(folder, `${name}.pdf`)));
    if (extraction.outcome !== 'read' || isStatement(extraction)) throw new Error('not read as a bill');
    const { verdict, findings } = extraction;
    const missing = findings.filter(({ severity }) => severity !== 'info');
    expect([verdict, missing.length > 0]).toEqual([verdict, verdict !== 'proven']);
  });
});
