/** A mutant that does what the code does, so that no test can tell them apart. */
export type Equivalent = {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  /** Text of the line it begins on, where the file has the same change more than once. */
  readonly onLine?: string;
  /** Why nothing can differ, in one sentence. */
  readonly why: string;
};

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'packages/records/src/money.ts',
    original: 'money.digits <= digits',
    replacement: '(money.digits) < (digits)',
    why: 'With as many decimals as asked for, either branch multiplies or divides by one.',
  },
  {
    file: 'packages/exports/src/ofx/web-connect-banks.ts',
    original: 'asciiText(query).toLowerCase().split(/\\s+/).filter(Boolean)',
    replacement: 'asciiText(query).toLowerCase().split(/\\s+/)',
    why: 'An empty word is in every name, so it leaves no bank out.',
  },
];
