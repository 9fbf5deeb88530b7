import type { Entry } from '../interpret/rows/row.ts';
import { chunksOf } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import type { Arrangement } from '../roles/table.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { phraseBefore } from '../tables/phrase-before.ts';
import type { AmountToken } from '../tables/token.ts';
import { readDateAt } from '../values/printed-date.ts';
import {
  balanceLabel,
  namesAverage,
  namesBareBalance,
  namesInterest,
  namesLeast,
  namesLimit,
  totalLabel,
} from '../vocabulary/label.ts';
import type { Segment } from './segment.ts';

type Balance = Extract<Entry, { kind: 'balance' }>;

/** The opening and closing balance of an account in an overview or in its own title. */
export type OverviewBalances = {
  /** Balances whose labels say which they are, or the only amount printed, which is the closing balance. */
  readonly sure: readonly Balance[];
  /** Two amounts whose labels leave their meaning open: the first may be the opening and the second the closing balance. */
  readonly pair: readonly Balance[];
};

/** The balances of an account on lines that exist for every account: in its own title, then in the overview. */
export function overviewBalances(
  { title, listed }: Segment,
  { tables }: Arrangement,
  lines: readonly Line[],
): OverviewBalances[] {
  const bodies = new Map(
    tables.flatMap((table) => table.lines.map((body) => [body.position, body] as const)),
  );
  const bodyAt = (position: number) => bodies.get(position) ?? [];
  const ofOverview = listed.flatMap(bodyAt).map((body) => {
    const headings = headingsOver(body.position, lines);
    return endsOf(body, (figure) => headingOver(headings, figure));
  });
  const ofTitle = Array.from({ length: title.position + 1 - title.from }, (_, at) => title.from + at)
    .flatMap(bodyAt)
    .map((body) => endsOf(body, (figure) => phraseBefore(body, figure.left)));
  return [...ofTitle, ...ofOverview].filter(({ sure, pair }) => sure.length + pair.length > 0);
}

function endsOf(body: BodyLine, labelOf: (figure: AmountToken) => string): OverviewBalances {
  const figures = body.tokens
    .flatMap((token) => (token.kind === 'amount' && token.amount.isCertain ? [token] : []))
    .flatMap((figure) => {
      const label = labelOf(figure);
      const role = roleOf(label);
      return role === 'other' ? [] : [{ figure, role, isBalance: role !== null || namesBareBalance(label) }];
    });
  // Next to an amount that is labelled as a balance, an amount with another label is none.
  const balances = figures.some(({ isBalance }) => isBalance)
    ? figures.filter(({ isBalance }) => isBalance)
    : figures;
  const balance = (role: 'opening' | 'closing', { amount }: AmountToken): Balance => ({
    ...{ kind: 'balance', role, amount, column: null, body },
    ...{ isInTable: false, label: '', strength: 0, date: null },
  });
  const [first, second] = balances;
  if (first === undefined) return { sure: [], pair: [] };
  if (second === undefined) return { sure: [balance(first.role ?? 'closing', first.figure)], pair: [] };
  const roles = balances.map(({ role }) => role);
  const isSure = (role: 'opening' | 'closing') => roles.filter((own) => own === role).length === 1;
  return {
    sure: balances.flatMap(({ figure, role }) =>
      role !== null && isSure(role) ? [balance(role, figure)] : [],
    ),
    pair: [balance('opening', first.figure), balance('closing', second.figure)],
  };
}

/** The role that a label gives its figure; null if it leaves that open. */
function roleOf(label: string): 'opening' | 'closing' | 'other' | null {
  if (label === '') return null;
  if (namesLimit(label) || namesInterest(label) || namesAverage(label) || namesLeast(label)) return 'other';
  const role = balanceLabel(label);
  if (role === 'opening' || role === 'closing') return role;
  return totalLabel(label) === null && !label.includes('%') ? null : 'other';
}

/** How many lines above an overview its headers may be. */
const REACH = 8;

/** How many lines its headers may take. */
const MOST_HEADING_LINES = 3;

/** The headers of an overview's columns: the phrases of the nearest lines above without a number, the upper ones first. */
function headingsOver(position: number, lines: readonly Line[]): readonly Headings[] {
  const found: Headings[] = [];
  for (let at = position - 1; at >= position - REACH && found.length < MOST_HEADING_LINES; at--) {
    const line = lines[at];
    if (line === undefined || line.page !== lines[position]?.page) break;
    const phrases = chunksOf(line);
    if (phrases.length > 1 && !line.words.some(({ text }) => isFigure(text))) found.unshift(phrases);
    else if (found.length > 0) break;
  }
  return found;
}

type Headings = ReturnType<typeof chunksOf>;

function isFigure(text: string): boolean {
  return /\d[.,]\d{2}\D{0,3}$/.test(text) && readDateAt([text], 0) === null;
}

/** The words of the headers over a figure: of the nearest line alone if these say what it is, since the lines above may be no headers. */
function headingOver(headings: readonly Headings[], figure: AmountToken): string {
  const texts = headings.flatMap((line) =>
    line
      .filter(({ left, right }) => left < figure.right && right > figure.left)
      .slice(-1)
      .map(({ text }) => text),
  );
  const nearest = texts.at(-1) ?? '';
  return roleOf(nearest) === null ? texts.join(' ') : nearest;
}
