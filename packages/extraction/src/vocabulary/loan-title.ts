import { normalise } from './normalise.ts';
import { oneOf } from './one-of.ts';
import { says } from './says.ts';

/** What the part of a statement that is about a loan is called: "Loan 0071 - Vehicle loan", "Home loan account". */
const LOAN_TITLE = new RegExp(
  `^(${oneOf('loanTitle')}\\b|(\\p{L}+ ){1,3}${oneOf('loanTitle')}( [\\dx* ]+)?$)`,
  'u',
);

/** Whether a text, normalised, is the title of a loan's part. */
export function titlesLoan(text: string): boolean {
  return LOAN_TITLE.test(text);
}

/** A longer text is a sentence. */
const MOST_WORDS = 7;

/** Whether the first of a document's texts that is a statement's title is that of a loan: "Loan statement". Further down it heads a summary of loans. */
export function isLoanStatement(texts: readonly string[]): boolean {
  const titles = texts
    .map((text) => normalise(text.split(/[\d:]/)[0] ?? ''))
    .filter((text) => text.split(' ').length <= MOST_WORDS && says('cardStatementBegins', text));
  return titles.slice(0, 1).some((title) => says('loan', title));
}
