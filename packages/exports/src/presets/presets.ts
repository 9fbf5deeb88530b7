import { camt053, camt05308 } from './camt053/preset.ts';
import { extendedCsv } from './extended-csv/preset.ts';
import { json } from './json/preset.ts';
import { mt940 } from './mt940/preset.ts';
import { ofx } from './ofx/preset.ts';
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
import { sageCsv } from './sage-csv/preset.ts';
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
  ofx,
  qif,
  camt053,
  camt05308,
  mt940,
];

/** The preset called `id`; null where there is none. */
export function findPreset(id: string): Preset | null {
  return presets.find((preset) => preset.id === id) ?? null;
}
