import { readFile } from 'node:fs/promises';
import { isStatement } from '@tieout/records';
import type { ExtractionOutcome } from '../../platform/extraction/extraction-outcome.ts';
import type { ExtractionPool } from '../../platform/extraction/extraction-pool.ts';
import { type HeldFor, holdResult } from './hold-result.ts';

/** A small statement as a scanner writes it: nothing but a picture. */
const SCAN = new URL('./ocr-probe.pdf', import.meta.url);
const WRITTEN_ON_IT = ['-10.25', '250.00'];

/** Reading costs about two seconds of processor, so what was found holds for a while; trouble is looked at again sooner. */
const HELD_FOR: HeldFor = { healthyMs: 5 * 60_000, troubleMs: 15_000 };

/** A check that reads a scanned page as a customer's would be read, and throws with what is wrong where that fails. */
export function createOcrCheck(pool: Pick<ExtractionPool, 'extract'>): () => Promise<void> {
  return holdResult(async () => {
    const trouble = await readProbe(pool);
    if (trouble !== null) throw new Error(trouble);
  }, HELD_FOR);
}

/** What is wrong with reading scans; null where nothing is. Never rejects. */
async function readProbe(pool: Pick<ExtractionPool, 'extract'>): Promise<string | null> {
  try {
    const request = {
      ownerId: 'probe',
      bytes: await readFile(SCAN),
      password: null,
      maxPages: 1,
      pages: null,
      requestId: 'probe',
    };
    return troubleOf(await pool.extract(request, () => {}));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function troubleOf(outcome: ExtractionOutcome): string | null {
  switch (outcome.kind) {
    case 'died':
      return `the process that reads ended: ${outcome.how}`;
    case 'sent-nonsense':
      return 'the process that reads sent what it never should';
    case 'over-limit':
      return `reading a scanned page took more ${outcome.limit} than is allowed`;
    case 'cancelled':
      return 'reading a scanned page was broken off';
    case 'threw':
      return outcome.stack.split('\n')[0] ?? 'the engine failed';
    case 'extracted': {
      const { extraction } = outcome;
      if (extraction.outcome === 'unreadable') return extraction.message;
      const rows = isStatement(extraction) ? extraction.accounts.flatMap((each) => each.transactions) : [];
      const amounts = rows.map((row) => row.amount);
      return String(amounts) === String(WRITTEN_ON_IT)
        ? null
        : `a scanned page was read wrongly: ${amounts.join(', ') || 'no amounts'}`;
    }
  }
}
