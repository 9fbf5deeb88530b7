import {
  type Account,
  type Extraction,
  extractionSchema,
  isStatement,
  type StatementReading,
} from '@tieout/records';
import { extract } from '../src/index.ts';
import { type DrawnLine, type DrawnPage, drawPdf } from './draw-pdf.ts';

type Pages = readonly (DrawnPage | readonly DrawnLine[])[];

/** What the engine says of drawn pages; throws where that is no valid Extraction. */
export async function readDrawn(pages: Pages): Promise<Extraction> {
  return extractionSchema.parse(await extract(await drawPdf(pages)));
}

/** The reading of drawn pages as a statement; throws where they were read as anything else. */
export async function readStatement(pages: Pages): Promise<StatementReading> {
  const extraction = await readDrawn(pages);
  if (!isStatement(extraction)) throw new Error(`read as ${JSON.stringify(extraction).slice(0, 300)}`);
  return extraction;
}

/** The one account of drawn pages; throws where there is none or several. */
export async function readAccount(...pages: Pages): Promise<Account> {
  const { accounts } = await readStatement(pages);
  const [account, ...others] = accounts;
  if (account === undefined || others.length > 0) throw new Error(`${accounts.length} accounts were read`);
  return account;
}

/** The rows of an account as "date amount description". */
export function rowsOf(account: Account | undefined): string[] {
  return (account?.transactions ?? []).map((row) => `${row.date} ${row.amount} ${row.description}`);
}
