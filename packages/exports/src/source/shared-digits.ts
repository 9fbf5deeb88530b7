/** The decimals that all accounts or documents of a source have; 0 where there are none. */
export function sharedDigits(all: readonly { readonly digits: number }[]): number {
  return all[0]?.digits ?? 0;
}
