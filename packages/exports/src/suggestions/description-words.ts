/** A pattern of a bank's own words around a payee's name, with a description it is in. */
export type NoisePattern = { readonly pattern: RegExp; readonly sample: string };

/** What banks put before, behind and between the words of a payee. Applied in order. */
export const NOISE: readonly NoisePattern[] = [
  {
    pattern: /^(?:recurring |electronic |online |mobile |external )+/i,
    sample: 'Recurring Card Purchase ACME',
  },
  {
    pattern:
      /^(?:(?:pos|point of sale|debit|credit|check|visa|mc|mastercard) ?card |pos |card )(?:purchase|payment|debit|withdrawal)?(?: authorized)?(?: on)?\b/i,
    sample: 'DEBIT CARD PURCHASE ACME',
  },
  { pattern: /^(?:purchase|payment|debit|pmt)(?: to| at)?\s+(?=\S)/i, sample: 'PURCHASE AT ACME' },
  {
    pattern: /^(?:ach|ppd|ccd|web|tel)\s+(?:debit|credit|payment|pmt|deposit)?\b/i,
    sample: 'ACH DEBIT ACME',
  },
  { pattern: /^(?:sq|tst|pp|sp|paypal|py) ?\*\s*/i, sample: 'SQ *ACME' },
  { pattern: /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\s+/, sample: '12/31 ACME' },
  { pattern: /\s+(?:card|kaart|carte|karte) ?(?:no\.?|#|x+|\*+)? ?\d{4}$/i, sample: 'ACME CARD 1234' },
  { pattern: /\s+(?:ref|trace|trn|auth|conf|id|indn|seq)[#: .]*\S*\d\S*.*$/i, sample: 'ACME REF 8841' },
  { pattern: /\s+\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/, sample: 'ACME 12/31' },
  { pattern: /\s+(?:#|store |no\.? ?)?\d[\d-]{2,}$/i, sample: 'ACME #0417' },
];

/** A word of the trade that tells what a row is for, with a description it is in. */
export type CategoryWord = {
  readonly pattern: RegExp;
  readonly category: string;
  /** Only rows of this direction. */
  readonly side: 'out' | 'in';
  readonly sample: string;
};

/** The categories are those of QuickBooks' own first chart of accounts. Earlier rows win. */
export const CATEGORY_WORDS: readonly CategoryWord[] = [
  { pattern: /\binterest\b/i, category: 'Interest Income', side: 'in', sample: 'INTEREST PAID' },
  {
    pattern: /\binterest\b|\bfinance charge\b/i,
    category: 'Interest Expense',
    side: 'out',
    sample: 'INTEREST CHARGE ON PURCHASES',
  },
  {
    pattern: /\bfees?\b|\bservice charges?\b|\boverdraft\b/i,
    category: 'Bank Service Charges',
    side: 'out',
    sample: 'MONTHLY FEE',
  },
  {
    pattern: /\bpayroll\b|\bsalar(?:y|ies)\b|\bwages\b/i,
    category: 'Payroll Expenses',
    side: 'out',
    sample: 'PAYROLL 0115',
  },
  { pattern: /\brent\b|\blease\b/i, category: 'Rent or Lease', side: 'out', sample: 'RENT JANUARY' },
  { pattern: /\binsurance\b/i, category: 'Insurance', side: 'out', sample: 'ACME INSURANCE' },
  {
    pattern: /\b(?:electric(?:ity)?|water|gas co|utilit(?:y|ies)|power co|internet|telephone|wireless)\b/i,
    category: 'Utilities',
    side: 'out',
    sample: 'CITY WATER UTILITY',
  },
  {
    pattern: /\b(?:fuel|gasoline|petrol|parking|toll)\b/i,
    category: 'Automobile',
    side: 'out',
    sample: 'PARKING LOT 7',
  },
  {
    pattern: /\b(?:hotel|airlines?|airways|taxi|rail)\b/i,
    category: 'Travel',
    side: 'out',
    sample: 'GRAND HOTEL',
  },
  {
    pattern: /\b(?:restaurant|coffee|cafe|pizza|diner|grill)\b/i,
    category: 'Meals and Entertainment',
    side: 'out',
    sample: 'COFFEE & CO',
  },
  {
    pattern: /\b(?:office supplies|stationery|printing)\b/i,
    category: 'Office Supplies',
    side: 'out',
    sample: 'OFFICE SUPPLIES LTD',
  },
  { pattern: /\b(?:tax|irs|hmrc|vat)\b/i, category: 'Taxes', side: 'out', sample: 'IRS USATAXPYMT TAX' },
  { pattern: /\bdeposit\b|\binvoice\b/i, category: 'Sales', side: 'in', sample: 'MOBILE DEPOSIT' },
];
