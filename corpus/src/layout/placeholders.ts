/** Where a placeholder has a value: anywhere, in what stands for one transaction, or over and under a group of them. */
export type Scope = 'anywhere' | 'row' | 'group';

export type PlaceholderRule = {
  readonly name: string;
  readonly scope: Scope;
  /** What may stand behind a colon; required where it says so. */
  readonly argument: 'none' | 'pattern' | 'kind' | 'name' | 'count';
};

const anywhere = (name: string, argument: PlaceholderRule['argument'] = 'none'): PlaceholderRule => ({
  name,
  scope: 'anywhere',
  argument,
});
const row = (name: string, argument: PlaceholderRule['argument'] = 'none'): PlaceholderRule => ({
  name,
  scope: 'row',
  argument,
});
const group = (name: string, argument: PlaceholderRule['argument'] = 'none'): PlaceholderRule => ({
  name,
  scope: 'group',
  argument,
});

/** Every placeholder a layout may use; README.md says what each prints. */
export const PLACEHOLDERS: readonly PlaceholderRule[] = [
  ...['bank', 'holder', 'address 1', 'address 2', 'page', 'pages', 'sheet number', 'accounts'].map((name) =>
    anywhere(name),
  ),
  ...['currency', 'account number', 'iban', 'masked number', 'account name'].map((name) => anywhere(name)),
  ...['opening', 'opening figure', 'opening mark', 'closing', 'closing figure', 'closing mark'].map((name) =>
    anywhere(name),
  ),
  ...['total in', 'total out', 'net', 'charged net', 'count in', 'count out', 'count'].map((name) =>
    anywhere(name),
  ),
  ...['limit', 'available', 'minimum', 'average', 'all opening', 'all closing'].map((name) => anywhere(name)),
  ...['start', 'end', 'issued', 'due date', 'next date'].map((name) => anywhere(name, 'pattern')),
  anywhere('total', 'kind'),
  anywhere('count of', 'kind'),
  anywhere('money', 'name'),
  anywhere('rate', 'name'),
  anywhere('digits', 'count'),
  anywhere('code', 'count'),
  ...['date', 'date once', 'post date', 'value date'].map((name) => row(name, 'pattern')),
  ...['text', 'text 1', 'text rest', 'type', 'reference', 'check'].map((name) => row(name)),
  ...['amount', 'charged', 'figure', 'in', 'out', 'mark', 'n', 'time'].map((name) => row(name)),
  ...['balance', 'day balance', 'balance figure', 'balance mark'].map((name) => row(name)),
  ...['in so far', 'out so far'].map((name) => row(name)),
  ...['group', 'group in', 'group out', 'group net', 'group count', 'group balance'].map((name) =>
    group(name),
  ),
  group('group date', 'pattern'),
];

/** Placeholders by name. */
export const PLACEHOLDER_BY_NAME: ReadonlyMap<string, PlaceholderRule> = new Map(
  PLACEHOLDERS.map((rule) => [rule.name, rule]),
);

/** Kinds of transactions as layouts name them, and those of the ledger they stand for. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  in: ['salary', 'transferIn', 'refund', 'interest'],
  out: ['card', 'directDebit', 'transferOut', 'cash', 'fee', 'check'],
  card: ['card'],
  debit: ['directDebit'],
  transfer: ['transferOut', 'transferIn'],
  payment: ['transferIn'],
  salary: ['salary'],
  refund: ['refund'],
  interest: ['interest'],
  cash: ['cash'],
  fee: ['fee'],
  check: ['check'],
};
