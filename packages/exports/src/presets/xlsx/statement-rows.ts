import { formatDecimal } from '@tieout/records';
import type { Corrections, Movement, StatementSource } from '../../source/export-source.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { verdictText } from '../../source/verdict-text.ts';
import { computedBalances, printedBalance } from './computed-balances.ts';
import { date, heading, money, number, type SheetCell, text } from './sheet-xml.ts';
import { sourceCells } from './source-cells.ts';
import type { RowPair, WorkbookRows } from './workbook-rows.ts';

/** The workbook of a statement: its transactions, and the proof of each account with a computed next to the printed balance. */
export function statementRows(
  statements: readonly StatementSource[],
  corrections?: Corrections,
): WorkbookRows {
  return {
    recordSheet: 'Transactions',
    recordHeading: [
      'Date',
      'Posted',
      'Description',
      'Amount',
      'Balance',
      'Reference',
      'Payee',
      'Category',
      'Account',
      'Currency',
    ],
    recordWidths: [12, 12, 52, 14, 14, 14, 24, 24, 22, 9],
    amountColumn: 3,
    summary: statements.flatMap((one) => summaryRows(one, corrections)),
    proofHeading: [
      'Row',
      'Account',
      'Date',
      'Amount',
      'Computed balance',
      'Printed balance',
      'Check',
      'Page',
      'Left',
      'Top',
      'Right',
      'Bottom',
    ],
    pairs: () => pairsOf(statements),
    digits: sharedDigits(statements),
  };
}

function summaryRows(statement: StatementSource, corrections?: Corrections): SheetCell[][] {
  const { digits, openingMinor, closingMinor, period } = statement;
  const { inMinor, outMinor, count } = statementTotals([statement]);
  const made = openingMinor === null ? null : openingMinor + inMinor - outMinor;
  const amount = (minor: number | null) => money(minor === null ? null : formatDecimal(minor, digits));
  return [
    [heading('Account'), text(statement.number ?? 'not printed')],
    [heading('Currency'), text(statement.currency ?? 'not printed')],
    [heading('Period'), date(period?.start ?? null), date(period?.end ?? null)],
    [heading('Verdict'), text(verdictText(statement.verdict, corrections))],
    [heading('Rows'), number(count)],
    [heading(statement.kind === 'card' ? 'Opening (owed is negative)' : 'Opening'), amount(openingMinor)],
    [heading('Money in'), amount(inMinor)],
    [heading('Money out'), amount(0 - outMinor)],
    [heading('Makes'), amount(made)],
    [heading('Closing, printed'), amount(closingMinor)],
    [heading('Difference'), amount(made === null || closingMinor === null ? null : made - closingMinor)],
    [],
  ];
}

function* pairsOf(statements: readonly StatementSource[]): Generator<RowPair> {
  for (const statement of statements) {
    const balanceOf = computedBalances(statement);
    let row = 0;
    for (const movement of statement.movements) {
      row++;
      yield {
        record: recordCells(movement, statement),
        proof: proofCells(movement, statement, { row, balance: balanceOf(movement) }),
        totals: totalsOf(movement.amountMinor),
      };
    }
  }
}

function recordCells(
  movement: Movement,
  { number: account, currency, digits }: StatementSource,
): SheetCell[] {
  const { balanceMinor } = movement;
  return [
    date(movement.date),
    date(movement.postDate),
    text(movement.description),
    money(formatDecimal(movement.amountMinor, digits)),
    money(balanceMinor === null ? null : formatDecimal(balanceMinor, digits)),
    text(movement.reference),
    text(movement.payee),
    text(movement.category),
    text(account),
    text(currency),
  ];
}

function proofCells(
  movement: Movement,
  statement: StatementSource,
  { row, balance }: { row: number; balance: number | null },
): SheetCell[] {
  const { amountMinor, balanceMinor, date: day, source } = movement;
  const { number: account, digits } = statement;
  const printed = printedBalance(movement, statement);
  const check = balance === null || printed === null ? null : balance === printed ? 'holds' : 'differs';
  return [
    number(row),
    text(account),
    date(day),
    money(formatDecimal(amountMinor, digits)),
    money(balance === null ? null : formatDecimal(balance, digits)),
    money(balanceMinor === null ? null : formatDecimal(balanceMinor, digits)),
    text(check),
    ...sourceCells(source),
  ];
}
