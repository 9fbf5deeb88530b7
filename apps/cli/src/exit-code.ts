import { type Extraction, worstVerdict } from '@tieout/records';

/** The exit codes of the command. */
export const EXIT = { read: 0, usage: 2, unreadable: 3, contradicted: 4 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code for one document. */
export function exitCodeOf(extraction: Extraction): ExitCode {
  if (extraction.outcome === 'unreadable') return EXIT.unreadable;
  return worstVerdict(extraction) === 'contradicted' ? EXIT.contradicted : EXIT.read;
}

/** The one code for several documents: unreadable before contradicted before read. */
export function worstExitCode(codes: readonly ExitCode[]): ExitCode {
  const gravity: readonly ExitCode[] = [EXIT.usage, EXIT.unreadable, EXIT.contradicted];
  return gravity.find((code) => codes.includes(code)) ?? EXIT.read;
}
