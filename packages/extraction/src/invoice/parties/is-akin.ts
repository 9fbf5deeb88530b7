import { normalise } from '../../vocabulary/normalise.ts';

/** Whether two names are of the same party: one contains the other. */
export function isAkin(a: string, b: string): boolean {
  const [x, y] = [squash(a), squash(b)];
  return x !== '' && y !== '' && (x.includes(y) || y.includes(x));
}

/** A name by its letters and figures alone: "ACME, Ltd." and "Acme Ltd" are one. */
export function squash(text: string): string {
  return normalise(text).replaceAll(' ', '');
}
