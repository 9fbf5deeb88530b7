import { says } from '../vocabulary/says.ts';
import type { Sum } from './rows/sums.ts';
import { HALF, isTaxWithin } from './rows/tax-at-rate.ts';
import type { TaxBreakdown } from './rows/tax-rows.ts';

/** A sum printed with a label, as far as checks ask for it. */
export type CheckedSum = Pick<
  Sum,
  'role' | 'strength' | 'amount' | 'label' | 'position' | 'page' | 'rate' | 'currency' | 'isMoney'
>;

/** The sums of a document, checked; minor units, null where none is printed. */
export type CheckedTotals = {
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number | null;
  /** Whether subtotal, tax and what else is printed between them give the total; null where something is missing. */
  readonly holds: boolean | null;
  /** Whether another, different total is printed further down: which one is owed is then not proven by the items alone. */
  readonly hasRival: boolean;
};

/** One way to read the document's sums. */
export type Totals = CheckedTotals & {
  /** Whether the subtotal is printed by name, not only what a tax is levied on. */
  readonly isSubtotalNamed: boolean;
  /** Where subtotal and total are printed: reading positions. */
  readonly subtotalAt: number | null;
  readonly totalAt: number | null;
  /** Higher where labels are clear and the sums tie out. */
  readonly score: number;
};

/** A sum and the reading position it is printed at. Minor units. */
export type PlacedSum = { readonly amount: number; readonly position: number };
type Option = PlacedSum & { readonly score: number; readonly rate?: number | null; readonly isBase?: true };
type Pair = { readonly subtotal: Option | null; readonly tax: Option | null };

const MOST_OPTIONS = 8;
/** How clearly a sum must be named to be one. */
const NAMED = 0.5;

/** "Total paid": on a receipt that prints no other total, the sum. */
function isWholePaid({ label }: CheckedSum): boolean {
  return says('totalWord', label);
}

/** The ways to read which sums are subtotal, tax and total, best first. */
export function totalsOptions(sums: readonly Sum[], breakdowns: readonly TaxBreakdown[]): Totals[] {
  const net = options(sums, 'subtotal', -2.2).map((option) =>
    isRightBelowRounding(option, sums) ? { ...option, score: option.score + 2.2 } : option,
  );
  const totals = [...options(sums, 'total', 0), ...net];
  const dues = options(sums, 'due', -1.5);
  const owed = totals.length > 0 ? [...totals, ...dues] : dues;
  const all = owed.length > 0 ? owed : options(sums.filter(isWholePaid), 'paid', -1);
  // Nothing is left to pay on a paid invoice; what it came to is printed too.
  const candidates = all.some((total) => total.amount !== 0)
    ? all.filter((total) => total.amount !== 0)
    : all;
  candidates.sort((a, b) => b.score - a.score);
  const pairs = pairsOf(sums, breakdowns);
  const adjustments = adjustmentsToTotal(sums);
  const rivals = totalsByName(sums);
  const paid = paidOf(sums);
  const found = [...candidates.slice(0, MOST_OPTIONS + 4), null].flatMap((total) =>
    pairs
      .filter(({ subtotal, tax }) => !isOneSum(subtotal, total) && mayBeTax(tax, subtotal, total))
      .map((pair) => ({ ...judge(pair, total, adjustments, sums), hasRival: hasRival(total, rivals, paid) })),
  );
  return found.sort((a, b) => b.score - a.score);
}

/** Whether a sum is on the line below a rounding: then it is to be paid, though it be called net. */
function isRightBelowRounding({ position }: PlacedSum, sums: readonly Sum[]): boolean {
  return sums.some((sum) => sum.role === 'rounding' && sum.amount !== 0 && sum.position === position - 1);
}

/** What checking the sums again says of them. */
export function checkTotals(
  { subtotal, tax, total }: Readonly<Record<'subtotal' | 'tax' | 'total', PlacedSum | null>>,
  sums: readonly CheckedSum[],
): Pick<CheckedTotals, 'holds' | 'hasRival'> {
  const check = checkOf({ subtotal, tax }, total, adjustmentsToTotal(sums), sums);
  return { holds: holdsOf(check), hasRival: hasRival(total, totalsByName(sums), paidOf(sums)) };
}

/** What is called a total, and is what remains to be paid only where nothing was. */
export function totalsByName<Own extends CheckedSum>(sums: readonly Own[]): Own[] {
  const isPartPaid = sums.some((sum) => sum.role === 'paid');
  return sums.filter(
    (sum) =>
      (sum.role === 'total' || (sum.role === 'due' && !isPartPaid)) &&
      sum.strength >= NAMED &&
      sum.amount !== 0,
  );
}

/** A sum that may stand between two others, signed, and where it is printed. */
export type Adjustment = {
  readonly amount: number;
  readonly position: number;
  readonly role: 'discount' | 'charge' | 'rounding';
};

/** Whether the same printed figure would be read twice. */
function isOneSum(a: PlacedSum | null, b: PlacedSum | null): boolean {
  return a !== null && b !== null && a.position === b.position && a.amount === b.amount;
}

/** Whether a sum may be the tax on one and within another: two taxes of one rate are no base and its tax. */
function mayBeTax(tax: PlacedSum | null, ...sums: readonly (PlacedSum | null)[]): boolean {
  if (tax === null || tax.amount === 0) return true;
  // What is taken off is withheld.
  return sums.every((sum) => sum === null || (sum.amount !== tax.amount && sum.amount * tax.amount >= 0));
}

/** Whether another total is printed below one, and is not what remains of it after some of the payments. */
function hasRival(
  total: PlacedSum | null,
  printed: readonly CheckedSum[],
  paid: ReadonlySet<number>,
): boolean {
  if (total === null) return false;
  return printed.some(
    ({ position, amount }) => position > total.position && !paid.has(amount - total.amount),
  );
}

/** What payments may take off a total, alone or together, and nothing: each once though it be printed twice. Minor units. */
export function paidOf(sums: readonly CheckedSum[]): ReadonlySet<number> {
  const payments = new Map(paymentsOf(sums).map((payment) => [payment.amount, payment]));
  return new Set(partialSums([...payments.values()].slice(-MOST_PAYMENTS)));
}

const MOST_PAYMENTS = 6;

/** Shipping, discounts and roundings printed next to the sums: what may stand between them, signed. */
export function adjustmentsOf(sums: readonly CheckedSum[]): Adjustment[] {
  const credits = isCredited(sums);
  const withheld = new Set(withheldOf(sums));
  const signed = sums.flatMap((sum): Adjustment[] => {
    if (sum.amount === 0) return [];
    const { position, role } = sum;
    if (withheld.has(sum)) return [{ amount: sum.amount, position, role: 'discount' }];
    if (role === 'discount')
      return [{ amount: credits ? Math.abs(sum.amount) : -Math.abs(sum.amount), position, role }];
    return role === 'charge' || role === 'rounding' ? [{ amount: sum.amount, position, role }] : [];
  });
  return signed.slice(-8);
}

/** The taxes that are taken off next to one that is levied: the customer pays them for the seller. */
export function withheldOf<Own extends CheckedSum>(sums: readonly Own[]): Own[] {
  const taxes = sums.filter(({ role, strength }) => role === 'tax' && strength >= NAMED);
  const isLevied = taxes.some(({ amount }) => amount > 0) && !isCredited(sums);
  return isLevied ? taxes.filter(({ amount }) => amount < 0) : [];
}

/** The payments printed next to the sums, as what they take off a total printed below them. Minor units. */
export function paymentsOf(sums: readonly CheckedSum[]): PlacedSum[] {
  return sums.flatMap((sum) => {
    const { role, strength, amount, position } = sum;
    const isPaid = (role === 'paid' && strength >= NAMED && amount !== 0) || isPaidBetween(sum, sums);
    return isPaid ? [{ amount: -Math.abs(amount), position }] : [];
  });
}

/** What may stand between subtotal and total: the adjustments without what was paid before, and what of the sale bears no tax. */
function adjustmentsToTotal(sums: readonly CheckedSum[]): Adjustment[] {
  const paid = new Set(sums.filter((sum) => isPaidBetween(sum, sums)).map(({ position }) => position));
  return [...adjustmentsOf(sums).filter(({ position }) => !paid.has(position)), ...untaxedOf(sums)];
}

/** What of the sale bears no tax, printed next to the tax and what that is levied on: "VAT-Exempt Sales". It leads from those to the total, and from no lines. */
export function untaxedOf(sums: readonly CheckedSum[]): Adjustment[] {
  return sums.flatMap(({ role, amount, position, label }): Adjustment[] =>
    role === 'other' && amount > 0 && says('untaxed', label) ? [{ amount, position, role: 'charge' }] : [],
  );
}

/**
 * Whether what is taken off under no clear name leads from one total, that of a subtotal and its tax, to another below it: paid before, by
 * "Less advance 26.0118".
 */
function isPaidBetween(
  { role, strength, amount, position }: CheckedSum,
  sums: readonly CheckedSum[],
): boolean {
  if (role !== 'charge' || strength >= NAMED || amount >= 0) return false;
  const of = (name: CheckedSum['role']) => sums.filter((sum) => sum.role === name && sum.strength >= NAMED);
  const totals = [...of('total'), ...of('due')];
  const isWhole = (total: number) =>
    of('subtotal').some((net) => of('tax').some((tax) => net.amount + tax.amount === total));
  return totals.some(
    (above) =>
      above.position < position &&
      isWhole(above.amount) &&
      totals.some((below) => below.position > position && above.amount + amount === below.amount),
  );
}

/**
 * What was to be paid by what was handed over, less the change given back below it: the total, read from other figures than its own. A
 * payment of the same amount, with no change or by card, says it too.
 */
export function tenderedFor(sums: readonly CheckedSum[]): ReadonlySet<number> {
  const payments = sums.filter(
    ({ role, strength, amount }) => role === 'paid' && strength >= NAMED && amount >= 0,
  );
  const changed = payments.flatMap((given) =>
    payments.flatMap((back) =>
      back.position > given.position && back.amount < given.amount ? [given.amount - back.amount] : [],
    ),
  );
  return new Set([...changed, ...payments.map(({ amount }) => amount)].filter((amount) => amount !== 0));
}

/** Whether all totals are negative: then what is taken off an invoice is added to them. */
function isCredited(sums: readonly CheckedSum[]): boolean {
  const totals = sums.filter(({ role, amount }) => /total$/.test(role) && amount !== 0);
  return totals.length > 0 && totals.every(({ amount }) => amount < 0);
}

/** Every sum that some of the adjustments make together, nothing first. */
export function partialSums(adjustments: readonly Pick<PlacedSum, 'amount'>[]): number[] {
  const sums = new Set([0]);
  for (const { amount } of adjustments) for (const sum of [...sums]) sums.add(sum + amount);
  return [...sums];
}

function options(sums: readonly Sum[], role: Sum['role'], bonus: number): Option[] {
  const byAmount = new Map<number, Option>();
  for (const sum of sums) {
    if (sum.role !== role) continue;
    const known = byAmount.get(sum.amount);
    const score = bonus + sum.strength + labelWeight(sum.label);
    const better = known === undefined ? score : Math.max(known.score, score) + 0.3;
    byAmount.set(sum.amount, {
      amount: sum.amount,
      score: better,
      position: Math.max(known?.position ?? 0, sum.position),
      rate: sum.rate ?? known?.rate ?? null,
    });
  }
  const found = [...byAmount.values()].map((option) => ({
    ...option,
    score: option.score + (closesColumn(option, sums, role) ? 1.5 : 0),
  }));
  // Of taxes as good as each other the last is of all: those before it are of lines and discounts.
  const later = (a: Option, b: Option) => (role === 'tax' ? b.position - a.position : 0);
  return found.sort((a, b) => b.score - a.score || later(a, b)).slice(0, MOST_OPTIONS);
}

/** Whether an amount is the sum of those above it under the same label, as at the foot of a table by rate. */
function closesColumn(option: Option, sums: readonly Sum[], role: Sum['role']): boolean {
  const last = sums.find((sum) => sum.role === role && sum.amount === option.amount);
  const isAlike = (sum: Sum) => sum.label === last?.label || (role === 'tax' && sum.strength >= CLEARLY);
  const above = sums.filter(
    (sum) => sum.role === role && isAlike(sum) && sum.position < (last?.position ?? 0),
  );
  return above.length > 1 && above.reduce((total, sum) => total + sum.amount, 0) === option.amount;
}

/** A grand total outweighs a bare one. */
function labelWeight(label: string): number {
  return says('grandTotal', label) ? 0.5 : 0;
}

function pairsOf(sums: readonly Sum[], breakdowns: readonly TaxBreakdown[]): Pair[] {
  const subtotals = [...options(sums, 'subtotal', 0), ...options(sums, 'total', -1.6), null];
  const taxes = [...taxOptions(sums, breakdowns), null];
  const printed = subtotals.flatMap((subtotal) => taxes.map((tax) => ({ subtotal, tax })));
  const derived = breakdowns.map((breakdown) => {
    const position = breakdown.rows[0]?.position ?? 0;
    return {
      subtotal: {
        ...{ amount: breakdown.base, score: breakdown.rows.length === 1 ? 0.3 : 0, position },
        isBase: true as const,
      },
      tax: { amount: breakdown.tax, score: 0.3, position },
    };
  });
  return [...printed, ...derived];
}

/** How clearly a tax must be named to be one of those by rate, not an item that speaks of one. */
const CLEARLY = 0.8;

/** A tax printed as one sum, the sum of taxes printed by rate, or that of a breakdown. */
function taxOptions(sums: readonly Sum[], breakdowns: readonly TaxBreakdown[]): Option[] {
  const single = options(sums, 'tax', 0).map((option) =>
    isOfOneRate(option, sums, breakdowns) ? { ...option, score: option.score - 1 } : option,
  );
  const taxes = sums.filter((sum) => sum.role === 'tax');
  const all = distinct(taxes);
  // Taxes by rate are listed on one page, though another shows how to read an invoice.
  const pages = new Set(taxes.map(({ page }) => page));
  const together = [...pages]
    .flatMap((page) => {
      const own = distinct(taxes.filter((sum) => sum.page === page));
      const rated = own.filter((sum) => sum.rate !== null || /\d/.test(sum.label));
      return [rated, own, own.filter((sum) => sum.strength >= CLEARLY), ...runsOf(own)];
    })
    .filter((group) => group.length > 1 && isOneSign(group) && !holdsBase(group))
    .map((group) => ({
      amount: group.reduce((total, sum) => total + sum.amount, 0),
      // Rates each with their own sum and no sum over all of them: the tax is what they make together.
      score: group.length === all.length && (isByRate(group) || isOneName(group)) ? 1.6 : 0.5,
      position: group[0]?.position ?? 0,
    }));
  const broken = breakdowns.map((breakdown) => ({
    amount: breakdown.tax,
    score: 0.4,
    position: breakdown.rows[0]?.position ?? 0,
  }));
  return [...single, ...together, ...broken];
}

/** Whether a tax is that of one of several rates of a table, and printed nowhere else. */
function isOfOneRate({ amount }: Option, sums: readonly Sum[], breakdowns: readonly TaxBreakdown[]): boolean {
  const printed = sums.filter((sum) => sum.role === 'tax' && sum.amount === amount);
  return breakdowns.some(
    ({ rows, tax }) =>
      tax !== amount &&
      printed.every(({ position }) => rows.some((row) => row.position === position && row.tax === amount)),
  );
}

/** The taxes on lines right below each other, as halves of one tax above the total: a table by rate elsewhere repeats them. */
function runsOf(taxes: readonly Sum[]): Sum[][] {
  const runs: Sum[][] = [];
  for (const sum of taxes.toSorted((a, b) => a.position - b.position)) {
    const last = runs.at(-1);
    if (last !== undefined && sum.position - (last.at(-1)?.position ?? 0) === 1) last.push(sum);
    else runs.push([sum]);
  }
  return runs;
}

/** Whether a label that barely speaks of a tax is over more than the others together: "VAT-Exempt Sales" among taxes is what none is levied on. */
function holdsBase(taxes: readonly Sum[]): boolean {
  const whole = taxes.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return taxes.some(({ strength, amount }) => strength < NAMED && Math.abs(amount) * 2 > whole);
}

/** Whether no sum has another sign than the others: what is taken off a base is no tax. */
function isOneSign(sums: readonly Sum[]): boolean {
  return sums.every(({ amount }) => amount >= 0) || sums.every(({ amount }) => amount <= 0);
}

function isByRate(taxes: readonly Sum[]): boolean {
  return taxes.every((sum) => sum.rate !== null);
}

/** Whether all taxes are called the same and by no more than that: one for each rate, printed next to what it is levied on. */
function isOneName(taxes: readonly Sum[]): boolean {
  return taxes.every((sum) => sum.strength === 1 && sum.label === taxes[0]?.label && sum.isMoney);
}

/** Taxes of different names or rates, each once though it be printed twice. */
function distinct(sums: readonly Sum[]): Sum[] {
  const seen = new Set<string>();
  return sums.filter((sum) => {
    const key = `${nameOf(sum.label)}|${sum.rate}|${sum.amount}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a tax is called, without what stands around it. */
function nameOf(label: string): string {
  return /\b([CSI]?GST|UTGST|PST|HST|QST|RST|TPS|TVQ|TVH)(?=\d*\b)/i.exec(label)?.[1]?.toUpperCase() ?? '';
}

function judge(
  pair: Pair,
  total: Option | null,
  adjustments: readonly Adjustment[],
  sums: readonly CheckedSum[],
): Omit<Totals, 'hasRival'> {
  const { subtotal, tax } = pair;
  const holds = checkOf(pair, total, adjustments, sums);
  let score = (subtotal?.score ?? 0) * 0.5 + (tax?.score ?? 0) * 0.5 + (total?.score ?? -3);
  if (holds === 'exact') score += 6.6;
  // Where a rounding is printed, the total after it is the one to pay.
  if (holds === 'rounded') score += 7.4;
  if (holds === 'adjusted' || holds === 'within') score += 4.5;
  if (holds === 'included') score += 3;
  if (holds === 'adjusted' && total !== null && isRoundedTo(total, sums)) score += 0.8;
  // What is charged without tax below a total with it leads to that of all.
  if (holds === 'adjusted' && total !== null && isGrandTotal(total, pair, sums)) score += 3.2;
  // A tax that the total holds by its rate is one of the sums, though nothing is added up with it.
  if (holds === 'within' && isHeld(tax, total)) score += 3.2;
  // With the tax in the prices, a rounding leads to the total as it does without one.
  else if (holds === 'within' && checkOf({ subtotal, tax: null }, total, adjustments, sums) === 'rounded')
    score += 2.9;
  // Sums that do not tie out are shown as they are printed, not left out until the rest looks right.
  if (holds === 'fails') score -= 0.3;
  if (total !== null && subtotal !== null && subtotal.position > total.position + 12) score -= 0.5;
  return {
    subtotal: subtotal?.amount ?? null,
    tax: tax?.amount ?? null,
    total: total?.amount ?? null,
    isSubtotalNamed: subtotal !== null && subtotal.isBase !== true,
    subtotalAt: subtotal?.position ?? null,
    totalAt: total?.position ?? null,
    holds: holdsOf(holds),
    score,
  };
}

/** Whether a total is printed above and what rounds it to this one, a total by name, between them: then this one is to pay. */
function isRoundedTo(total: PlacedSum, sums: readonly CheckedSum[]): boolean {
  const isNamed = sums.some(
    ({ position, amount, label }) =>
      position === total.position && amount === total.amount && says('totalWord', label),
  );
  if (!isNamed) return false;
  return sums.some(
    ({ role, amount, position }) =>
      role === 'rounding' &&
      amount !== 0 &&
      position < total.position &&
      sums.some(
        (before) =>
          before.role === 'total' &&
          before.position < position &&
          Math.abs(total.amount - before.amount) === Math.abs(amount),
      ),
  );
}

/** Whether subtotal and tax are a total printed above, and charges between that and this one, which is called that of all, lead to it. */
function isGrandTotal(total: PlacedSum, { subtotal, tax }: Pair, sums: readonly CheckedSum[]): boolean {
  const own = sums.find(({ position, amount }) => position === total.position && amount === total.amount);
  if (own === undefined || subtotal === null || tax === null || !says('grandTotal', own.label)) return false;
  return sums.some(({ role, amount, position }) => {
    if (role !== 'total' || amount !== subtotal.amount + tax.amount || position > total.position)
      return false;
    const between = sums.filter((sum) => sum.position > position && sum.position < total.position);
    const charges = between.filter((sum) => sum.role === 'charge');
    return partialSums(charges.slice(-MOST_PAYMENTS)).includes(total.amount - amount);
  });
}

function isHeld(tax: Option | null, total: Option | null): boolean {
  const rate = tax?.rate ?? 0;
  if (tax === null || total === null || rate === 0) return false;
  return isTaxWithin(total.amount, rate, tax.amount);
}

function holdsOf(check: Check): boolean | null {
  return check === null ? null : check !== 'fails';
}

/** Whether a rounding between two sums leads from the upper to the lower one. Tills print it without its sign, or a faint one. */
function roundsTo(
  { role, amount, position }: Adjustment,
  gap: number,
  [from, to]: [PlacedSum, PlacedSum],
): boolean {
  return (
    role === 'rounding' &&
    Math.abs(amount) === Math.abs(gap) &&
    from.position < position &&
    position < to.position
  );
}

/** Whether subtotal and tax are the shares of the total at the rate printed with the tax, each rounded: both may be rounded up from half. */
function isSplitByRate(
  [subtotal, tax]: readonly [number, number],
  total: number,
  sums: readonly CheckedSum[],
): boolean {
  const rates = ratesOfTax(sums, tax);
  const isShare = (part: number, rate: number, own: number) =>
    Math.abs((total * own) / (100 + rate) - part) <= HALF;
  return rates.some((rate) => rate > 0 && isShare(subtotal, rate, 100) && isShare(tax, rate, rate));
}

/** The rates printed with a tax of that amount, in percent. */
export function ratesOfTax(sums: readonly CheckedSum[], tax: number | null): readonly number[] {
  return sums.flatMap(({ role, amount, rate }) =>
    role === 'tax' && amount === tax && rate !== null ? [rate] : [],
  );
}

/** Whether what would be the subtotal is called a total and printed below the total: nothing leads from it up to that. */
function isTotalBelow(subtotal: PlacedSum, total: PlacedSum, sums: readonly CheckedSum[]): boolean {
  if (subtotal.position <= total.position) return false;
  const own = sums.filter(
    ({ position, amount }) => position === subtotal.position && amount === subtotal.amount,
  );
  return own.length > 0 && own.every(({ role }) => role === 'total');
}

/** Whether a total is what the subtotals of sections above it make, and a tax is within one of them at its printed rate. */
export function isInSection(tax: number, total: PlacedSum, sums: readonly CheckedSum[]): boolean {
  const sections = sums.filter(
    ({ role, strength, position }) => role === 'subtotal' && strength >= NAMED && position < total.position,
  );
  const isWhole = sections.reduce((sum, { amount }) => sum + amount, 0) === total.amount;
  const rates = ratesOfTax(sums, tax);
  return (
    sections.length > 1 &&
    isWhole &&
    sections.some(({ amount }) => rates.some((rate) => isTaxWithin(amount, rate, tax)))
  );
}

/** Whether an adjustment is printed below a total that is below its subtotal: it leads on from there, not to the total. */
function leadsOn({ position }: Adjustment, subtotal: PlacedSum, total: PlacedSum): boolean {
  return subtotal.position < total.position && total.position < position;
}

type Check = 'exact' | 'rounded' | 'adjusted' | 'within' | 'included' | 'fails' | null;

function checkOf(
  { subtotal, tax }: Readonly<Record<'subtotal' | 'tax', PlacedSum | null>>,
  total: PlacedSum | null,
  adjustments: readonly Adjustment[],
  sums: readonly CheckedSum[],
): Check {
  if (total === null || subtotal === null) return null;
  const gap = total.amount - subtotal.amount - (tax?.amount ?? 0);
  const between = partialSums(adjustments.filter((own) => !leadsOn(own, subtotal, total)));
  if (tax === null) {
    if (gap === 0) return 'included';
    if (adjustments.some((adjustment) => roundsTo(adjustment, gap, [subtotal, total]))) return 'rounded';
    return !isTotalBelow(subtotal, total, sums) && between.includes(gap) ? 'adjusted' : null;
  }
  // Of several rates the one without tax leads from nothing to nothing.
  const taxes = sums.filter(({ role, strength }) => role === 'tax' && strength >= NAMED);
  const isOneOfRates =
    tax.amount === 0 &&
    taxes.some(({ amount, rate }) => amount === 0 && rate === 0) &&
    taxes.some(({ amount, rate }) => amount !== 0 && rate !== null);
  if (gap === 0 && isOneOfRates) return 'included';
  if (gap === 0 || isSplitByRate([subtotal.amount, tax.amount], total.amount, sums)) return 'exact';
  if (adjustments.some(({ role, amount }) => role === 'rounding' && amount === gap)) return 'rounded';
  if (total.amount === subtotal.amount) return 'included';
  if (between.includes(gap)) return 'adjusted';
  if (isInSection(tax.amount, total, sums)) return 'within';
  // A tax may be printed although the prices include it.
  return between.includes(total.amount - subtotal.amount) ? 'within' : 'fails';
}
