/** An invoice a customer has paid. */
export type PaidInvoice = { readonly paidAt: Date; readonly cents: number };

/** The invoices paid, in US dollars, all of them or those since an instant. */
export type PaidInvoices = (since: Date | null) => Promise<readonly PaidInvoice[]>;

/** Whole dollars and cents of some invoices. */
export function dollars(invoices: readonly PaidInvoice[]): number {
  return invoices.reduce((sum, { cents }) => sum + cents, 0) / 100;
}
