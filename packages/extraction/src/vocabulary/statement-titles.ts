import { phrasesIn, phraseTable } from './phrase-table.ts';
import { phrasesSaying } from './phrases-saying.ts';

/** Titles of statements of accounts and cards. */
const STATEMENT_TITLES = phraseTable(() =>
  phrasesSaying('statementTitle').map((phrase) => [phrase, true] as const),
);

/** Whether a text holds the title of a statement. */
export function namesStatement(text: string): boolean {
  return phrasesIn(STATEMENT_TITLES, text).length > 0;
}
