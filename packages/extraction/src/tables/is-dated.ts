import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';
import { leadingDate } from './leading-date.ts';

/** Whether a line begins with a date, or with its amounts and a date behind them, and has an amount. */
export function isDated(body: BodyLine): boolean {
  return leadingDate(body) !== null && amountsOf(body).length > 0;
}
