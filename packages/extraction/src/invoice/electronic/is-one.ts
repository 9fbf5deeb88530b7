import { normalise } from '../../vocabulary/normalise.ts';

/** Whether two names are the same, in longer or shorter form. */
export function isOneName(a: string | null, b: string): boolean {
  if (a === null) return false;
  const [x, y] = [normalise(a).replaceAll(' ', ''), normalise(b).replaceAll(' ', '')];
  return x.includes(y) || y.includes(x);
}

/** Whether two numbers, dates or currencies are equal; true if one of them is missing. */
export function isOneMark(printed: string | null, written: string | null): boolean {
  if (printed === null || written === null) return true;
  return printed.replaceAll(/\s/g, '').toUpperCase() === written.replaceAll(/\s/g, '').toUpperCase();
}
