import type { Random } from '@tieout/corpus';
import { type Day, dayOf, formatAmount, formatDate, type NumberStyle } from '@tieout/corpus';
import type { Template } from './template.ts';

/** One line of goods. Money in minor units, quantity in thousandths, discount and rate in percent. */
export type Good = {
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

export type GoodsOrder = {
  readonly count: readonly [least: number, most: number];
  readonly names: readonly string[];
  /** Second lines, of which some goods print one. */
  readonly details?: readonly string[];
  readonly units?: readonly string[];
  readonly quantities?: readonly number[];
  readonly price?: readonly [least: number, most: number];
  readonly discounts?: readonly number[];
  readonly rates?: readonly number[];
};

/** What a template has in hand for one paper: chance, and the ways its country writes. */
export type Sheet = {
  readonly random: Random;
  readonly day: Day;
  readonly number: (minor: number) => string;
  readonly quantity: (thousandths: number) => string;
  readonly percent: (rate: number) => string;
  readonly date: (day: Day) => string;
  readonly goods: (order: GoodsOrder) => Good[];
};

/** A sheet for one paper of `template`, its habits chosen by `random`. */
export function takeSheet(template: Template, random: Random): Sheet {
  const numbers = random.pick(template.numbers);
  const pattern = random.pick(template.dates);
  const decimal = (value: number) => String(value).replace('.', numbers.decimal);
  return {
    random,
    day: dayOf(random.whole(2021, 2026), random.whole(1, 12), random.whole(1, 28)),
    number: (minor) => (minor < 0 ? '-' : '') + formatAmount(minor, template.digits, numbers),
    quantity: (thousandths) => decimal(thousandths / 1000),
    percent: (rate) => `${decimal(rate)}%`,
    date: (day) => formatDate(day, pattern, template.names),
    goods: (order) => drawGoods(order, random),
  };
}

function drawGoods(order: GoodsOrder, random: Random): Good[] {
  const names = random.shuffle(order.names);
  const count = random.whole(...order.count);
  return Array.from({ length: count }, (_, index) => {
    const quantity = random.pick(order.quantities ?? [1000, 1000, 2000, 3000, 10_000, 1500]);
    const price = random.whole(...(order.price ?? [500, 40_000]));
    const discount = random.pick(order.discounts ?? [0]);
    return {
      name: names[index % names.length] ?? '',
      details: order.details !== undefined && random.chance(0.5) ? [random.pick(order.details)] : [],
      code: `${random.code(2)}-${random.digits(4)}`,
      quantity,
      unit: random.pick(order.units ?? ['']),
      price,
      discount,
      rate: random.pick(order.rates ?? [0]),
      amount: Math.round(((quantity * price) / 1000) * (1 - discount / 100)),
    };
  });
}

/** What the goods come to, in minor units. */
export function sumOf(goods: readonly Good[]): number {
  return goods.reduce((sum, good) => sum + good.amount, 0);
}

/** What each rate is levied on and its tax, highest rate first; of prices with tax where `isGross`. */
export function taxesOf(
  goods: readonly Good[],
  isGross = false,
): { readonly rate: number; readonly base: number; readonly tax: number }[] {
  const rates = [...new Set(goods.map((good) => good.rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const sum = sumOf(goods.filter((good) => good.rate === rate));
    const tax = Math.round(isGross ? (sum * rate) / (100 + rate) : (sum * rate) / 100);
    return { rate, base: isGross ? sum - tax : sum, tax };
  });
}

/** What all rates come to. */
export function sumOfTaxes(taxes: readonly { readonly tax: number }[]): number {
  return taxes.reduce((sum, share) => sum + share.tax, 0);
}

/** The sums of goods priced before tax, taxed at one rate; `rate` a share of 1. */
export function withTax(
  goods: readonly Good[],
  rate: number,
): { readonly subtotal: number; readonly tax: number; readonly total: number } {
  const subtotal = sumOf(goods);
  const tax = Math.round(subtotal * rate);
  return { subtotal, tax, total: subtotal + tax };
}

/** One line as shown: money in minor units, quantity in thousandths; its amount is that of its price where none is given. */
export function good(
  name: string,
  price: number,
  { quantity = 1000, amount = Math.round((quantity * price) / 1000), ...rest }: Partial<Good> = {},
): Good {
  return { name, details: [], code: '', quantity, unit: '', price, discount: 0, rate: 0, amount, ...rest };
}

export type { NumberStyle };
