import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/index.ts';
import { textDocuments } from '../corpus-documents.ts';
import { judgedAgain } from '../judged-again.ts';

const corpus = path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const isPresent = existsSync(corpus);
if (!isPresent) console.warn('skipped: the corpus is not next to the repository (../shared)');

/** Long enough for a machine that has other work too. */
const TIMEOUT_MS = 180_000;

describe.skipIf(!isPresent)('invoices and receipts of the corpus with a text layer', () => {
  test.each(['invoices', 'receipts', 'einvoices', 'synthetic'])(
    '%s: judging one that nobody corrected gives the verdict and the findings of its reading',
    async (name) => {
      const folder = path.join(corpus, name);
      for (const { id, kind, password } of textDocuments(folder)) {
        if (kind.includes('statement')) continue;
        const bytes = readFileSync(path.join(folder, `${id}.pdf`));
        const extraction = await extract(bytes, password ? { password } : {});
        const { asRead, again } = judgedAgain(extraction);
        expect(again, `${id} judged again`).toEqual(asRead);
      }
    },
    TIMEOUT_MS,
  );
});
