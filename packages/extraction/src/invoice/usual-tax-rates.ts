/** Rates of the tax on sales in percent where a currency has one country, the usual one first. */
const RATES: Readonly<Record<string, readonly number[]>> = {
  AED: [5],
  AUD: [10],
  CHF: [8.1, 2.6, 3.8, 7.7, 2.5, 3.7],
  CLP: [19],
  COP: [19, 5],
  CZK: [21, 12, 15],
  DKK: [25],
  GBP: [20, 5],
  HUF: [27, 18, 5],
  IDR: [11, 12, 10],
  ILS: [18, 17],
  JPY: [10, 8],
  KES: [16],
  KRW: [10],
  MXN: [16, 8],
  MYR: [6, 8, 10],
  NOK: [25, 15, 12],
  NZD: [15],
  PEN: [18],
  PHP: [12],
  PLN: [23, 8, 5],
  RON: [21, 19, 11, 9],
  SAR: [15],
  SEK: [25, 12, 6],
  SGD: [9, 8, 7],
  THB: [7],
  TRY: [20, 10, 1],
  TWD: [5],
  ZAR: [15, 14],
};

/** The rates at which sales are usually taxed in a currency; none where several countries share it. */
export function usualTaxRates(currency: string | null): readonly number[] {
  return currency === null ? [] : (RATES[currency] ?? []);
}
