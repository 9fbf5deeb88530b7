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

/** The law that a title names, from the word that introduces it. */
const UNDER_LAW = new RegExp(` ${oneOf('underLaw')} .*$`, 'u');

/** Whether a statement's title is that of a loan's; null for any other text. */
export function titlesLoanStatement(text: string): boolean | null {
  const [printed = ''] = text.split(/[\d:]/);
  const title = normalise(printed).replace(UNDER_LAW, '');
  const namesStatement = says('cardStatementBegins', title) || says('statementBegins', printed);
  const isTitle = title.split(' ').length <= MOST_WORDS && namesStatement;
  return isTitle ? says('loan', title) : null;
}
