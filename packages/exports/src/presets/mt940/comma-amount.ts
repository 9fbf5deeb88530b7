import { formatDecimal, parseDecimal } from '@tieout/records';

/** An amount without its sign as SWIFT writes it: a comma always, also where no decimals follow. */
export function commaAmount(minor: number, digits: number): string {
  const text = formatDecimal(Math.abs(minor), digits).replace('.', ',');
  return digits === 0 ? `${text},` : text;
}

/** What `commaAmount` wrote, in minor units; null for anything else. */
export function parseCommaAmount(text: string, digits: number): number | null {
  const money = parseDecimal(text.replace(/,$/, '').replace(',', '.'));
  return money === null || money.digits !== digits || !text.includes(',') ? null : money.minor;
}
