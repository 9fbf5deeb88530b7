import currencies from 'country-to-currency';

/** The currency of a country (ISO 3166 two-letter code): books there are kept in it. Dollars where no country is known, as for the order of dates. */
export function homeCurrency(region: string | null): string | null {
  if (region === null) return 'USD';
  const known: Readonly<Record<string, string>> = currencies;
  return known[region.toUpperCase()] ?? null;
}
