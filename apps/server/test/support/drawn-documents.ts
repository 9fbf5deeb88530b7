import { drawInvoice } from './draw-invoice.ts';
import type { DrawnDocument } from './edit-at-random.ts';
import { writePdf } from './write-pdf.ts';

/** Statements as pages print them: proven, contradicted, undated, with totals, of a card. */
export const DRAWN_STATEMENTS: readonly DrawnDocument[] = [
  statement('balances', [
    'Example Bank account statement',
    'Statement period: 2025-03-01 to 2025-03-31',
    'Date|Description|Amount|Balance',
    '|Opening balance||100.00',
    '2025-03-04|FIRST SHOP|-10.00|90.00',
    '2025-03-05|SECOND SHOP|-20.00|70.00',
    '2025-03-25|SALARY|500.00|570.00',
    '|Closing balance||570.00',
  ]),
  statement('totals', [
    'Example Bank account statement',
    'Statement period: 2025-03-01 to 2025-03-31',
    'Opening balance 100.00',
    'Date|Description|Amount',
    '2025-03-04|FIRST SHOP|-10.00',
    '|SECOND SHOP|-20.00',
    '2025-03-25|SALARY|500.00',
    '2025-03-27|THIRD SHOP|-45.15',
    'Total deposits 500.00',
    'Total withdrawals 75.16',
    'Closing balance 524.84',
  ]),
  statement('card', [
    'Example Card statement',
    'Credit card account 4111 statement period 2025-03-01 to 2025-03-31',
    'Previous balance 200.00',
    'Date|Description|Amount',
    '2025-03-04|FIRST SHOP|10.00',
    '2025-03-05|SECOND SHOP|20.00',
    '2025-03-20|PAYMENT THANK YOU|-200.00',
    'New balance 30.00',
  ]),
];

function statement(name: string, lines: readonly string[]): DrawnDocument {
  return { name, pdf: writePdf([lines]) };
}

const LINES = ['Oak shelving|2|$100.00|$200.00', 'Site survey|3|$50.00|$150.00'];

/** Invoices: one proven, one with another total. */
export const DRAWN_INVOICES: readonly DrawnDocument[] = [
  { name: 'right', pdf: drawInvoice(LINES, ['350.00', '28.00', '378.00']) },
  { name: 'wrong total', pdf: drawInvoice(LINES, ['350.00', '28.00', '387.00']) },
];
