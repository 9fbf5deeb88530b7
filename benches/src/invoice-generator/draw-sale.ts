import type { Random } from '@tieout/corpus';
import { type Day, dayOf } from '@tieout/corpus';
import type { InvoiceWords } from './words/invoice-words.ts';

/** One thing sold. Money in minor units; quantities in thousandths; rates and discounts in percent. */
export type SoldItem = {
  readonly name: string;
  readonly details: readonly string[];
  readonly code: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: number;
  readonly discount: number;
  readonly rate: number;
  readonly amount: number;
};

export type RateShare = { readonly rate: number; readonly base: number; readonly tax: number };

export type Party = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly taxId: string;
};

/** What one invoice, credit note or receipt is about, before it is drawn. All sums tie out. */
export type Sale = {
  readonly number: string;
  readonly date: Day;
  readonly due: Day;
  readonly seller: Party;
  readonly buyer: Party;
  readonly items: readonly SoldItem[];
  /** Whether prices and amounts hold the tax. */
  readonly isGross: boolean;
  /** Off the sum of the items, and on top of it; 0 for none. */
  readonly reduction: number;
  readonly shipping: number;
  readonly itemSum: number;
  readonly shares: readonly RateShare[];
  readonly net: number;
  readonly tax: number;
  readonly total: number;
};

export type SaleOrder = {
  readonly itemCount: number;
  readonly isGross?: boolean;
  readonly sign?: 1 | -1;
  readonly hasDiscounts?: boolean;
  readonly hasQuantities?: boolean;
  readonly hasExtras?: boolean;
  readonly names?: readonly string[];
  /** Money of one unit of the currency against the dollar's. */
  readonly scale: number;
};

/** Draws a sale; the same source and order give the same one. */
export function drawSale(words: InvoiceWords, random: Random, order: SaleOrder): Sale {
  const isGross = order.isGross === true;
  const rates = random.chance(0.5) ? words.rates.slice(0, 1) : words.rates;
  const items = Array.from({ length: order.itemCount }, () => drawItem(words, random, rates, order));
  const itemSum = items.reduce((sum, item) => sum + item.amount, 0);
  const hasExtras = order.hasExtras === true && itemSum > 0;
  const reduction = hasExtras && random.chance(0.5) ? Math.round(itemSum / 10) : 0;
  const shipping = hasExtras && random.chance(0.6) ? random.pick([490, 595, 1250]) * order.scale : 0;
  const main = rates[0] ?? 20;
  const shares = sharesOf(items, main, shipping - reduction, isGross);
  const tax = shares.reduce((sum, share) => sum + share.tax, 0);
  const net = shares.reduce((sum, share) => sum + share.base, 0);
  const date = dayOf(random.whole(2021, 2026), random.whole(1, 12), random.whole(1, 28));
  const [seller, buyer] = [partyOf(words, random, words.sellers), partyOf(words, random, words.buyers)];
  const number = random.pick([
    `${random.whole(2021, 2026)}-${random.digits(4)}`,
    random.digits(7),
    `INV${random.digits(6)}`,
    `R${random.digits(3)}/${random.digits(4)}`,
    `${random.code(2)}-${random.digits(5)}`,
  ]);
  return {
    number,
    date,
    due: date + random.pick([7, 14, 30, 45]),
    seller,
    buyer,
    items,
    isGross,
    reduction,
    shipping,
    itemSum,
    shares,
    net,
    tax,
    total: net + tax,
  };
}

function drawItem(words: InvoiceWords, random: Random, rates: readonly number[], order: SaleOrder): SoldItem {
  const quantity =
    order.hasQuantities === false
      ? 1000
      : random.pick([1000, 1000, 2000, 3000, 5000, 12000, 500, 1500, 2250]);
  const price = random.whole(150, random.chance(0.2) ? 260000 : 24000) * order.scale;
  const discount = order.hasDiscounts === true && random.chance(0.4) ? random.pick([5, 10, 15]) : 0;
  const sign = order.sign ?? 1;
  const amount = sign * Math.round(((quantity * price) / 1000) * (1 - discount / 100));
  return {
    name: random.pick(order.names ?? words.items),
    details: random.shuffle(words.details).slice(0, random.pick([0, 0, 1, 2])),
    code: `${random.code(2)}${random.digits(4)}`,
    quantity: quantity * sign,
    unit: random.pick(words.units),
    price,
    discount,
    rate: random.pick(rates),
    amount,
  };
}

/** What each rate is levied on; what is added or taken off is taxed at the main rate. */
function sharesOf(items: readonly SoldItem[], main: number, extra: number, isGross: boolean): RateShare[] {
  const sums = new Map<number, number>();
  for (const { rate, amount } of items) sums.set(rate, (sums.get(rate) ?? 0) + amount);
  if (extra !== 0) sums.set(main, (sums.get(main) ?? 0) + extra);
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, sum]) => {
      const tax = Math.round(isGross ? (sum * rate) / (100 + rate) : (sum * rate) / 100);
      return { rate, base: isGross ? sum - tax : sum, tax };
    });
}

function partyOf(words: InvoiceWords, random: Random, names: readonly string[]): Party {
  return {
    name: random.pick(names),
    street: random.pick(words.streets),
    city: random.pick(words.cities),
    taxId: `${words.taxId}${random.digits(9)}`,
  };
}
