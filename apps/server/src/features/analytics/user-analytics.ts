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
import { addMoney, type Flow, type StatementFigures, statementFiguresSchema } from './statement-figures.ts';

const BATCH = 2000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** What an account's own files add up to. */
export async function userAnalytics(parts: Parts, ownerId: string): Promise<UserAnalytics> {
  const totals = new Map<string, Flow>();
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

/** The sums of each of the owner's statements; those whose rows or labels have changed since are made anew. */
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

function sumOf(one: Flow | undefined, other: Flow): Flow {
  if (one === undefined) return other;
  return {
    ...one,
    inMinor: addMoney(one.inMinor, other.inMinor),
    outMinor: addMoney(one.outMinor, other.outMinor),
  };
}

/** Currency by currency, the one that moved in the most months and categories first; where two did, the larger sum. */
function moneyOf(flows: readonly Flow[]): CurrencyFlow[] {
  const byCurrency = [...Map.groupBy(flows, ({ currency }) => currency)];
  return byCurrency
    .toSorted(([, one], [, other]) => other.length - one.length || moved(other) - moved(one))
    .map(([currency, own]) => {
      const dated = own.filter(({ month }) => month !== null);
      const sums = (key: 'month' | 'category', of: readonly Flow[]) =>
        [...Map.groupBy(of, (flow) => flow[key])].map(([name, grouped]) => {
          const total = grouped.reduce<Flow | undefined>(sumOf, undefined);
          return { name, total: total ?? null };
        });
      const decimals = (total: Flow | null) => ({
        moneyIn: formatDecimal(total?.inMinor ?? 0, currencyDigits(currency)),
        moneyOut: formatDecimal(total?.outMinor ?? 0, currencyDigits(currency)),
      });
      return {
        currency,
        months: sums('month', dated)
          .map(({ name, total }) => ({ month: name ?? '', ...decimals(total) }))
          .toSorted((one, other) => other.month.localeCompare(one.month)),
        categories: sums('category', own)
          .toSorted((one, other) => sizeOf(other.total) - sizeOf(one.total))
          .map(({ name, total }) => ({ category: name, ...decimals(total) })),
      };
    });
}

function moved(flows: readonly Flow[]): number {
  return flows.reduce((sum, flow) => sum + sizeOf(flow), 0);
}

function sizeOf(flow: Flow | null): number {
  return (flow?.inMinor ?? 0) + (flow?.outMinor ?? 0);
}
