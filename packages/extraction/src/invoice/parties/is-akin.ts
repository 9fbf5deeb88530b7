import { normalise } from '../../vocabulary/normalise.ts';

/** Whether two names are of the same party: one contains the other. */
export function isAkin(a: string, b: string): boolean {
  const [x, y] = [squash(a), squash(b)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}

/** A name reduced to its letters and digits: "ACME, Ltd." and "Acme Ltd" are equal. */
export function squash(text: string): string {
  return normalise(text).replaceAll(' ', '');
}
