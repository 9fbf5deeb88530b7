import { isoDate } from '@tieout/corpus';
import { formatDecimal } from '@tieout/records';
import type { Sale } from './draw-sale.ts';

/** The truth of one drawn document, in the shape of the corpus. */
export type InvoiceTruth = {
  readonly id: string;
  readonly kind: 'invoice' | 'receipt';
  readonly family: string;
  readonly seed: string;
  readonly language: string;
  readonly country: string;
  readonly tags: readonly string[];
  readonly currency: string;
  readonly password: null;
  readonly pages: number;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly lines: readonly {
    readonly description: string;
    readonly quantity: string | null;
    readonly unit_price: string | null;
    readonly amount: string;
  }[];
  readonly alt: Readonly<Record<string, readonly (string | null)[]>>;
};

/** Which of a sale's facts a layout prints. */
export type Printed = {
  readonly due?: boolean;
  readonly customer?: boolean;
  readonly subtotal?: boolean;
  readonly tax?: boolean;
  readonly quantity?: boolean;
  readonly price?: boolean;
  readonly details?: boolean;
};

/** The fields of a sale, as far as its paper prints them. */
export function fieldsOf(
  sale: Sale,
  printed: Printed,
  currency: string,
  digits: number,
): InvoiceTruth['fields'] {
  const money = (minor: number) => formatDecimal(minor, digits);
  const subtotal = sale.isGross ? sale.net : sale.itemSum;
  return {
    number: sale.number,
    date: isoDate(sale.date),
    due_date: printed.due === true ? isoDate(sale.due) : null,
    vendor: sale.seller.name,
    customer: printed.customer === false ? null : sale.buyer.name,
    subtotal: printed.subtotal === false ? null : money(subtotal),
    tax: printed.tax === false ? null : money(sale.tax),
    total: money(sale.total),
    currency,
  };
}

/** The lines of a sale, as far as its paper prints them. */
export function linesOf(sale: Sale, printed: Printed, digits: number): InvoiceTruth['lines'] {
  return sale.items.map((item) => ({
    description: [item.name, ...(printed.details === false ? [] : item.details)].join(' '),
    quantity: printed.quantity === false ? null : formatDecimal(item.quantity, 3),
    unit_price: printed.price === false ? null : formatDecimal(item.price, digits),
    amount: formatDecimal(item.amount, digits),
  }));
}
