import { bai2 } from './bai2/preset.ts';
import { camt053, camt05308 } from './camt053/preset.ts';
import { datev } from './datev/preset.ts';
import { extendedCsv } from './extended-csv/preset.ts';
import { freeagentCsv } from './freeagent-csv/preset.ts';
import { freshbooksCsv } from './freshbooks-csv/preset.ts';
import { json } from './json/preset.ts';
import { jsonLines } from './json-lines/preset.ts';
import { mt940 } from './mt940/preset.ts';
import { myobTransactions } from './myob-transactions/preset.ts';
import { ofx } from './ofx/preset.ts';
import { parquet } from './parquet/preset.ts';
import { beancount, hledgerJournal, ledgerJournal } from './plain-text-ledger/preset.ts';
import type { Preset } from './preset.ts';
import { qbdBatchPaste } from './qbd-batch-paste/preset.ts';
import { qbdIif } from './qbd-iif/preset.ts';
import { qbdWebConnect } from './qbd-web-connect/preset.ts';
import { qboBankCsv } from './qbo-bank-csv/preset.ts';
import { qboBankCsv4 } from './qbo-bank-csv-4/preset.ts';
import { qboBills } from './qbo-bills/preset.ts';
import { qboInvoices } from './qbo-invoices/preset.ts';
import { qboJournal } from './qbo-journal/preset.ts';
import { qboWebConnect } from './qbo-web-connect/preset.ts';
import { qif } from './qif/preset.ts';
import { quickenQfx } from './quicken-qfx/preset.ts';
import { sageCsv } from './sage-csv/preset.ts';
import { tallyXml } from './tally-xml/preset.ts';
import { waveCsv } from './wave-csv/preset.ts';
import { xeroCsv } from './xero-csv/preset.ts';
import { xeroBills, xeroSales } from './xero-documents/preset.ts';
import { xlsx } from './xlsx/preset.ts';
import { ynabCsv } from './ynab-csv/preset.ts';
import { zohoCsv } from './zoho-csv/preset.ts';

/** Every preset; the first of each format is its default. */
export const presets: readonly Preset[] = [
  qboBankCsv,
  qboBankCsv4,
  qboWebConnect,
  qboInvoices,
  qboBills,
  qboJournal,
  qbdIif,
  qbdWebConnect,
  qbdBatchPaste,
  extendedCsv,
  xlsx,
  json,
  xeroCsv,
  xeroBills,
  xeroSales,
  ynabCsv,
  waveCsv,
  zohoCsv,
  sageCsv,
  freshbooksCsv,
  freeagentCsv,
  myobTransactions,
  datev,
  tallyXml,
  quickenQfx,
  ofx,
  qif,
  camt053,
  camt05308,
  mt940,
  bai2,
  beancount,
  hledgerJournal,
  ledgerJournal,
  jsonLines,
  parquet,
];

/** The preset called `id`; null where there is none. */
export function findPreset(id: string): Preset | null {
  return presets.find((preset) => preset.id === id) ?? null;
}
