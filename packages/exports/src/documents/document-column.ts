/** What a column of a document table holds. */
export type DocumentValue =
  | 'number'
  | 'vendor'
  | 'customer'
  | 'date'
  | 'due-date'
  | 'terms'
  | 'memo'
  | 'item'
  | 'description'
  | 'quantity'
  | 'rate'
  /** Quantity and unit amount, 1 and the amount where they do not make it: for targets that need both. */
  | 'full-quantity'
  | 'full-rate'
  | 'amount'
  | 'service-date'
  /** The line's category, else the account for what has none. */
  | 'expense-account'
  | 'income-account'
  | 'currency'
  | 'purchase-order'
  | 'total'
  | 'tax-code'
  | 'tax-amount'
  | 'blank';

export type DocumentColumn = { readonly header: string; readonly value: DocumentValue };
