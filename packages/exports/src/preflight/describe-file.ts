import { formatDecimal } from '@tieout/records';
import { type DateFormat, dateOrder, formatDate } from '../cells/file-date.ts';
import { homeCurrency } from '../cells/home-currency.ts';
import type { ExportOptions, Preset } from '../presets/preset.ts';
import { documentName } from '../source/document-name.ts';
import type { ExportSource } from '../source/export-source.ts';
import type { PreflightLog } from './preflight-log.ts';

/** States how dates are written, and warns of currencies the file does not name and of decimals the target does not keep. */
export function describeFile(
  source: ExportSource,
  preset: Preset,
  options: ExportOptions,
  log: PreflightLog,
): void {
  const format = datesOfPreset(preset, options);
  if (format !== null) noteDateOrder(format, log);
  if (!preset.writesCurrency) checkCurrency(source, options, log);
  if (preset.decimals !== null) checkDecimals(source, preset.decimals, log);
}

/** States the order of dates in a file. */
export function noteDateOrder(format: DateFormat, log: PreflightLog): void {
  log.note('date-order', `Dates are written ${format}: December 31 is ${formatDate('2025-12-31', format)}.`);
}

/** The order of dates in the file of `preset`; null where the format leaves no doubt. */
export function datesOfPreset({ dates }: Pick<Preset, 'dates'>, options: ExportOptions): DateFormat | null {
  return dates === 'region' ? dateOrder(options) : dates;
}

/** Warns of amounts in a currency that the file does not name. */
export function checkCurrency(
  { statements, documents }: Pick<ExportSource, 'statements' | 'documents'>,
  { region }: Pick<ExportOptions, 'region'>,
  log: PreflightLog,
): void {
  const home = homeCurrency(region ?? null);
  for (const { currency } of statements)
    if (currency !== null && currency !== home) log.warn(`currency-${currency}`, statementCurrency(currency));
  const own = documents.map(({ fields }) => fields.currency);
  for (const [row, document] of documents.entries()) {
    const currency = own[row] ?? null;
    if (currency !== null && currency !== home)
      log.warn('foreign-currency', FOREIGN, row, `${currency}: ${documentName(document)}`);
  }
  if (new Set(own.filter((currency) => currency !== null)).size > 1) log.block('several-currencies', SEVERAL);
}

const statementCurrency = (currency: string) =>
  `Amounts are in ${currency}, and the file does not name a currency. Import it into an account kept in ${currency}.`;
const FOREIGN =
  'The file does not name a currency, so the target books these documents in its home currency. Choose a target with a currency column, or change the currency after the import.';
const SEVERAL =
  'The documents are in several currencies, and the file has no column for it. Export each currency alone, or choose another target.';

/** Warns of amounts with more decimals than the target keeps. */
export function checkDecimals(
  { statements, documents }: Pick<ExportSource, 'statements' | 'documents'>,
  most: number,
  log: PreflightLog,
): void {
  const message = `The target keeps ${most} decimals, and these amounts have more: it rounds or refuses them.`;
  const check = (minor: number, digits: number, row: number, what: string) => {
    if (digits > most && minor % 10 ** (digits - most) !== 0)
      log.warn('more-decimals', message, row, `${formatDecimal(minor, digits)} ${what}`);
  };
  for (const { movements, digits } of statements) {
    if (digits <= most) continue;
    let row = 0;
    for (const { amountMinor, description } of movements) check(amountMinor, digits, row++, description);
  }
  for (const [row, { lines, digits }] of documents.entries())
    for (const { amountMinor, description } of lines) check(amountMinor, digits, row, description);
}
