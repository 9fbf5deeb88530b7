import { lineOf } from '../lines/line.ts';
import type { BodyLine } from '../tables/body-line.ts';
import { type FigureUnder, figuresUnder } from '../tables/figures-under.ts';
import { type Heading, isNumeric, roleOf } from '../tables/heading.ts';
import { tokensOf } from '../tables/token.ts';
import { learnColumns } from './column.ts';
import type { CurrencyPair } from './dual-currency.ts';
import { nameSides, namesOwed } from './name-sides.ts';
import { raisesByOut } from './owed-balance.ts';
import type { Arrangement, Table } from './table.ts';

/** A balance and the columns of what moves it, which stand before it. */
type Side = { readonly balance: Heading; readonly movers: readonly Heading[] };

/**
 * Splits tables whose rows are of two accounts, such as shares and a loan or two currencies, each with amount and balance columns of its
 * own; null where no table has two balance columns.
 */
export function splitByBalanceColumns(arrangement: Arrangement): CurrencyPair | null {
  const sidesByTable = new Map(
    arrangement.tables.flatMap((table) => {
      const sides = sidesOf(table);
      return sides === null ? [] : [[table, sides] as const];
    }),
  );
  const [sides] = sidesByTable.values();
  if (sides === undefined) return null;
  const part = (own: 0 | 1): Arrangement => ({
    ...arrangement,
    tables: arrangement.tables.map((table) => {
      const both = sidesByTable.get(table);
      return both === undefined ? table : sideOf(table, both[own], both[own === 0 ? 1 : 0], arrangement);
    }),
  });
  return {
    own: part(0),
    other: part(1),
    ownHeading: sides[0].balance.text,
    otherHeading: sides[1].balance.text,
  };
}

/** The two accounts of a table; null unless it has two balances, each with columns before it, and no row moves both. */
function sidesOf({ headings, lines }: Table): readonly [Side, Side] | null {
  const [first, second, ...more] = headings
    .filter(({ role }) => role === 'balance')
    .toSorted((a, b) => a.left - b.left);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const movers = headings.filter(
    (heading) =>
      heading.role !== 'balance' &&
      (isNumeric(heading) || heading.role === null || heading.role === 'foreign') &&
      figuresUnder(heading, lines).length > 0,
  );
  const sides = [
    { balance: first, movers: movers.filter(({ right }) => right < first.left) },
    {
      balance: second,
      movers: movers.filter(({ left, right }) => left > first.right && right < second.left),
    },
  ] as const;
  const [one = [], other = []] = sides.map((side) => movedOn(side, lines));
  const areSeparate = one.length > 0 && other.length > 0 && other.every((body) => !one.includes(body));
  return areSeparate ? sides : null;
}

/** The dated lines on which something stands under the columns of an account. */
function movedOn({ movers }: Side, lines: readonly BodyLine[]): BodyLine[] {
  return movers
    .flatMap((heading) => figuresUnder(heading, lines))
    .filter(({ token, body }) => token.amount.minor !== 0 && body.tokens.some(({ kind }) => kind === 'date'))
    .map(({ body }) => body);
}

/** A table with only the rows, columns and figures of one of its accounts. */
function sideOf(table: Table, own: Side, other: Side, { style }: Arrangement): Table {
  const left = new Set(movedOn(other, table.lines));
  const figures = Map.groupBy(
    [other.balance, ...other.movers].flatMap((heading) => figuresUnder(heading, table.lines)),
    ({ body }) => body,
  );
  let isOfOther = false;
  const lines = table.lines.flatMap((body) => {
    const continues = isOfOther && body.tokens.every(({ kind }) => kind !== 'amount' && kind !== 'date');
    isOfOther = continues || left.has(body);
    return isOfOther ? [] : [withoutFigures(body, figures.get(body) ?? [], style)];
  });
  const apart = new Set<Heading>([other.balance, ...other.movers]);
  const { headings } = nameSides({
    ...table,
    headings: table.headings.filter((heading) => !apart.has(heading)).map(asPrinted),
    lines,
    headedPages: new Map(table.headedPages),
  });
  const columns = learnColumns(headings, lines);
  const hasSides = headings.some(({ role }) => role === 'in' || role === 'out');
  const isOwed = namesOwed(own.balance) && (!hasSides || raisesByOut(own.balance, headings, lines));
  return {
    ...table,
    headings,
    lines,
    columns: columns.map((column) =>
      isOwed && column.role === 'balance' ? { ...column, isOwed: true } : column,
    ),
  };
}

/** A heading of money as its own words have it, whatever stood next to it. */
function asPrinted(heading: Heading): Heading {
  return isNumeric(heading) && heading.role !== 'balance'
    ? { ...heading, role: roleOf(heading.text) }
    : heading;
}

function withoutFigures(
  body: BodyLine,
  figures: readonly FigureUnder[],
  style: Arrangement['style'],
): BodyLine {
  if (figures.length === 0) return body;
  const taken = figures.map(({ token }) => token);
  const words = body.line.words.filter((_, at) => !taken.some(({ from, to }) => at >= from && at < to));
  const line = lineOf(body.line.page, words);
  return { ...body, line, tokens: tokensOf(line, style) };
}
