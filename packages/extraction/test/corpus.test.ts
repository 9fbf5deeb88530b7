import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStatement, sumDecimals } from '@tieout/records';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { extract } from '../src/index.ts';
import { type Truth, textDocuments } from './corpus-documents.ts';
import { judgedAgain } from './judged-again.ts';

const shared = path.resolve(import.meta.dirname, '../../../../shared');
const scorerPath = path.join(shared, 'score/score.mjs');
const isPresent = existsSync(scorerPath) && existsSync(path.join(shared, 'corpus'));
if (!isPresent) console.warn('skipped: the corpus and its scorer are not next to the repository (../shared)');

const predictions = mkdtempSync(path.join(tmpdir(), 'tieout-corpus-'));
afterAll(() => rmSync(predictions, { recursive: true }));

/** Long enough for a machine that has other work too. */
const TIMEOUT_MS = 180_000;

const scoresSchema = z.array(
  z.object({ id: z.string(), perfect: z.boolean(), silent: z.number(), proven: z.number() }),
);

function textStatements(folder: string): Truth[] {
  return textDocuments(folder).filter(({ kind }) => kind.includes('statement'));
}

/** Whether the paper itself ties out: as its checker noted, else opening + movements = closing in every account. */
function tiesOut({ kind, accounts, checked }: Truth): boolean {
  const noted = checked?.opening_plus_sum_equals_closing;
  if (noted !== undefined && noted !== null) return noted;
  return (
    accounts.length > 0 &&
    accounts.every(({ opening, closing, transactions }) => {
      const amounts = transactions.map((row) => row.amount);
      if (opening === null || closing === null) return false;
      const [from, to] = kind === 'credit_card_statement' ? [closing, opening] : [opening, closing];
      return sumDecimals([from, ...amounts], 3) === sumDecimals([to], 3);
    })
  );
}

async function readAll(folder: string, truths: readonly Truth[]): Promise<void> {
  for (const { id, password } of truths) {
    const bytes = readFileSync(path.join(folder, `${id}.pdf`));
    const extraction = await extract(bytes, password ? { password } : {});
    const { asRead, again } = judgedAgain(extraction);
    expect(again, `${id} judged again`).toEqual(asRead);
    if (extraction.outcome === 'read' && isStatement(extraction))
      writeFileSync(path.join(predictions, `${id}.json`), JSON.stringify(extraction));
  }
}

/** What the scorer says of each document of `folder` that was read. */
async function scored(folder: string, truths: readonly Truth[]) {
  await readAll(folder, truths);
  const scorer: { scoreDir: (truth: string, prediction: string) => unknown } = await import(
    pathToFileURL(scorerPath).href
  );
  const ids = new Set(truths.map((truth) => truth.id));
  return scoresSchema.parse(scorer.scoreDir(folder, predictions)).filter((score) => ids.has(score.id));
}

describe.skipIf(!isPresent)('statements of the corpus with a text layer', () => {
  test.each(['statements', 'synthetic'])(
    '%s: each that ties out on paper is read without a fault, and none is wrongly proven',
    async (name) => {
      const folder = path.join(shared, 'corpus', name);
      const truths = textStatements(folder);
      const scores = await scored(folder, truths);
      expect(scores).toHaveLength(truths.length);
      expect(scores.filter((score) => score.silent > 0).map((score) => score.id)).toEqual([]);
      const tying = new Set(truths.filter(tiesOut).map((truth) => truth.id));
      expect(tying.size).toBeGreaterThan(0);
      expect(
        scores.filter((score) => tying.has(score.id) && !score.perfect).map((score) => score.id),
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
