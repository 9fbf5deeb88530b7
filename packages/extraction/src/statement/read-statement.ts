import type { StatementReading } from '@tieout/records';
import type { Page } from '../read/page.ts';
import { readingsOf } from './readings-of.ts';
import { toExtraction } from './to-extraction.ts';

/** Reads the pages as a statement; null where no movement and no pair of balances is found. */
export function readStatement(pages: readonly Page[]): StatementReading | null {
  const readings = readingsOf(pages);
  return readings.best === null ? null : toExtraction(readings.best, readings, pages);
}
