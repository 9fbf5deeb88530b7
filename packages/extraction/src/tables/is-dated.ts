import { amountsOf } from './amounts-of.ts';
import type { BodyLine } from './body-line.ts';

/** Whether a line begins with a date and has an amount. */
export function isDated(body: BodyLine): boolean {
  return body.tokens[0]?.kind === 'date' && amountsOf(body).length > 0;
}
