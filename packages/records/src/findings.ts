import type { z as zod } from 'zod';
import { dateParts } from './calendar-date.ts';
import type { FindingCode } from './finding-codes.ts';

export type Severity = 'error' | 'warning' | 'info';

type SchemaLibrary = typeof zod;

/** One kind of finding. */
type FindingKind<Parameters> = {
  readonly severity: Severity | ((parameters: Parameters) => Severity);
  /** Built by the schema library that is handed in: pages that only show findings need not load it. */
  readonly parameters: (z: SchemaLibrary) => zod.ZodType<Parameters>;
  /** For people: what was found, and what to do where there is something to do. */
  readonly message: (parameters: Parameters, formats: MessageFormats) => string;
};

/** How the values in a message are written: for readers of one locale, amounts with the sign of their currency. */
export type MessageFormats = {
  /** Of a plain decimal. */
  readonly amount: (decimal: string) => string;
  /** Of a calendar date "2026-03-31". */
  readonly date: (date: string) => string;
  readonly count: (count: number) => string;
};

/** As the API writes them: English, without a currency. */
const PLAIN_FORMATS: MessageFormats = { amount: money, date: (date) => date, count: String };

/** A kind of finding, with what it says of parameters that a schema has checked, or that a writer of findings vouches for by type. */
function kindOf<Parameters>({ severity, parameters, message }: FindingKind<Parameters>) {
  return {
    parameters,
    severityOf: (checked: unknown) =>
      typeof severity === 'string' ? severity : severity(checked as Parameters),
    messageOf: (checked: unknown, formats: MessageFormats = PLAIN_FORMATS) =>
      message(checked as Parameters, formats),
  };
}

/** A plain decimal of any size: a difference of two amounts may be larger than any amount that is read. */
const AMOUNT = /^-?\d+(\.\d+)?$/;
const amount = (z: SchemaLibrary) => z.string().regex(AMOUNT);
/** Numbers of pages as people write them, such as "1-3, 7". */
const pages = (z: SchemaLibrary) => z.string().min(1);
const none = (z: SchemaLibrary) => z.strictObject({});

/** What of an invoice is an amount, and what is a date. */
const AMOUNTS: ReadonlySet<string> = new Set(['subtotal', 'tax', 'total', 'amount of this line']);
const DATES: ReadonlySet<string> = new Set(['date', 'due date']);

/** A kind whose message depends on one parameter alone. */
function kindByReason<Reason extends string>(severity: Severity, messages: Readonly<Record<Reason, string>>) {
  const isReason = (text: string): text is Reason => Object.hasOwn(messages, text);
  return kindOf({
    severity,
    parameters: (z) =>
      z.strictObject({ reason: z.custom<Reason>((value) => typeof value === 'string' && isReason(value)) }),
    message: ({ reason }) => messages[reason],
  });
}

/** Every kind of finding: how grave it is, what its code is shown with, and what it says. Amounts are plain decimals with the document's number of digits. */
export const FINDINGS = {
  'check-holds': kindOf({
    severity: 'info',
    parameters: (z) =>
      z.discriminatedUnion('check', [
        z.strictObject({ check: z.enum(['ledger', 'totals', 'card-charges']) }),
        z.strictObject({ check: z.literal('balances'), count: z.number().int().positive() }),
        z.strictObject({ check: z.enum(['lines', 'unrounded-lines']), sum: amount(z) }),
        z.strictObject({
          check: z.literal('electronic-invoice'),
          total: amount(z),
          coversLines: z.boolean(),
        }),
      ]),
    message: (parameters, formats) => {
      switch (parameters.check) {
        case 'ledger':
          return 'Opening balance plus transactions equals the closing balance, to the cent.';
        case 'totals':
          return 'The printed totals of money in and money out match the transactions.';
        case 'card-charges':
          return 'The amount the card charges is the sum of its transactions, to the cent.';
        case 'balances':
          return parameters.count === 1
            ? '1 printed running balance follows from the transactions before it.'
            : `${formats.count(parameters.count)} printed running balances follow from the transactions before them.`;
        case 'lines':
          return `The line items add up to ${formats.amount(parameters.sum)}, as the printed totals say.`;
        case 'unrounded-lines':
          return `Quantity times unit price, added up before rounding, gives ${formats.amount(parameters.sum)}, as the printed totals say.`;
        case 'electronic-invoice':
          return `The electronic invoice inside this PDF has the same total, ${formats.amount(parameters.total)}${
            parameters.coversLines ? ', and the same amount for every line item' : ''
          }.`;
      }
    },
  }),
  'ledger-break': kindOf({
    severity: 'error',
    parameters: (z) =>
      z.discriminatedUnion('cause', [
        z.strictObject({
          cause: z.enum(['same-amount', 'half-amount']),
          difference: amount(z),
          /** Index, from 0, of the transaction that most likely makes the difference. */
          row: z.number().int().nonnegative(),
        }),
        z.strictObject({ cause: z.enum(['swapped-digits', 'missing-transaction']), difference: amount(z) }),
      ]),
    message: (parameters, formats) => {
      const difference = formats.amount(parameters.difference);
      const found = `Opening balance plus transactions differs from the closing balance by ${difference}.`;
      if (parameters.cause === 'same-amount')
        return `${found} Check row ${parameters.row + 1}: it has exactly that amount, so it may be counted twice or belong to another account.`;
      if (parameters.cause === 'half-amount')
        return `${found} Check row ${parameters.row + 1}: it has half that amount, so its sign may be reversed.`;
      if (parameters.cause === 'swapped-digits')
        return `${found} That divides by nine: check the amounts for two swapped digits.`;
      return `${found} Look on the page for a transaction of ${difference} that may be missing.`;
    },
  }),
  'balance-break': kindOf({
    severity: 'error',
    parameters: (z) =>
      z.strictObject({
        printed: amount(z),
        calculated: amount(z),
        difference: amount(z),
      }),
    message: ({ printed, calculated, difference }, formats) =>
      `The printed balance is ${formats.amount(printed)}, but the transactions before it give ${formats.amount(calculated)}. Check this row: ${formats.amount(difference)} is missing or misread here.`,
  }),
  'sum-break': kindOf({
    severity: 'error',
    parameters: (z) =>
      z.discriminatedUnion('of', [
        z.strictObject({
          of: z.literal('account'),
          side: z.enum(['in', 'out']),
          printed: amount(z),
          calculated: amount(z),
        }),
        z.strictObject({
          of: z.literal('lines'),
          printed: amount(z),
          calculated: amount(z),
          difference: amount(z),
        }),
        z.strictObject({
          of: z.literal('document'),
          subtotal: amount(z),
          tax: amount(z),
          printed: amount(z),
        }),
      ]),
    message: (parameters, formats) => {
      const printed = formats.amount(parameters.printed);
      if (parameters.of === 'account')
        return `The printed total of money ${parameters.side} is ${printed}, but the transactions add up to ${formats.amount(parameters.calculated)}. Check them for one that is missing or has another amount or sign.`;
      if (parameters.of === 'lines')
        return `The line items add up to ${formats.amount(parameters.calculated)}, but ${printed} is printed: ${formats.amount(parameters.difference)} is missing, misread or charged elsewhere. Compare the line items with the page.`;
      return `Subtotal ${formats.amount(parameters.subtotal)} and tax ${formats.amount(parameters.tax)} do not give the printed total ${printed}. Check the three against the page.`;
    },
  }),
  'figures-disagree': kindByReason('warning', {
    summary:
      'The totals printed between the opening and the closing balance do not lead from one to the other. Compare them and the transactions with the page.',
    parts:
      'On most rows the printed parts add up to the amount next to them, but not on every row. Check the amounts and signs against the page.',
    'balance-before':
      'Each row prints the balance before it, and on one row that is not the balance after the row before. Compare the rows with the page.',
    'daily-balances':
      'A list of daily balances does not match these transactions on every day, so one may have another date. Compare the dates with the page.',
    'line-product':
      'Quantity times unit price does not give the amount printed on this line. Check the three against the page.',
    'tax-table':
      'A line of the tax table prints a rate, a base and a tax that do not match. Compare them with the page.',
  }),
  'not-checked': kindByReason('warning', {
    'no-balances':
      'The document prints no opening and closing balance to check these transactions against. Compare them with the page.',
    'totals-alone':
      'Printed totals match the transactions, but there is no opening and closing balance: transactions missing on both sides would look the same. Compare the transactions with the page.',
    'too-many-readings':
      'The amounts can be read in more ways than could be tried, so none of them is proven. Compare the transactions with the page.',
    'amounts-too-large':
      'The amounts are too large to add exactly, so nothing was checked. Compare them with the document.',
    'read-before':
      'This file was read by an earlier release, which did not keep its printed totals. Upload it again to check your corrections against them.',
    'single-line':
      'The only line item has no price, so its amount and the total may be the same figure, printed twice. Compare it with the page.',
    'other-total':
      'Another total is printed further down the page. Check which of the two is the amount of this document.',
    'total-alone':
      'The printed amounts below the line items do not lead to the total. Compare the subtotal, charges, discounts and tax with the page.',
    'open-kind':
      'Nothing on the document says that it is an invoice or a receipt, and the amounts of another kind of document can add up like line items. Check what it is.',
    'net-or-gross':
      'The line items are printed with and without tax, and no price shows which of the two each costs. Compare their amounts with the page.',
    tax: 'Nothing else on the document confirms the tax: neither a sum without it nor its rate. Compare it with the page.',
  }),
  'row-left-out': kindOf({
    severity: 'warning',
    parameters: (z) =>
      z.discriminatedUnion('of', [
        z.strictObject({ of: z.literal('account'), amount: amount(z), text: z.string() }),
        z.strictObject({ of: z.literal('invoice'), amount: amount(z) }),
      ]),
    message: (parameters, formats) =>
      parameters.of === 'account'
        ? `A line with the amount ${formats.amount(parameters.amount)} is not counted as a transaction of this account: “${parameters.text}”. Check it on the page.`
        : `A line with quantity, price and the amount ${formats.amount(parameters.amount)} is on the page, but the totals match only without it. Check whether it belongs to the invoice.`,
  }),
  'rows-skipped': kindOf({
    severity: 'info',
    parameters: (z) =>
      z.strictObject({
        reason: z.enum(['repeated', 'zero-amount']),
        count: z.number().int().positive(),
      }),
    message: ({ reason, count }, formats) => {
      if (reason === 'zero-amount')
        return count === 1
          ? '1 zero-amount line was skipped.'
          : `${formats.count(count)} zero-amount lines were skipped.`;
      return count === 1
        ? '1 line was not counted: it repeats the amount of a transaction, or their total.'
        : `${formats.count(count)} lines were not counted: each repeats the amount of a transaction, or their total, as lists of checks do.`;
    },
  }),
  'rows-unread': kindByReason('warning', {
    'other-currency':
      'Some transactions are in the column of another currency, which has balances of its own, and are not in this list. Add them from the page.',
    'second-balance':
      'The page keeps a second balance next to these transactions, such as that of a loan, which changes by amounts that are not in this list. Add them from the page.',
    'unknown-column':
      'Some dated lines among these transactions have an amount only in a column that is not known, and are not read. Add them from the page.',
    'outside-table':
      'The figures that were read have no date and are outside the table of this document, whose own rows are not read. Add those from the page.',
    'left-over':
      'Lines with a date and an amount are neither transactions nor balances or totals of this account. Check the page, and add those that are transactions.',
  }),
  'figure-unexplained': kindOf({
    severity: 'warning',
    parameters: (z) =>
      z.strictObject({
        of: z.enum(['sum', 'column']),
        label: z.string(),
        /** Null where it is too large to be exact. */
        amount: amount(z).nullable(),
      }),
    message: ({ of, label, amount }, formats) =>
      of === 'sum'
        ? `${label === '' ? 'An amount of' : `“${label}”`} ${amountOr(amount, formats, 'with a very large amount')} is printed too, and does not follow from the line items, the tax and the total. Compare it with the page.`
        : `The column “${label}” adds up to ${amountOr(amount, formats, 'more than can be counted exactly')}, which no other printed figure confirms. Compare its lines with the page.`,
  }),
  'date-doubtful': kindByReason('warning', {
    missing: 'No date is printed for this row. Enter it by hand.',
    impossible: 'The date printed on this row does not exist, or its year is not clear. Enter it by hand.',
    'no-year': 'No year is printed for this date. Select all rows of the same year and enter it once.',
    'other-calendar':
      'The year of this row is far in the future, as in another calendar. Enter its date by hand.',
    'carried-down':
      'No date was found on this row, though other rows of one day each print it. It has the date of the row above: compare it with the page.',
    'closing-day':
      'No date is printed on this row or above it under the same title. It has the last day of the statement period: compare it with the page.',
    'outside-period':
      'The date of this row is far outside the statement period: day, month and year may be read in the wrong order. Compare it with the page.',
    'left-period':
      'The date entered for this row is outside the statement period. Check day, month and year.',
    'hard-to-read':
      'The date of this row was hard to read, and no total can check a date. Compare it with the page.',
    'posted-before':
      'This row is dated after its posting date, so one of the two is not its own. Compare both with the page.',
    'out-of-order':
      'The date above this row is the only one out of order, and may be no date, such as a page number. Compare it with the page.',
    'other-day':
      'The row begins with a figure that may be another day than its date, which may then be the value date. Compare it with the page.',
    'two-days':
      'This row has two dates under no headings, the second one earlier, so it is not clear which is the day of the transaction. Compare it with the page.',
    'order-open':
      'The document does not show whether its dates are day first or month first. Compare them with the page.',
  }),
  'sign-doubtful': kindByReason('warning', {
    'by-arithmetic':
      'The page does not show whether some of these transactions are money in or out. They have the signs under which the totals match: compare them with the page.',
    'by-balances':
      'Only the balances show which transactions are money out, and a missing minus would look the same. Compare them with the page.',
    'against-titles':
      'The totals match only if some transactions are not what the title over them says, money in or money out. Compare them with the page.',
    'by-title':
      'A mark shows money in or money out on this page, but one row without a mark has its sign only from the words over it. Compare it with the page.',
    'half-minus':
      'Under one title, as many amounts have a minus as have none, so it is not clear which are reversed. Compare them with the page.',
    'against-words':
      'The totals match only if the words next to the amounts do not always mean the same direction. Compare the transactions with the page.',
    'against-descriptions':
      'A transaction described as a withdrawal or purchase would be money in, and only a mark shows the direction. Check whether money in and money out are reversed.',
    'minus-alone':
      'Most transactions would be money in, and only a minus shows the direction. Check whether money in and money out are reversed.',
    'unusual-minus':
      'The sign of a transaction was read the opposite of what it usually means on such a document. Check whether money in and money out are reversed.',
    'as-well-otherwise':
      'The totals match as well if some of these transactions are read the other way, money in for money out. Compare their signs with the page.',
    'negative-balances':
      'Every balance is below zero, and nothing shows whether it is owed or overpaid. Check whether money in and money out are reversed.',
    'negative-credit':
      'Every balance of this card has a minus for the amount owed, and a transaction with a minus was read as money in. Compare it with the page.',
    unmarked:
      'Some transactions are in no column of money in or out and have no mark, so nothing shows which they are. Compare them with the page.',
    'both-columns':
      'A row has the same amount in the columns of money in and money out, and only one was read. Compare it with the page.',
    'own-books':
      'This account comes from the company’s own books, where a debit may be money in. Check whether money in and money out are reversed.',
    'owed-balances':
      'The balances are labelled as owed, but match only if money in raises them. Check whether money in and money out are reversed.',
  }),
  'scale-doubtful': kindOf({
    severity: 'warning',
    parameters: none,
    message: () =>
      'Every amount has three digits after its only separator, and no currency is printed: they may be thousands or thousandths. Compare the amounts with the page.',
  }),
  'other-closing-balance': kindOf({
    severity: 'warning',
    parameters: none,
    message: () =>
      'The page prints another opening or closing balance that these transactions do not lead to: one may be missing, or the balance may be of another day. Compare them with the page.',
  }),
  'mixed-currencies': kindOf({
    severity: 'warning',
    parameters: none,
    message: () =>
      'Titles on the page say that these transactions are in different currencies, and they could not be split into accounts. Compare each currency with the page.',
  }),
  'amount-too-large': kindOf({
    severity: 'warning',
    parameters: (z) => z.strictObject({ text: z.string() }),
    message: ({ text }) =>
      `The amount ${text} is too large to be counted exactly, so it was not read. Compare the rows and the totals with this page.`,
  }),
  repaired: kindOf({
    severity: 'warning',
    parameters: (z) => z.strictObject({ read: z.string(), taken: z.string() }),
    message: ({ read, taken }) =>
      `“${read}” was read here, but only “${taken}” makes the numbers match, so “${taken}” is used. Compare it with the page.`,
  }),
  'pages-not-read': kindOf({
    parameters: (z) =>
      z.strictObject({
        reason: z.enum(['left-out', 'cannot-open', 'no-statement']),
        pages: pages(z),
      }),
    severity: ({ reason }) => (reason === 'left-out' ? 'info' : 'warning'),
    message: ({ reason, pages }) => {
      const named = `${isOnePage(pages) ? 'Page' : 'Pages'} ${pages}`;
      if (reason === 'left-out')
        return `${named} ${isOnePage(pages) ? 'was' : 'were'} left out, as you chose. Nothing on ${isOnePage(pages) ? 'it' : 'them'} was read.`;
      if (reason === 'cannot-open')
        return `${named} cannot be opened. Compare the rows before and after with the document.`;
      const [are, them, they] = isOnePage(pages) ? ['is', 'it', 'it is'] : ['are', 'them', 'they are'];
      return `${named} of this file ${are} not part of a statement, and nothing on ${them} was read. If ${they} an invoice or a receipt, upload ${them} separately.`;
    },
  }),
  'pages-missing': kindOf({
    severity: 'warning',
    parameters: (z) => z.strictObject({ pages: pages(z) }),
    message: ({ pages }) =>
      `${isOnePage(pages) ? 'Page' : 'Pages'} ${pages} of this statement ${isOnePage(pages) ? 'is' : 'are'} not in the file, and may have more transactions. Upload the whole statement.`,
  }),
  'pages-reordered': kindOf({
    severity: 'info',
    parameters: (z) => z.strictObject({ order: z.array(z.number().int().positive()) }),
    message: ({ order }) =>
      `The pages of this file are out of order. They were read in the order ${order.join(', ')}, in which the numbers match.`,
  }),
  'several-invoices': kindOf({
    parameters: (z) =>
      z.discriminatedUnion('readAs', [
        z.strictObject({
          readAs: z.literal('several'),
          /** The pages of each. */
          pages: z.array(pages(z)).min(2),
        }),
        z.strictObject({ readAs: z.literal('one') }),
      ]),
    severity: ({ readAs }) => (readAs === 'one' ? 'warning' : 'info'),
    message: (parameters) =>
      parameters.readAs === 'several'
        ? `This file holds ${parameters.pages.length} invoices or receipts, on pages ${parameters.pages.slice(0, -1).join(', ')} and ${parameters.pages.at(-1)}. Each was read separately.`
        : 'Pages of this file print different invoice numbers, but it was read as one invoice. If it holds several, upload each separately.',
  }),
  'not-found': kindOf({
    severity: 'warning',
    parameters: (z) => z.strictObject({ missing: z.enum(['total', 'lines']) }),
    message: ({ missing }) =>
      missing === 'total'
        ? 'No total was found on this document. Enter it by hand.'
        : 'No line items with amounts were found on this document. Use its totals, or enter the line items by hand.',
  }),
  'credit-unsigned': kindOf({
    severity: 'info',
    parameters: none,
    message: () =>
      'This is a credit note that prints its amounts without a minus, and they are kept that way. Book it as a credit, or reverse the signs.',
  }),
  'xml-differs': kindOf({
    parameters: (z) =>
      z.strictObject({
        what: z.enum([
          ...(['subtotal', 'tax', 'total', 'invoice number', 'date', 'due date', 'currency'] as const),
          ...(['vendor', 'customer', 'number of lines', 'amount of this line'] as const),
        ]),
        printed: z.string(),
        written: z.string(),
      }),
    severity: ({ what }) => (['subtotal', 'tax', 'total'].includes(what) ? 'error' : 'warning'),
    message: ({ what, printed, written }, formats) =>
      `The ${what} is ${fieldValue(what, printed, formats)} on the page, but ${fieldValue(what, written, formats)} in the electronic invoice inside this PDF. Ask the sender which one is right.`,
  }),
  'xml-unused': kindOf({
    parameters: (z) => z.strictObject({ reason: z.enum(['unusable', 'several-invoices']) }),
    severity: ({ reason }) => (reason === 'unusable' ? 'warning' : 'info'),
    message: ({ reason }) =>
      reason === 'unusable'
        ? 'The electronic invoice inside this PDF is broken, too large or of an unknown format, and was not used. Everything was read from the page: compare it there.'
        : 'This PDF carries one electronic invoice, but several are printed on its pages. It was not used: everything was read from the pages.',
  }),
  'edit-skipped': kindOf({
    severity: 'warning',
    parameters: (z) => z.strictObject({ count: z.number().int().positive() }),
    message: ({ count }, formats) =>
      count === 1
        ? 'One correction could not be applied and was skipped. Undo it, then make it again.'
        : `${formats.count(count)} corrections could not be applied and were skipped. Undo them, then make them again.`,
  }),
} satisfies Record<FindingCode, unknown>;

/** What a finding of that code is shown with. */
export type FindingParameters<Code extends FindingCode> = zod.infer<
  ReturnType<(typeof FINDINGS)[Code]['parameters']>
>;

/** A plain decimal with its thousands grouped. */
function money(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

function amountOr(amount: string | null, formats: MessageFormats, otherwise: string): string {
  return amount === null ? otherwise : formats.amount(amount);
}

/** A date or an amount as the reader writes it, and any other text as it is. */
function fieldValue(what: string, value: string, formats: MessageFormats): string {
  if (AMOUNTS.has(what) && AMOUNT.test(value)) return formats.amount(value);
  return DATES.has(what) && dateParts(value) !== null ? formats.date(value) : value;
}

function isOnePage(pages: string): boolean {
  return /^\d+$/.test(pages);
}
