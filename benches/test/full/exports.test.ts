import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exportEvery } from '../../src/exports/export-every.ts';
import { extractionOfTruth } from '../truth-extraction.ts';

const corpus = new URL('../../../../shared/corpus/', import.meta.url);

function readings(folder: string) {
  const names = readdirSync(new URL(`${folder}/`, corpus)).filter((name) => name.endsWith('.truth.json'));
  const truths = names.map((name) => readFileSync(new URL(`${folder}/${name}`, corpus), 'utf8'));
  return truths.map(extractionOfTruth).filter((reading) => reading !== null);
}

describe.skipIf(!existsSync(corpus))('real documents (skipped where ../shared is missing)', () => {
  test.each(['statements', 'synthetic', 'invoices'])(
    'every preset × every one of %s reads back equal',
    (folder) => {
      const documents = readings(folder);
      const { files, blocked } = exportEvery(documents);
      const blockedCount = [...blocked.values()].reduce((sum, count) => sum + count, 0);
      console.info(
        `${folder}: ${documents.length} documents, ${files} files equal, ${blockedCount} exports blocked`,
      );
      expect(documents.length).toBeGreaterThan(20);
      expect(files).toBeGreaterThan(documents.length);
    },
  );
});
