import { randomUUID } from 'node:crypto';
import type { StatementReading, Verdict } from '@tieout/records';
import { sql } from 'drizzle-orm';
import { FIGURES_PURPOSE } from '../../src/features/analytics/keep-figures.ts';
import { statementFigures } from '../../src/features/analytics/statement-figures.ts';
import { openVault } from '../../src/features/documents/document-vault.ts';
import type { DocumentParts } from '../../src/features/documents/parts.ts';
import { newKey } from '../../src/platform/secrets/seal.ts';

const BATCH = 2000;
const SPAN_MS = 90 * 24 * 60 * 60_000;
const VERDICTS: readonly Verdict[] = ['proven', 'proven', 'proven', 'unproven', 'contradicted'];
const ROWS = [
  ['MONTHLY FEE', '-12.50'],
  ['RENT JANUARY', '-1450.00'],
  ['MOBILE DEPOSIT', '4210.75'],
  ['ACME HARDWARE', '-89.99'],
] as const;

/** What each table is given of a conversion, by the columns of `seeded` below. */
const INSERTS = [
  sql`insert into files (id, owner_id, original_name, file_size, status, max_pages, fingerprint, wrapped_key, kind, verdict, page_count, pages_done, created_at, finished_at)
    select id, owner_id, name, 20000, 'completed', 100, id::text, decode(key, 'hex'), 'bank_statement', verdict, pages, pages, at, at from seeded`,
  sql`insert into file_figures (file_id, sealed) select id, decode(figures, 'hex') from seeded`,
  sql`insert into conversion_log (at, outcome, verdict, page_count) select at, 'completed', verdict, pages from seeded`,
  sql`insert into audit_events (at, actor_id, kind, object_id) select at, owner_id, 'upload', id::text from seeded`,
];

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** Lays `count` finished conversions of the last 90 days into the database, as their end would have left them. */
export async function seedConversions(parts: Parts, ownerId: string, count: number): Promise<void> {
  const now = Date.now();
  for (let start = 0; start < count; start += BATCH) {
    const seeded = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const index = start + offset;
      return conversion(parts, ownerId, { index, at: new Date(now - (SPAN_MS * index) / count) });
    });
    await parts.database.transaction(async (transaction) => {
      await transaction.execute(sql`create temporary table seeded on commit drop as
        select * from jsonb_to_recordset(${JSON.stringify(seeded)}::jsonb)
        as (id uuid, owner_id text, name text, key text, verdict text, pages integer, at timestamptz, figures text)`);
      for (const insert of INSERTS) await transaction.execute(insert);
    });
  }
}

function conversion(parts: Parts, ownerId: string, { index, at }: { index: number; at: Date }) {
  const id = randomUUID();
  const key = newKey();
  const figures = JSON.stringify(statementFigures(reading(index, at)));
  return {
    ...{ id, owner_id: ownerId, name: `statement-${index}.pdf`, at: at.toISOString() },
    key: parts.secrets.wrapKey(key, id).toString('hex'),
    verdict: VERDICTS[index % VERDICTS.length],
    pages: 1 + (index % 7),
    figures: openVault(parts, id, key).sealText(figures, FIGURES_PURPOSE).toString('hex'),
  };
}

function reading(index: number, at: Date): StatementReading {
  return {
    ...{
      schemaVersion: 2,
      outcome: 'read',
      kind: 'bank_statement',
      language: 'en',
      pageCount: 1,
      findings: [],
    },
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
