import type { Edit, ReviewResponse } from '@tieout/contract';

/** A number between 0 and 1, the next of its row. */
export type Random = () => number;

/** Numbers between 0 and 1 that are the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** Some edit of any kind; it may well be refused. */
export function anyEdit(random: Random, review: ReviewResponse): Edit {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const open = review.findings.filter(({ severity }) => severity !== 'info');
  const ofAny: readonly (() => Edit)[] = [
    () => ({
      kind: 'confirm',
      finding: pick(open)?.id ?? '0123456789abcdef',
      reason: 'Checked on the page.',
    }),
    () => ({ kind: 'reopen', finding: open.find(({ confirmed }) => confirmed)?.id ?? '0123456789abcdef' }),
  ];
  const ofKind = review.invoices.length > 0 ? invoiceEdits(pick, review) : statementEdits(pick, review);
  return pick([...ofKind, ...ofAny])();
}

type Pick = <Item>(items: readonly Item[]) => Item;

const DATES = ['2025-03-04', '2025-03-27', '2024-03-05', null];
const AMOUNTS = ['-10.00', '-20.00', '500.00', '-45.15', '-45.16', '0.01', '12.345', '-66.60'];

function statementEdits(pick: Pick, review: ReviewResponse): readonly (() => Edit)[] {
  const account = pick([...review.accounts.keys()]);
  const rows = review.accounts[account]?.rows ?? [];
  const row = () => pick(rows)?.id ?? '0-0';
  const cells = (given: Extract<Edit, { kind: 'change-cells' }>['cells']): Edit => ({
    ...{ kind: 'change-cells', row: row(), cells: given },
  });
  const { opening = null, closing = null } = review.accounts[account] ?? {};
  return [
    () => cells({ amount: pick([...AMOUNTS, ...rows.map(({ amount }) => amount)]) }),
    () => cells({ date: pick(DATES) }),
    () => cells({ description: pick(['SHOP', 'RENT']), reference: '7' }),
    () => cells({ balance: pick([null, '90.00', '91.00', ...rows.map(({ balance }) => balance)]) }),
    () => cells({ payee: pick([null, 'Shop']), postDate: pick(DATES) }),
    () => ({ kind: 'exclude', rows: [row()] }),
    () => ({ kind: 'include', rows: [rows.find(({ isExcluded }) => isExcluded)?.id ?? row()] }),
    () => ({ kind: 'flip-sign', rows: [row(), row()] }),
    () => ({ kind: 'change-year', rows: [row()], year: pick([2024, 2025]) }),
    () => ({
      kind: 'split',
      row: row(),
      parts: [
        { description: 'one', amount: '-10.00' },
        { description: 'other', amount: pick(['-10.00', '0.00', '510.00']) },
      ],
    }),
    () => ({ kind: 'merge', rows: [row(), row()] }),
    () => ({
      kind: 'add-row',
      account,
      after: pick([null, row()]),
      cells: { amount: pick(AMOUNTS), date: pick(DATES) },
    }),
    () => ({ kind: 'duplicate', row: row() }),
    () => ({ kind: 'delete', rows: [rows.find(({ isAdded }) => isAdded)?.id ?? row()] }),
    () => ({
      kind: 'change-balance',
      account,
      which: pick(['opening', 'closing']),
      value: pick(['100.00', '524.85', opening, closing, null]),
    }),
    () => ({ kind: 'change-account', account, number: pick([null, '4567']), currency: pick(['USD', 'EUR']) }),
  ];
}

const SUMS = ['subtotal', 'discount', 'charges', 'tax', 'total'] as const;
const SUM_TEXTS = ['0.00', '-5.00', '28.00', '350.00', '378.00', '12.345'];

function invoiceEdits(pick: Pick, review: ReviewResponse): readonly (() => Edit)[] {
  const invoice = pick([...review.invoices.keys()]);
  const { lines = [], fields } = review.invoices[invoice] ?? {};
  const line = () => pick(lines)?.id ?? '0-0';
  const known = [...SUMS.flatMap((name) => fields?.[name] ?? []), ...lines.map(({ amount }) => amount)];
  const amount = () => pick([...SUM_TEXTS, ...known]);
  const change = (given: Extract<Edit, { kind: 'change-fields' }>['fields']): Edit => ({
    ...{ kind: 'change-fields', invoice, fields: given },
  });
  const changeLine = (given: Extract<Edit, { kind: 'change-line' }>['cells']): Edit => ({
    ...{ kind: 'change-line', row: line(), cells: given },
  });
  return [
    () => change({ [pick(SUMS)]: pick([amount(), null]) }),
    () => change({ total: amount() }),
    () => change({ number: pick(['7', null]), date: pick(DATES), dueDate: pick(DATES) }),
    () => change({ vendor: pick(['Harbor Ltd', null]), customer: pick(['Ann', null]), purchaseOrder: 'P1' }),
    () => change({ currency: pick(['USD', 'EUR', 'JPY', null]) }),
    () => changeLine({ amount: amount() }),
    () => changeLine({ quantity: pick(['1', '2', '0.5', null]) }),
    () => changeLine({ unitPrice: pick([amount(), null]), description: pick(['Shelf', '']) }),
    () => changeLine({ taxRate: pick(['8', '20', '0', null]) }),
    () => ({ kind: 'exclude', rows: [line()] }),
    () => ({ kind: 'include', rows: [lines.find(({ isExcluded }) => isExcluded)?.id ?? line()] }),
    () => ({ kind: 'flip-sign', rows: [line()] }),
    () => ({ kind: 'duplicate', row: line() }),
    () => ({ kind: 'delete', rows: [lines.find(({ isAdded }) => isAdded)?.id ?? line()] }),
    () => ({
      kind: 'add-line',
      invoice,
      after: pick([null, line()]),
      cells: { amount: amount(), quantity: pick(['1', null]), unitPrice: pick([amount(), null]) },
    }),
    () => ({ kind: 'merge', rows: [line(), line()] }),
  ];
}
