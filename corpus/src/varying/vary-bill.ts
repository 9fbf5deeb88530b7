import type { Bill } from '../bills/parse-bill.ts';
import type { ArtLine, Run } from '../layout/layout.ts';
import { type Random, seededRandom } from '../ledger/random.ts';
import { inOtherOrder } from './shuffle-columns.ts';

/** Where the art of a bill has what can vary. */
type Parts = {
  readonly headings: ReadonlySet<ArtLine>;
  readonly items: readonly ArtLine[];
  readonly subtotal: ArtLine | null;
  readonly tax: ArtLine | null;
};

type Way = {
  readonly name: string;
  /** The bill printed otherwise; null where it has nothing to vary in this way. */
  readonly vary: (bill: Bill, parts: Parts, random: Random) => Bill | null;
};

/** Words of no language, for headings and sums that no list can know. */
const STRANGE = [
  'Vornal',
  'Talmek',
  'Ubrin',
  'Kestal',
  'Mindor',
  'Pelka',
  'Sorven',
  'Jatrim',
  'Dovlan',
  'Wispel',
];

const WAYS: readonly Way[] = [
  {
    name: 'no heading',
    vary: (bill, { headings }) =>
      headings.size === 0
        ? null
        : mapLines(bill, (line) => (headings.has(line) ? { ...line, pieces: [] } : line)),
  },
  {
    name: 'strange headings',
    vary: (bill, { headings }) => {
      if (headings.size === 0) return null;
      let count = 0;
      const strange = () => STRANGE[count++ % STRANGE.length] ?? '';
      return mapLines(bill, (line) => (headings.has(line) ? mapTexts(line, strange) : line));
    },
  },
  { name: 'strange subtotal', vary: (bill, { subtotal }) => renamed(bill, subtotal) },
  { name: 'strange tax', vary: (bill, { tax }) => renamed(bill, tax) },
  {
    name: 'no subtotal',
    vary: (bill, parts) => {
      const { subtotal } = parts;
      if (subtotal === null || endsLines(subtotal, bill, parts)) return null;
      const { fields, alt } = bill.truth;
      const truth = {
        ...bill.truth,
        fields: { ...fields, subtotal: null },
        alt: { ...alt, subtotal: [fields.subtotal] },
      };
      return mapLines({ ...bill, truth }, (line) => (line === subtotal ? { ...line, pieces: [] } : line));
    },
  },
  {
    name: 'no price',
    vary: (bill, { items, headings }) => {
      const prices = bill.truth.lines.flatMap(({ unit_price: price }, at) => {
        if (items[at] === undefined || price === null) return [];
        const found = runsOf(items[at])
          .slice(1, -1)
          .filter((run) => digitsOf(textOf(run)) === digitsOf(price));
        return found.length === 1 ? found : [];
      });
      if (prices.length === 0 || prices.length < items.length) return null;
      const isGone = (run: Run) => prices.includes(run);
      const isAbove = (run: Run) => prices.some(({ from, to }) => run.from < to && from < run.to);
      const lines = bill.truth.lines.map((line) => ({ ...line, unit_price: null }));
      return mapLines({ ...bill, truth: { ...bill.truth, lines } }, (line) =>
        withoutRuns(line, headings.has(line) ? isAbove : isGone),
      );
    },
  },
  {
    name: 'numbers',
    vary: (bill) => mapLines(bill, (line) => mapTexts(line, (text) => text.replace(NUMBER, otherStyle))),
  },
  {
    name: 'codes',
    vary: (bill) => {
      const code = `${bill.truth.fields.currency ?? ''} `;
      return mapLines(bill, (line) =>
        mapTexts(line, (text) => text.replace(/(\p{Lu}{1,3})?[£€$](?=\d)/gu, code)),
      );
    },
  },
  {
    name: 'columns',
    vary: (bill, { items, headings }, random) => {
      // Columns in another order than the headings over them are on no bill.
      if (headings.size === 0) return null;
      const move = inOtherOrder([...headings, ...items], random);
      if (move === null) return null;
      const moved = new Set<ArtLine>([...headings, ...items, ...continuations(bill, items)]);
      return mapLines(bill, (line) => (moved.has(line) ? move(line) : line));
    },
  },
];

/** The lines of one text right below an item: what it is called continues there, and moves with its column. */
function continuations({ steps }: Bill, items: readonly ArtLine[]): ArtLine[] {
  const lines = steps.flatMap((step) => (step.what === 'sheet' ? [] : step.block.art));
  return items.flatMap((item) => {
    const below = lines.slice(lines.indexOf(item) + 1);
    const end = below.findIndex((line) => line.pieces.length !== 1 || runsOf(line).length !== 1);
    return end < 0 ? below : below.slice(0, end);
  });
}

/** The bill printed otherwise in each way it allows, one at a time; its name then holds the way. */
export function varyBill(bill: Bill, seed: string): Bill[] {
  const parts = partsOf(bill);
  return WAYS.flatMap(({ name, vary }) => {
    const random = seededRandom(`${bill.name}/vary/${seed}`).branch(name);
    const varied = vary(bill, parts, random);
    const isSame = varied === null || JSON.stringify(varied.steps) === JSON.stringify(bill.steps);
    return isSame ? [] : [{ ...varied, name: `${bill.name}_${name.replaceAll(' ', '-')}` }];
  });
}

/** An amount or a count with decimals, of either style and sign; no day. */
const NUMBER = /(?<![\d.,/]|\d-)(?!\d{2}\.\d{2}\.\s)\d{1,3}(?:[.,]?\d{3})*[.,]\d{1,4}(?![\d.,/-]*\d)/g;

function otherStyle(number: string): string {
  return number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

function partsOf({ steps, truth }: Bill): Parts {
  const lines = steps.flatMap((step) => (step.what === 'sheet' ? [] : step.block.art));
  const items: ArtLine[] = [];
  let at = 0;
  for (const { amount } of truth.lines) {
    const found = lines.findIndex((line, index) => index >= at && hasAmount(line, amount));
    if (found < 0) continue;
    items.push(lines[found] ?? { pieces: [], style: {} });
    at = found + 1;
  }
  const first = items[0] === undefined ? -1 : lines.indexOf(items[0]);
  const heading = headingAbove(lines.slice(0, Math.max(0, first)));
  const after = lines.slice(at);
  const lineOf = (amount: string | null) =>
    amount === null
      ? null
      : (after.find((line) => hasAmount(line, amount) && runsOf(line).length < 4) ?? null);
  const tax = lineOf(truth.fields.tax);
  return {
    items,
    headings: new Set(heading === null ? [] : [heading]),
    subtotal: truth.fields.subtotal === truth.fields.total ? null : lineOf(truth.fields.subtotal),
    tax,
  };
}

/** Titles of a section between the headings and the first item. */
const MOST_TITLES = 2;

/** The headings over the first item: the last line above it of at least three cells, none of which is a figure. */
function headingAbove(above: readonly ArtLine[]): ArtLine | null {
  const printed = above.filter((line) => runsOf(line).length > 0).slice(-1 - MOST_TITLES);
  const heading = printed.findLast((line) => runsOf(line).length > 2);
  const isFigure = (run: Run) => !/\p{L}/u.test(textOf(run)) && /\d/.test(textOf(run));
  const isHeading = heading !== undefined && !runsOf(heading).some((run) => isFigure(run) || isField(run));
  return isHeading ? heading : null;
}

/** Whether a text is a fact about the bill, as "Order 7741" or "Date:", not the name of a column. */
function isField(run: Run): boolean {
  const text = textOf(run).trim();
  return text.endsWith(':') || /\d{3}|\d[.,]\d{2}/.test(text);
}

/** Whether the last text of a line is an amount. */
function hasAmount(line: ArtLine, amount: string): boolean {
  return runsOf(line).some((run, at) => at > 0 && digitsOf(textOf(run)) === digitsOf(amount));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Whether nothing but the subtotal shows where the lines end: what is taken off is the last of them, or what is printed right below it
 * begins where they do. Without it nobody can say which of those is a line.
 */
function endsLines(subtotal: ArtLine, { steps, truth }: Bill, { items, tax }: Parts): boolean {
  const lines = steps.flatMap((step) => (step.what === 'sheet' ? [] : step.block.art));
  const [first, at] = [items[0], lines.indexOf(subtotal)];
  const below = lines.slice(at + 1).find((line) => runsOf(line).length > 0);
  const isSum = below === tax || (below !== undefined && hasAmount(below, truth.fields.total ?? ''));
  // A line may have its name above its amount.
  const from = first === undefined ? at : Math.max(0, lines.indexOf(first) - 1);
  const left = lines.slice(from, at).flatMap((line) => runsOf(line)[0]?.from ?? []);
  const isFlush = left.some((from) => from === (below === undefined ? null : runsOf(below)[0]?.from));
  return truth.lines.at(-1)?.amount.startsWith('-') === true || (!isSum && isFlush);
}

/** A sum under a name that no list can know; its rate stays. */
function renamed(bill: Bill, sum: ArtLine | null): Bill | null {
  if (sum === null) return null;
  const label = runsOf(sum).findLast((run) => /\p{L}{2}/u.test(textOf(run)));
  if (label === undefined) return null;
  return mapLines(bill, (line) =>
    line === sum
      ? mapTexts(line, (text, run) =>
          run === label ? text.replace(/\p{L}[\p{L} .]*/u, 'Vornal ').trimEnd() : text,
        )
      : line,
  );
}

function runsOf({ pieces }: ArtLine): Run[] {
  return pieces.filter((piece) => piece.what === 'run');
}

function textOf({ parts }: Run): string {
  return parts.map((part) => (typeof part === 'string' ? part : '')).join('');
}

function mapTexts(line: ArtLine, change: (text: string, run: Run) => string): ArtLine {
  return {
    ...line,
    pieces: line.pieces.map((piece) => {
      if (piece.what !== 'run') return piece;
      const text = textOf(piece);
      const other = change(text, piece);
      return other === text ? piece : { ...piece, parts: [other] };
    }),
  };
}

function withoutRuns(line: ArtLine, isGone: (run: Run) => boolean): ArtLine {
  return { ...line, pieces: line.pieces.filter((piece) => piece.what !== 'run' || !isGone(piece)) };
}

function mapLines(bill: Bill, change: (line: ArtLine) => ArtLine): Bill {
  return {
    ...bill,
    steps: bill.steps.map((step) =>
      step.what === 'sheet' ? step : { ...step, block: { ...step.block, art: step.block.art.map(change) } },
    ),
  };
}
