import { once } from './once.ts';

const rules = once(() => new Intl.PluralRules('en-US'));
const numbers = once(() => new Intl.NumberFormat('en-US'));

/** A count with its noun: "1 row", "2 rows". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return `${numbers().format(count)} ${rules().select(count) === 'one' ? one : other}`;
}
