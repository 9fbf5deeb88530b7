import { randomUUID } from 'node:crypto';
import type { StatementReading, Verdict } from '@tieout/records';
import { FIGURES_PURPOSE } from '../../src/features/analytics/keep-figures.ts';
import { statementFigures } from '../../src/features/analytics/statement-figures.ts';
import { openVault } from '../../src/features/documents/document-vault.ts';
import type { DocumentParts } from '../../src/features/documents/parts.ts';
import { auditEvents } from '../../src/platform/database/account-schema.ts';
import { fileFigures, files } from '../../src/platform/database/schema.ts';
import { conversionLog } from '../../src/platform/database/service-schema.ts';
import { newKey } from '../../src/platform/secrets/seal.ts';

const BATCH = 1000;
const SPAN_MS = 90 * 24 * 60 * 60_000;
const VERDICTS: readonly Verdict[] = ['proven', 'proven', 'proven', 'unproven', 'contradicted'];
const ROWS = [
  ['MONTHLY FEE', '-12.50'],
  ['RENT JANUARY', '-1450.00'],
  ['MOBILE DEPOSIT', '4210.75'],
  ['ACME HARDWARE', '-89.99'],
] as const;

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** Lays `count` finished conversions of the last 90 days into the database, as their end would have left them. */
export async function seedConversions(parts: Parts, ownerId: string, count: number): Promise<void> {
  const now = Date.now();
  // One transaction: each has to reach the disk.
  await parts.database.transaction(async (transaction) => {
    for (let start = 0; start < count; start += BATCH) {
      const seeded = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
        const index = start + offset;
        return conversion(parts, ownerId, { index, at: new Date(now - (SPAN_MS * index) / count) });
      });
      await transaction.insert(files).values(seeded.map((each) => each.file));
      await transaction.insert(fileFigures).values(seeded.map((each) => each.figures));
      await transaction.insert(conversionLog).values(seeded.map((each) => each.logged));
      await transaction.insert(auditEvents).values(seeded.map((each) => each.event));
    }
  });
}

function conversion(parts: Parts, ownerId: string, { index, at }: { index: number; at: Date }) {
  const id = randomUUID();
  const key = newKey();
  const verdict = VERDICTS[index % VERDICTS.length] ?? 'proven';
  const pageCount = 1 + (index % 7);
  const figures = JSON.stringify(statementFigures(reading(index, at)));
  return {
    file: {
      ...{
        id,
        ownerId,
        originalName: `statement-${index}.pdf`,
        fileSize: 20_000,
        status: 'completed' as const,
      },
      ...{
        maxPages: 100,
        fingerprint: id,
        wrappedKey: parts.secrets.wrapKey(key, id),
        kind: 'bank_statement',
      },
      ...{ verdict, pageCount, pagesDone: pageCount, createdAt: at, finishedAt: at },
    },
    figures: { fileId: id, sealed: openVault(parts, id, key).sealText(figures, FIGURES_PURPOSE) },
    logged: { at, outcome: 'completed' as const, verdict, pageCount },
    event: { at, actorId: ownerId, kind: 'upload', objectId: id },
  };
}

function reading(index: number, at: Date): StatementReading {
  return {
    ...{ outcome: 'read', kind: 'bank_statement', language: 'en', pageCount: 1, findings: [] },
    accounts: [
      {
        ...{
          number: null,
          currency: index % 10 === 9 ? 'EUR' : 'USD',
          period: null,
          opening: null,
          closing: null,
        },
        verdict: 'proven',
        transactions: ROWS.map(([description, amount]) => ({
          ...{ date: at.toISOString().slice(0, 10), postDate: null, description, amount, balance: null },
          ...{ reference: null, confidence: 1, source: { page: 1, box: [0, 0, 1, 1] } },
        })),
      },
    ],
  };
}
