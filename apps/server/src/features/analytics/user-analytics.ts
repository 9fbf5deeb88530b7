import type { CurrencyFlow, UserAnalytics } from '@tieout/contract';
import { currencyDigits, formatDecimal } from '@tieout/records';
import { findDocument, findExtraction } from '../documents/document-store.ts';
import { type DocumentVault, vaultOf } from '../documents/document-vault.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { inRowOrder, openLabels } from '../labels/row-labels.ts';
import { lockDocument } from '../review/edit-store.ts';
import { readingAsItStands } from '../review/reading-as-it-stands.ts';
import { conversionsByMonth, statementsOf } from './figures-store.ts';
import { FIGURES_PURPOSE, keepFigures } from './keep-figures.ts';
import { type Flow, type StatementFigures, statementFiguresSchema } from './statement-figures.ts';

const BATCH = 2000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Movements of several statements, which may come to more than a number holds exactly. */
type Total = Omit<Flow, 'inMinor' | 'outMinor'> & { readonly inMinor: bigint; readonly outMinor: bigint };

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** What an account's own files add up to. */
export async function userAnalytics(parts: Parts, ownerId: string): Promise<UserAnalytics> {
  const totals = new Map<string, Total>();
  const counts = { statementCount: 0, undatedCount: 0, unaddableCount: 0 };
  for await (const figures of figuresOf(parts, ownerId)) {
    counts.statementCount++;
    counts.undatedCount += figures.undatedCount;
    counts.unaddableCount += figures.unaddableCount;
    for (const flow of figures.flows) {
      const key = JSON.stringify([flow.currency, flow.month, flow.category]);
      totals.set(key, sumOf(totals.get(key), flow));
    }
  }
  const months = await conversionsByMonth(parts.database, ownerId);
  return { months, money: moneyOf([...totals.values()]), ...counts };
}

/** The sums of each of the owner's statements; those whose rows or labels have changed since are made again. */
async function* figuresOf(parts: Parts, ownerId: string): AsyncGenerator<StatementFigures> {
  let after = BEFORE_ALL_IDS;
  for (;;) {
    const batch = await statementsOf(parts.database, ownerId, { after, limit: BATCH });
    for (const { id, wrappedKey, sealed } of batch) {
      after = id;
      const vault = vaultOf(parts, { id, wrappedKey });
      if (vault === null) continue;
      const figures =
        sealed === null
          ? await makeFigures(parts, vault, id)
          : statementFiguresSchema.parse(JSON.parse(vault.openText(sealed, FIGURES_PURPOSE)));
      if (figures !== null) yield figures;
    }
    if (batch.length < BATCH) return;
  }
}

function makeFigures(parts: Parts, vault: DocumentVault, fileId: string): Promise<StatementFigures | null> {
  return parts.database.transaction(async (transaction) => {
    await lockDocument(transaction, fileId);
    const document = await findDocument(transaction, fileId);
    const sealed = await findExtraction(transaction, fileId);
    if (document === null || sealed === null) return null;
    const { extraction, rowIds } = await readingAsItStands(
      { database: transaction },
      { vault, fileId },
      vault.openExtraction(sealed),
    );
    const labels = inRowOrder(openLabels(vault, document), rowIds);
    return keepFigures(transaction, { fileId, vault, extraction, labels });
  });
}

function sumOf(one: Total | undefined, other: Flow | Total): Total {
  return {
    ...other,
    inMinor: (one?.inMinor ?? 0n) + BigInt(other.inMinor),
    outMinor: (one?.outMinor ?? 0n) + BigInt(other.outMinor),
  };
}

/** Currency by currency, the one that moved in the most months and categories first; where two did, the larger sum. */
function moneyOf(flows: readonly Total[]): CurrencyFlow[] {
  const byCurrency = [...Map.groupBy(flows, ({ currency }) => currency)];
  return byCurrency
    .toSorted(([, one], [, other]) => other.length - one.length || largerFirst(moved(one), moved(other)))
    .map(([currency, own]) => {
      const dated = own.filter(({ month }) => month !== null);
      const sums = (key: 'month' | 'category', of: readonly Total[]) =>
        [...Map.groupBy(of, (flow) => flow[key])].map(([name, grouped]) => {
          const total = grouped.reduce<Total | undefined>(sumOf, undefined);
          return { name, total: total ?? null };
        });
      const decimals = (total: Total | null) => ({
        moneyIn: formatDecimal(total?.inMinor ?? 0, currencyDigits(currency)),
        moneyOut: formatDecimal(total?.outMinor ?? 0, currencyDigits(currency)),
      });
      return {
        currency,
        months: sums('month', dated)
          .map(({ name, total }) => ({ month: name ?? '', ...decimals(total) }))
          .toSorted((one, other) => other.month.localeCompare(one.month)),
        categories: sums('category', own)
          .toSorted((one, other) => largerFirst(sizeOf(one.total), sizeOf(other.total)))
          .map(({ name, total }) => ({ category: name, ...decimals(total) })),
      };
    });
}

function moved(flows: readonly Total[]): bigint {
  return flows.reduce((sum, flow) => sum + sizeOf(flow), 0n);
}

function sizeOf(flow: Total | null): bigint {
  return (flow?.inMinor ?? 0n) + (flow?.outMinor ?? 0n);
}

function largerFirst(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
