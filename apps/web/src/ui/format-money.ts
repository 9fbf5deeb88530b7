import { shownMoney } from '@tieout/records';
import { userLocale } from './user-locale.ts';

/** A plain decimal string as a figure of the ledger in the reader's locale: grouped, a true minus sign, the decimals it came with. */
export function formatMoney(decimal: string, currency: string | null = null): string {
  return shownMoney(decimal, { locale: userLocale(), currency });
}

/** The same with the sign of its currency: "$2,988.59". Without a currency, the bare figure. */
export function formatCurrency(decimal: string, currency: string | null): string {
  return shownMoney(decimal, { locale: userLocale(), currency, hasSign: true });
}

/** A plain decimal as somebody would type it: the reader's decimal sign, nothing else. */
export function typedMoney(decimal: string): string {
  return shownMoney(decimal, { locale: userLocale(), currency: 'JPY', isGrouped: false });
}
