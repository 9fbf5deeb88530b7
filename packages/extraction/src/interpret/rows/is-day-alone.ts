import type { TextItem } from '../items/flow-item.ts';

/** Whether a line is a date and nothing else. */
export function isDayAlone({ date, body }: TextItem): boolean {
  const [first, second] = body.tokens;
  return date !== null && first?.kind === 'date' && second === undefined;
}
