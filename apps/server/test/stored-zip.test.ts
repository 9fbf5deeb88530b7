import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { addStored, zipBytes } from '../src/features/documents/stored-zip.ts';
import { unzip } from './support/unzip.ts';

test('an archive that was written before anyone reads it comes whole', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('a statement'), 'january.pdf');
  const bytes = zipBytes(zip);
  await pause(200);
  const entries = unzip(Buffer.concat(await bytes.toArray()));
  expect([...entries].map(([name, content]) => [name, content.toString()])).toEqual([
    ['january.pdf', 'a statement'],
  ]);
});

test('an archive whose part cannot be read breaks off, also for who reads it later', async () => {
  const zip = new ZipFile();
  addStored(zip, { read: () => Promise.reject(new Error('damaged')) }, 'document', 'january.pdf');
  const bytes = zipBytes(zip);
  await pause(50);
  await expect(bytes.toArray()).rejects.toThrow('damaged');
});
