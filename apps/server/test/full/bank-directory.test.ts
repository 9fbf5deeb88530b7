import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { banksResponseSchema, paths } from '@tieout/contract';
import { expect, test } from 'vitest';
import { startTestProduct } from '../support/start-test-product.ts';

test('finds the banks of the directory that is configured, and no start goes by one that names none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tieout-banks-'));
  const path = join(folder, 'fidir.txt');
  const start = () => startTestProduct({ environment: { BANK_DIRECTORY: path } });
  await writeFile(path, '<html>Not found</html>');
  await expect(start()).rejects.toThrow('names no bank');
  const cells = ['5103', '0', '0', '0', 'Second Bank', '', 'NA', 'NA', 'ACTIVE', 'NA', 'BANKING&WEB-CONNECT'];
  await writeFile(path, `FILIST\r\n1\r\n${cells.join('\t')}\r\n`);
  const configured = await start();
  const answer = await configured.client().get(`${paths.banks}?query=second`);
  expect(banksResponseSchema.parse(await answer.json()).banks).toEqual([
    { bid: '5103', org: 'Second Bank', name: 'Second Bank' },
  ]);
  await configured.stop();
});
