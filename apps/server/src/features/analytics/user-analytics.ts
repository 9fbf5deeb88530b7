import type { CurrencyFlow, UserAnalytics, UserAnalyticsQuery } from '@tieout/contract';
import { currencyDigits, formatDecimal } from '@tieout/records';
import { findDocument, findExtraction } from '../documents/document-store.ts';
import { type DocumentVault, vaultOf } from '../documents/document-vault.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { inRowOrder, openLabels } from '../labels/row-labels.ts';
import { lockDocument } from '../review/edit-store.ts';
import { readingAsItStands } from '../review/reading-as-it-stands.ts';
import { type CountedAccount, type CountedRow, countOnce } from './count-once.ts';
import { conversionsByMonth, statementsOf } from './figures-store.ts';
import { FIGURES_PURPOSE, keepFigures } from './keep-figures.ts';
import { type StatementFigures, statementFiguresSchema } from './statement-figures.ts';

const BATCH = 2000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Transactions that share month and category, which may come to more than a number holds exactly. */
type Flow = {
  readonly month: string | null;
  readonly category: string | null;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
};

type Parts = Pick<DocumentParts, 'database' | 'files' | 'secrets'>;

/** What an account's own files add up to, for the accounts and days that `query` chooses. */
export async function userAnalytics(
  parts: Parts,
  ownerId: string,
  query: UserAnalyticsQuery = {},
): Promise<UserAnalytics> {
  const statements: StatementFigures[] = [];
  for await (const figures of figuresOf(parts, ownerId)) statements.push(figures);
  const all = countOnce(statements).map((account) => ({ ...account, key: keyOf(parts, ownerId, account) }));
  const chosen = all
    .filter(({ key }) => query.account === undefined || key === query.account)
    .map((account) => ({
      ...account,
      rows: account.rows.filter(({ row: [date] }) => isWithin(date, query)),
    }));
  const rows = chosen.flatMap((account) => account.rows);
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    months: await conversionsByMonth(parts.database, ownerId),
    money: moneyOf(chosen),
    accounts: all
      .map(({ key, number, currency }) => ({ key, number, currency }))
      .toSorted((one, other) => (one.number ?? '~').localeCompare(other.number ?? '~', 'en')),
    statementCount: isFiltered ? new Set(rows.flatMap((row) => row.statements)).size : statements.length,
    repeatedCount: sumOf(rows.map(({ repeats }) => repeats)),
    undatedCount: sumOf(rows.map(({ row: [date, , , , count] }) => (date === null ? count : 0))),
    unaddableCount: sumOf(statements.map(({ unaddableCount }) => unaddableCount)),
  };
}

/** What stands for an account in the address of a page, which is no place for its number. */
function keyOf(
  { secrets }: Pick<Parts, 'secrets'>,
  ownerId: string,
  { number, currency }: CountedAccount,
): string {
  const named = JSON.stringify([ownerId, number, currency]);
  return secrets.keyedHash('analytics account').update(named).digest('base64url').slice(0, 12);
}

/** Whether a transaction is of the days asked for; one without a date only is where all are. */
function isWithin(date: string | null, { from, to }: UserAnalyticsQuery): boolean {
  if (date === null) return from === undefined && to === undefined;
  return (from === undefined || date >= from) && (to === undefined || date <= to);
}

/** The transactions of each of the owner's statements; those that have changed since they were kept are read again. */
async function* figuresOf(parts: Parts, ownerId: string): AsyncGenerator<StatementFigures> {
  let after = BEFORE_ALL_IDS;
  for (;;) {
    const batch = await statementsOf(parts.database, ownerId, { after, limit: BATCH });
    for (const { id, wrappedKey, sealed } of batch) {
      after = id;
      const vault = vaultOf(parts, { id, wrappedKey });
      if (vault === null) continue;
      const figures = keptFigures(vault, sealed) ?? (await makeFigures(parts, vault, id));
      if (figures !== null) yield figures;
    }
    if (batch.length < BATCH) return;
  }
}

/** Null where nothing is kept, or in the shape of an earlier version. */
function keptFigures(vault: DocumentVault, sealed: Buffer | null): StatementFigures | null {
  if (sealed === null) return null;
  return statementFiguresSchema.safeParse(JSON.parse(vault.openText(sealed, FIGURES_PURPOSE))).data ?? null;
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

/** Currency by currency, the one with transactions in the most months and categories first; where two are alike, the larger sum. */
function moneyOf(accounts: readonly CountedAccount[]): CurrencyFlow[] {
  return [...Map.groupBy(accounts, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, flows: flowsOf(own.flatMap(({ rows }) => rows)) }))
    .filter(({ flows }) => flows.length > 0)
    .toSorted(
      (one, other) =>
        other.flows.length - one.flows.length || largerFirst(sizeOf(one.flows), sizeOf(other.flows)),
    )
    .map(({ currency, flows }) => ({
      currency,
      months: [...Map.groupBy(flows, ({ month }) => month)]
        .flatMap(([month, group]) => (month === null ? [] : { month, ...decimals(group, currency) }))
        .toSorted((one, other) => other.month.localeCompare(one.month)),
      categories: [...Map.groupBy(flows, ({ category }) => category)]
        .toSorted(([, one], [, other]) => largerFirst(sizeOf(one), sizeOf(other)))
        .map(([category, group]) => ({ category, ...decimals(group, currency) })),
    }));
}

function flowsOf(rows: readonly CountedRow[]): Flow[] {
  const flows = new Map<string, Flow>();
  for (const {
    row: [date, minor, category, , count],
  } of rows) {
    const month = date?.slice(0, 7) ?? null;
    const key = JSON.stringify([month, category]);
    const { inMinor, outMinor } = flows.get(key) ?? { inMinor: 0n, outMinor: 0n };
    const sum = BigInt(minor) * BigInt(count);
    flows.set(key, {
      ...{ month, category },
      inMinor: minor < 0 ? inMinor : inMinor + sum,
      outMinor: minor < 0 ? outMinor - sum : outMinor,
    });
  }
  return [...flows.values()];
}

function decimals(flows: readonly Flow[], currency: string | null) {
  const sum = (pick: 'inMinor' | 'outMinor') =>
    formatDecimal(
      flows.reduce((all, flow) => all + flow[pick], 0n),
      currencyDigits(currency),
    );
  return { moneyIn: sum('inMinor'), moneyOut: sum('outMinor') };
}

function sizeOf(flows: readonly Flow[]): bigint {
  return flows.reduce((sum, { inMinor, outMinor }) => sum + inMinor + outMinor, 0n);
}

function largerFirst(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
