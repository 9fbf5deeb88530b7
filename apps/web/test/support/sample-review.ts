import type { Proof, ReviewAccount, ReviewFinding, ReviewResponse, ReviewRow } from '@tieout/contract';

export const FILE_ID = '11111111-1111-4111-8111-111111111111';

/** Row `index` of the first account: the amounts of a bank statement, read from its first page. */
export function rowOf(index: number, cells: Partial<ReviewRow> = {}): ReviewRow {
  return {
    id: `0-${index}`,
    date: '2025-12-16',
    postDate: null,
    description: `ROW ${index + 1}`,
    amount: '-10.00',
    balance: null,
    reference: null,
    confidence: 1,
    source: { page: 1, box: [0, 0, 1, 1] },
    isExcluded: false,
    isEdited: false,
    ...cells,
  };
}

/** Payroll, rent and coffee: 1,000.00 + 2,500.00 - 462.35 = 3,037.65. */
export const threeRows: readonly ReviewRow[] = [
  rowOf(0, { description: 'PAYROLL', amount: '2500.00', balance: '3500.00' }),
  rowOf(1, { description: 'RENT', amount: '-450.00', balance: '3050.00', date: '2025-12-18' }),
  rowOf(2, { description: 'COFFEE', amount: '-12.35', balance: '3037.65', date: null }),
];

/** An account of those rows that ties out. */
export function accountOf(rows: readonly ReviewRow[], facts: Partial<ReviewAccount> = {}): ReviewAccount {
  return {
    number: '4567',
    currency: 'USD',
    period: null,
    opening: '1000.00',
    closing: '3037.65',
    verdict: 'proven',
    rows: [...rows],
    ...facts,
  };
}

/** The review of a statement with those rows in one account. */
export function reviewOf(rows: readonly ReviewRow[], facts: Partial<ReviewResponse> = {}): ReviewResponse {
  return {
    fileId: FILE_ID,
    originalName: 'january.pdf',
    kind: 'bank_statement',
    pageCount: 2,
    verdict: 'proven',
    accounts: [accountOf(rows)],
    invoices: [],
    findings: [],
    proof: proofOf({ correctionCount: facts.editCount ?? 0 }),
    editCount: 0,
    redoCount: 0,
    sequence: facts.editCount ?? 0,
    ...facts,
  };
}

/** A proof that nothing is left open of. */
export function proofOf(facts: Partial<Proof> = {}): Proof {
  return {
    ...{ verdict: 'proven', correctionCount: 0, changedBalanceCount: 0, confirmedCount: 0, openCount: 0 },
    ...facts,
  };
}

/** A finding on a row of the first account, such as its missing date. */
export function findingOf(row: number, message: string, facts: Partial<ReviewFinding> = {}): ReviewFinding {
  return {
    id: String(message.length * 31 + row).padStart(16, '0'),
    code: 'date-doubtful',
    severity: 'warning',
    parameters: { reason: 'missing' },
    message,
    row,
    rowId: `0-${row}`,
    account: 0,
    ...facts,
  };
}

/** Those rows with the cells of one of them changed. */
export function withRow(rows: readonly ReviewRow[], index: number, cells: Partial<ReviewRow>): ReviewRow[] {
  return rows.map((row, at) => (at === index ? { ...row, ...cells } : row));
}
