import { describe, expect, test } from 'vitest';
import { evidenceOf, printsHeld } from '../src/checks/evidence-of.ts';
import { withPartSums } from '../src/checks/part-sums.ts';
import type { PrintedClaims } from '../src/checks/printed-claims.ts';
import { sumsSaidToClose } from '../src/checks/sums-said-to-close.ts';
import type { PrintedTotal } from '../src/checks/totals.ts';

const into = (amount: number): PrintedTotal => ({ side: 'in', amount });
const out = (amount: number): PrintedTotal => ({ side: 'out', amount });
const either = (amount: number): PrintedTotal => ({ side: 'both', amount });

type Between = PrintedClaims['betweenRows'][number];
type TotalBetween = Extract<Between, { kind: 'total' }>;
const total = (at: number, totals: PrintedTotal[], more: Partial<TotalBetween> = {}): Between => ({
  ...{ kind: 'total', at, totals },
  ...more,
});
const section = (at: number): Between => ({ kind: 'section', at });

describe('a printed total that may cover one section of the rows', () => {
  const amounts = [1000, 2000, -500, -700, 4000];
  const marked = (totals: PrintedTotal[], between: Between[], moved: readonly number[] = amounts) =>
    withPartSums(totals, between, moved).map(({ side }) => side);

  test('contradicts nothing if the rows right above add up to it and the totals are higher', () => {
    expect(marked([into(3000)], [total(2, [into(3000)])])).toEqual(['both']);
    expect(marked([out(1200)], [section(2), total(4, [out(1200)])], [1, 2, -500, -700, -1])).toEqual([
      'both',
    ]);
  });

  test('covers the whole account if the totals are no higher', () => {
    expect(marked([into(7000)], [total(2, [into(7000)])])).toEqual(['in']);
    expect(marked([out(1200)], [section(2), total(4, [out(1200)])])).toEqual(['out']);
    expect(marked([into(7001)], [total(5, [into(7001)])])).toEqual(['in']);
  });

  test('covers the whole account if the rows above add up to something else', () => {
    expect(marked([into(3001)], [total(2, [into(3001)])])).toEqual(['in']);
    expect(marked([into(3000)], [total(2, [into(2999)])])).toEqual(['in']);
    expect(marked([into(3000)], [])).toEqual(['in']);
  });

  test('covers the rows since the section began', () => {
    expect(marked([into(2000)], [section(1), total(2, [into(2000)])])).toEqual(['both']);
    expect(marked([into(2000)], [total(2, [into(2000)])])).toEqual(['in']);
  });

  test('covers the rows since the total before it, unless that one was of something else', () => {
    expect(marked([into(2000)], [total(1, [into(1000)]), total(2, [into(2000)])])).toEqual(['both']);
    expect(marked([into(3000)], [total(1, [into(77)]), total(2, [into(3000)])])).toEqual(['both']);
    expect(marked([into(2000)], [total(1, [into(77)]), total(2, [into(2000)])])).toEqual(['in']);
  });

  test('has its own direction: the other one is not excused by it', () => {
    const between = [total(2, [into(3000)])];
    expect(marked([out(3000)], between, [1000, 2000, -4000, -500])).toEqual(['out']);
  });

  test('covers nothing if it is printed above all rows', () => {
    expect(marked([into(0)], [total(0, [into(0)])])).toEqual(['in']);
  });

  test('over rows in both directions is a net total, whatever its label', () => {
    // 1,000 in and 300 out leave 700, printed as money out.
    const moved = [1000, -300, -900, 5000];
    expect(marked([out(700)], [total(2, [out(700)])], moved)).toEqual(['both']);
    expect(marked([into(700)], [total(2, [out(700)])], moved)).toEqual(['both']);
    // A sum of rows of one direction is no net one.
    expect(marked([out(700)], [total(1, [into(700)])], [700, -900, 10])).toEqual(['out']);
    expect(marked([into(700)], [total(1, [out(700)])], [-700, 900, -10])).toEqual(['in']);
  });

  test('excuses the totals of both directions for what a net total deducted', () => {
    // 1,000 in, 300 out and their net printed: "total in" lacks the 300.
    const moved = [1000, -300, -900, 5000];
    expect(marked([into(5700), out(900)], [total(2, [into(700)])], moved)).toEqual(['both', 'both']);
    expect(marked([into(5700), out(900)], [total(2, [into(701)])], moved)).toEqual(['in', 'out']);
    expect(marked([into(5701)], [total(2, [into(700)])], moved)).toEqual(['in']);
    // Whichever direction moved less.
    const turned = [-1000, 300, 900, -5000];
    expect(marked([into(900), out(5700)], [total(2, [out(700)])], turned)).toEqual(['both', 'both']);
    // Rows that went one way took nothing off.
    expect(marked([into(2000)], [total(1, [into(1000)])], [1000, 2000])).toEqual(['in']);
  });

  test('labelled with one transaction type covers that type, whatever is above it', () => {
    const ofKind = (isOfOneKind: boolean) => [total(2, [into(2500)], { isOfOneKind })];
    expect(marked([into(2500)], ofKind(true))).toEqual(['both']);
    expect(marked([into(2500)], ofKind(false))).toEqual(['in']);
  });

  test('keeps its amount, and totals without a direction are unchanged', () => {
    expect(withPartSums([into(3000), either(5)], [total(2, [into(3000)])], amounts)).toEqual([
      ...[either(3000), either(5)],
    ]);
  });
});

describe('a total labelled as a closing balance', () => {
  const sums = (closings: number[], totals: PrintedTotal[], amounts = [300, 200, -150, -50]) =>
    sumsSaidToClose({ closings, totals, amounts });

  test('is the total of debits, next to the total of credits', () => {
    expect(sums([200], [into(500)])).toEqual([out(200)]);
  });

  test('is the total of credits, next to the total of debits', () => {
    expect(sums([500], [out(200)])).toEqual([into(500)]);
  });

  test('is a balance if the total of the other direction is not printed, or differs from the rows', () => {
    for (const totals of [[], [into(501)], [out(500)], [either(500)], [out(200)]])
      expect(sums([200], totals)).toEqual([]);
    for (const totals of [[], [out(201)], [into(200)], [into(500)]]) expect(sums([500], totals)).toEqual([]);
  });

  test('is a balance if it is not the total of one direction', () => {
    expect(sums([201], [into(500)])).toEqual([]);
    expect(sums([501], [out(200)])).toEqual([]);
    expect(sums([], [into(500), out(200)])).toEqual([]);
  });

  test('is never a total of zero', () => {
    expect(sums([0], [into(500)], [300, 200])).toEqual([]);
    expect(sums([0], [out(200)], [-200])).toEqual([]);
    expect(sums([1], [into(500)], [300, 200, -1])).toEqual([out(1)]);
    expect(sums([1], [out(200)], [-200, 1])).toEqual([into(1)]);
  });
});

const CLAIMS: PrintedClaims = {
  ...{ openings: [], closings: [], balancesAre: 'owed', betweenRows: [], opensAboveZero: false },
  ...{ summary: null, soleSums: [], leavesOutBalances: false },
  ...{ isPrinted: () => false, otherFigures: () => [] },
};

describe('the checks of an account', () => {
  const of = (claims: Partial<PrintedClaims>, amounts: readonly number[] = [300, -100], isCard = false) =>
    evidenceOf({ ...CLAIMS, ...claims }, amounts, isCard);

  test('use its balances and printed totals', () => {
    const { openings, closings, totals } = of({
      ...{ openings: [50], closings: [250, 7], betweenRows: [total(2, [into(300)]), section(2)] },
    });
    expect([openings, closings, totals]).toEqual([[50], [250, 7], [into(300)]]);
  });

  test('use a summary and the totals it does not add up', () => {
    const betweenRows = [total(2, [into(1)], { isInSummary: true }), total(2, [into(2)])];
    expect(of({ summary: [into(300)], betweenRows }).totals).toEqual([into(300), into(2)]);
    expect(of({ summary: null, betweenRows }).totals).toEqual([into(1), into(2)]);
  });

  test('have no closing balance that is a total, which checks that direction instead', () => {
    const claims = { closings: [100, 250], betweenRows: [total(2, [into(300)])] };
    expect(of(claims)).toMatchObject({ closings: [250], totals: [into(300), out(100)] });
    // What a card owes may well be what was spent.
    expect(of(claims, [300, -100], true)).toMatchObject({ closings: [100, 250], totals: [into(300)] });
  });

  test('use no other total in place of a closing balance that is one', () => {
    const betweenRows = [total(2, [into(300), either(250)], { isBelowRows: true })];
    expect(of({ openings: [50], closings: [100], betweenRows }).closings).toEqual([]);
    expect(of({ openings: [50], betweenRows }).closings).toEqual([250]);
  });

  test('close by an unlabelled total below the rows that the opening balance leads to', () => {
    const closings = (totals: PrintedTotal[], isBelowRows = true, openings = [50]) =>
      of({ openings, betweenRows: [total(2, totals, { isBelowRows })] }).closings;
    expect(closings([either(250)])).toEqual([250]);
    expect(closings([either(250)], false)).toEqual([]);
    expect(closings([into(250)])).toEqual([]);
    expect(closings([either(251)])).toEqual([]);
    expect(closings([either(250), either(260)], true, [50, 60])).toEqual([250]);
    expect(closings([either(260)], true, [50, 60])).toEqual([260]);
    expect(closings([either(0)], true, [-200])).toEqual([]);
    expect(closings([either(1)], true, [-199])).toEqual([1]);
    // An overdrawn account prints what it owes without a minus.
    expect(closings([either(250)], true, [-450])).toEqual([-250]);
  });

  test('close a card by its previous debt and its purchases', () => {
    const betweenRows = [total(2, [either(450)], { isBelowRows: true })];
    expect(of({ openings: [50], betweenRows }, [-500, 100], true).closings).toEqual([450]);
    expect(of({ openings: [50], betweenRows }, [500, -100], true).closings).toEqual([]);
  });

  test('use a balance that only arithmetic identifies in place of printed ones', () => {
    expect(of({ closings: [1], named: { closings: [250] } }).closings).toEqual([250]);
    expect(of({ openings: [1], named: { openings: [50] } }).openings).toEqual([50]);
  });
});

describe('a card’s balances', () => {
  const held = (claims: Partial<PrintedClaims>, amounts: readonly number[], isCard = true) =>
    printsHeld({ ...CLAIMS, ...claims }, amounts, isCard);
  const spent = [-100, -200, -50, 20];

  test('follow their labels', () => {
    expect(held({ balancesAre: 'held' }, spent)).toBe(true);
    expect(held({ balancesAre: 'owed' }, spent)).toBe(false);
    // Words count for more than where the rows lead.
    expect(held({ balancesAre: 'owed', openings: [-1000], closings: [0] }, spent)).toBe(false);
  });

  test('with marks are the holder’s if a minus is debt', () => {
    expect(held({ balancesAre: 'marked', openings: [1000], closings: [670] }, spent)).toBe(true);
    expect(held({ balancesAre: 'marked', openings: [], closings: [] }, spent)).toBe(true);
  });

  test('with marks are the bank’s if purchases lead from one credit balance to the other', () => {
    const inCredit = { balancesAre: 'marked' as const, openings: [-1000], closings: [-670] };
    expect(held(inCredit, spent)).toBe(false);
    expect(held({ ...inCredit, closings: [-671] }, spent)).toBe(true);
    expect(held({ ...inCredit, openings: [-1, -1000] }, spent)).toBe(false);
  });

  test('with marks show that by at least four rows, most of them purchases', () => {
    const lead = (amounts: readonly number[]) => {
      const owed = -amounts.reduce((sum, amount) => sum + amount, 0);
      return held({ balancesAre: 'marked', openings: [-1000], closings: [-1000 + owed] }, amounts);
    };
    expect(lead([-1, -2, -3])).toBe(true);
    expect(lead([-1, -2, -3, -4])).toBe(false);
    expect(lead([-1, -2, -3, 4])).toBe(false);
    expect(lead([-1, -2, 3, 4])).toBe(true);
    expect(lead([-1, -2, 0, 0])).toBe(true);
    expect(lead([1, 2, 3, 4])).toBe(true);
  });
});
