import type { ExportSource } from './export-source.ts';

/** Up to here sums, and differences of two, are exact. Minor units. */
const MOST_COUNTED = Number.MAX_SAFE_INTEGER / 4;

/** Whether everything that an export adds up, running balances too, is exact. */
export function isCountable({ statements, documents }: ExportSource): boolean {
  let total = 0;
  let largest = 0;
  for (const { movements, openingMinor, closingMinor } of statements) {
    largest = Math.max(largest, Math.abs(openingMinor ?? 0), Math.abs(closingMinor ?? 0));
    for (const { amountMinor, balanceMinor } of movements) {
      total += Math.abs(amountMinor);
      largest = Math.max(largest, Math.abs(balanceMinor ?? 0));
    }
  }
  for (const { lines, totalMinor, taxMinor } of documents) {
    total += Math.abs(totalMinor ?? 0) + Math.abs(taxMinor ?? 0);
    for (const { amountMinor } of lines) total += Math.abs(amountMinor);
  }
  return total + largest <= MOST_COUNTED;
}
