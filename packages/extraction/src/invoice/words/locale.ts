/** What a column of a table of items holds. `credit` is payments on a folio; `gross` and `net` are line totals with and without tax. */
export type ItemColumnRole =
  | 'position'
  | 'code'
  | 'date'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'taxRate'
  | 'taxAmount'
  | 'taxBase'
  | 'amount'
  | 'net'
  | 'gross'
  | 'credit';

/** What a figure next to or under the items stands for. `due` is what is left to pay; `carried` continues to another page; `other` is none of the document's sums. */
export type TotalRole =
  | 'subtotal'
  | 'tax'
  | 'total'
  | 'due'
  | 'paid'
  | 'discount'
  | 'charge'
  | 'rounding'
  | 'carried'
  | 'other';

/** What a label stands before. `other` ends what was labelled before it. */
export type LabelRole =
  | 'number'
  | 'date'
  | 'dueDate'
  | 'otherDate'
  | 'purchaseOrder'
  | 'taxId'
  | 'currency'
  | 'customer'
  | 'vendor'
  | 'shipTo'
  | 'other';

/** What a word says of the text it is in: the name of a business, a line of an address, or what is said to the customer. */
export type NameWordRole = 'trade' | 'owners' | 'street' | 'greeting';

/** What the document calls itself. */
export type TitleRole = 'invoice' | 'creditNote' | 'receipt' | 'other';

/**
 * The words of invoices and receipts in one language. Each string holds phrases as people print them, split by commas; case,
 * accents and punctuation do not matter. To teach the engine a language: add a file next to this one and name it in `../vocabulary/tables.ts`.
 */
export type InvoiceLocale = {
  /** ISO 639-1. */
  readonly code: string;
  readonly columns: Readonly<Partial<Record<ItemColumnRole, string>>>;
  readonly totals: Readonly<Partial<Record<TotalRole, string>>>;
  readonly labels: Readonly<Partial<Record<LabelRole, string>>>;
  readonly titles: Readonly<Partial<Record<TitleRole, string>>>;
  readonly names?: Readonly<Partial<Record<NameWordRole, string>>>;
  /** Words that may stand next to a quantity as its unit. */
  readonly units: string;
};
