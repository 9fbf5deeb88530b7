import type { StatementReading } from '@tieout/records';
import type { Page } from '../read/page.ts';
import type { StatementReadings } from './document-reading.ts';
import { readingsOf } from './readings-of.ts';
import { toExtraction } from './to-extraction.ts';

/** Reads the pages as a statement; null if no transaction and no pair of balances is found. `readings` are those of the pages, if already made. */
export function readStatement(
  pages: readonly Page[],
  readings: StatementReadings = readingsOf(pages),
): StatementReading | null {
  return readings.best === null ? null : toExtraction(readings.best, readings, pages);
}
