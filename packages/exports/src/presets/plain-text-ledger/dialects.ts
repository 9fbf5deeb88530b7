/** How one plain-text accounting program writes a journal. Every text is given harmless already. */
export type LedgerDialect = {
  /** The name of an account of the books from its parts. */
  readonly accountName: (root: LedgerRoot, name: string) => string;
  /** What is before the transactions: the account is opened with its balance on the first day. */
  readonly head: (opening: LedgerBalance & { readonly offsets: readonly string[] }) => string;
  readonly entry: (entry: LedgerEntry) => string;
  /** The closing balance, so that the program proves the rows. */
  readonly foot: (closing: LedgerBalance & { readonly dayAfter: string }) => string;
};

export type LedgerRoot = 'Assets' | 'Liabilities' | 'Income' | 'Expenses';

export type LedgerBalance = {
  readonly account: string;
  readonly date: string;
  /** Null where the statement prints none. */
  readonly amount: string | null;
  readonly currency: string;
};

export type LedgerEntry = {
  readonly date: string;
  readonly id: string;
  readonly check: string;
  readonly payee: string | null;
  readonly description: string;
  readonly reference: string | null;
  readonly account: string;
  readonly offset: string;
  readonly amount: string;
  readonly opposite: string;
  readonly currency: string;
};

/** Accounts are words with single blanks between; two blanks end them, a semicolon begins a comment. */
function journalAccount(root: LedgerRoot, name: string): string {
  const plain = name
    .replace(/[;()[\]*!|"~=@]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:assets|liabilities|equity|income|revenues?|expenses):/i.test(plain)
    ? plain
    : `${root}:${plain}`;
}

const posting = (account: string, amount: string, currency: string) =>
  `    ${account}  ${currency} ${amount}\n`;

/** What is the same in hledger's and Ledger's journals: "JOURNAL format" of hledger's manual, and "Journal Format" of Ledger 3's. */
function journalEntry(
  { date, check, payee, description, account, offset, amount, opposite, currency, reference }: LedgerEntry,
  tag: string,
): string {
  const code = check === '' ? '' : `(${check}) `;
  const words = payee === null ? description : `${payee} | ${description}`;
  const comment = reference === null ? '' : `    ; ref: ${reference}\n`;
  return `${date} * ${code}${words}\n${tag}${comment}${posting(account, amount, currency)}${posting(offset, opposite, currency)}\n`;
}

/** An amount assigned to the account, as both programs take it: nothing where the file before left that balance. */
function journalHead({ account, date, amount, currency }: LedgerBalance): string {
  if (amount === null) return '';
  return `${date} opening balance\n    ${account}  = ${currency} ${amount}\n    Equity:Opening Balances\n\n`;
}

function journalFoot({ account, date, amount, currency }: LedgerBalance): string {
  if (amount === null) return '';
  const zero = amount
    .replace('-', '')
    .replace(/\d/g, '0')
    .replace(/^0+(?=0)/, '');
  return `${date} closing balance\n    ${account}  ${currency} ${zero} = ${currency} ${amount}\n`;
}

/** hledger.org/hledger.html, "Journal" (1.25): transactions, tags as "name: value" in comments, balance assignments and assertions. */
export const hledgerDialect: LedgerDialect = {
  accountName: journalAccount,
  head: journalHead,
  entry: (entry) => journalEntry(entry, `    ; id: ${entry.id}\n`),
  foot: journalFoot,
};

/** ledger-cli.org/doc/ledger3.html, "Journal format" and "Metadata": the same transactions, with tags of their own line. */
export const ledgerDialect: LedgerDialect = {
  ...hledgerDialect,
  entry: (entry) => journalEntry(entry, `    ; ID: ${entry.id}\n`),
};

/** Parts of a Beancount account begin with a capital letter or a digit and have letters, digits and hyphens. */
function beancountAccount(root: LedgerRoot, name: string): string {
  const parts = name
    .split(':')
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .map((part) => (/^[\p{Lu}\p{Lo}\p{N}]/u.test(part) ? part : `X${part}`));
  const isRooted = ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'].some(
    (known) => known === parts[0],
  );
  return (isRooted && parts.length > 1 ? parts : [root, ...(parts.length === 0 ? ['Other'] : parts)]).join(
    ':',
  );
}

const string = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** beancount.github.io/docs/beancount_language_syntax.html: open, pad, balance (at the start of a day), transactions with metadata. */
export const beancountDialect: LedgerDialect = {
  accountName: beancountAccount,
  head: ({ account, date, amount, currency, offsets }) => {
    const before = dayBefore(date);
    const opened = [account, ...offsets, ...(amount === null ? [] : ['Equity:Opening-Balances'])];
    const opens = [...new Set(opened)].map((name) => `${before} open ${name}\n`).join('');
    if (amount === null) return `${opens}\n`;
    const pad = Number(amount) === 0 ? '' : `${before} pad ${account} Equity:Opening-Balances\n`;
    return `${opens}${pad}${date} balance ${account}  ${amount} ${currency}\n\n`;
  },
  entry: ({ date, payee, description, id, check, reference, account, offset, amount, opposite, currency }) =>
    [
      `${date} * ${payee === null ? '' : `${string(payee)} `}${string(description)}\n`,
      `  id: ${string(id)}\n`,
      check === '' ? '' : `  check: ${string(check)}\n`,
      reference === null ? '' : `  ref: ${string(reference)}\n`,
      `  ${account}  ${amount} ${currency}\n`,
      `  ${offset}  ${opposite} ${currency}\n\n`,
    ].join(''),
  foot: ({ account, amount, currency, dayAfter }) =>
    amount === null ? '' : `${dayAfter} balance ${account}  ${amount} ${currency}\n`,
};

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}
