import type { Variant } from '../layout/header.ts';
import type { Block, Condition, EdgeBlock, Layout, Period, Rows, Step } from '../layout/layout.ts';
import { namesOf } from '../layout/parse-layout.ts';
import type { Entry, Ledger } from '../ledger/draw-ledger.ts';
import { seededRandom } from '../ledger/random.ts';
import type { Measure } from '../paper/fonts.ts';
import type { FontSet, Paper } from '../paper/paper.ts';
import { type Pen, takePen } from '../paper/pen.ts';
import type { Locale } from '../writing/locales.ts';
import { descriptionsOf } from './descriptions-of.ts';
import { fillPlaceholder, groupKeyOf, isLastOfDay } from './fill-placeholder.ts';
import { localeOf, typesOf } from './layout-locale.ts';
import { type Books, openBooks } from './open-books.ts';
import { nothingPrinted, type PrintedAccount } from './printed.ts';
import { type AlteredRows, amountOnRow, type DocumentScene, type Group, type Scene } from './scene.ts';
import { type Fill, type Grid, type SetBlock, setBlock } from './set-block.ts';

export type DrawnLayout = {
  readonly paper: Paper;
  readonly locale: Locale;
  readonly books: readonly Books[];
  readonly printed: readonly PrintedAccount[];
  readonly altered: AlteredRows;
};

export type LayoutOrder = {
  readonly seed: string;
  readonly variant: Variant;
  /** Another ledger for an account: all that is printed follows from it. */
  readonly settle?: ((ledger: Ledger, account: number) => Ledger) | undefined;
  /** Rows of an account printed otherwise than booked, as by a forger: balances and totals stay those of the ledger. */
  readonly alter?: ((ledger: Ledger, account: number) => AlteredRows) | undefined;
  /** Letters to embed in place of the standard fonts, which not every program can write. */
  readonly fontSet?: FontSet | undefined;
};

/** Draws one document of a layout. The same order gives the same paper. */
export function drawLayout(layout: Layout, order: LayoutOrder, measure: Measure): DrawnLayout {
  const random = seededRandom(`${layout.name}/${order.seed}/${order.variant}`);
  const locale = localeOf(layout);
  const books = openBooks(layout, locale, order.variant, random.branch('books')).map((own) => ({
    ...own,
    ledger: order.settle?.(own.ledger, own.index) ?? own.ledger,
  }));
  const altered: AlteredRows = new Map(
    books.flatMap(({ ledger, index }) => [...(order.alter?.(ledger, index) ?? [])]),
  );
  const draw = (fontSet: FontSet, sheetCount: number) =>
    drawOnce(sceneOf(layout, { locale, books, random, sheetCount, altered }), fontSet, measure);
  const usual = locale.fontSet;
  const own = usual === 'standard' ? (order.fontSet ?? usual) : usual;
  const first = draw(own, 1);
  const fontSet = own === 'standard' && !isStandard(first.paper) ? 'dejavu' : own;
  const second = draw(fontSet, first.paper.sheets.length);
  const last =
    second.paper.sheets.length === first.paper.sheets.length
      ? second
      : draw(fontSet, second.paper.sheets.length);
  return { ...last, locale, books, altered };
}

function sceneOf(
  layout: Layout,
  own: Pick<DocumentScene, 'locale' | 'books' | 'random' | 'sheetCount' | 'altered'>,
): DocumentScene {
  const { locale, random } = own;
  const { language } = locale;
  return {
    ...{ layout, ...own },
    types: typesOf(layout, locale),
    bank: layout.header.bank ?? random.branch('bank').pick(language.banks),
    holder: layout.header.holder ?? language.address[0] ?? '',
  };
}

/** Letters of the fonts every reader of PDFs brings along. */
const STANDARD_LETTERS = /^[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Whether every text can be set in the fonts every reader brings along. */
export function isStandard({ sheets }: Paper): boolean {
  return sheets.every(({ marks }) =>
    marks.every((mark) => mark.what !== 'text' || STANDARD_LETTERS.test(mark.text)),
  );
}

/** Points from the edge of the sheet to the first and from the last line. */
export const EDGE_PT = 26;

function drawOnce(
  document: DocumentScene,
  fontSet: FontSet,
  measure: Measure,
): { readonly paper: Paper; readonly printed: readonly PrintedAccount[] } {
  const { layout } = document;
  const pen = takePen(
    {
      format: layout.header.paper.startsWith('letter') ? 'letter' : 'a4',
      isLandscape: layout.header.paper.endsWith('landscape'),
      shape: layout.header.font,
      size: 8,
    },
    fontSet,
    measure,
  );
  const printed = document.books.map(nothingPrinted);
  const flow = startFlow(document, pen, gridOf(layout, pen), printed);
  for (const step of layout.before) flow.step(step);
  for (const [index] of document.books.entries()) {
    flow.turnTo(index);
    for (const step of layout.account) flow.step(step);
  }
  flow.turnTo(0);
  for (const step of layout.after) flow.step(step);
  flow.close();
  return { paper: pen.paper(), printed };
}

/** Monospaced letters fill their cells exactly, unless the header asks for another size. */
export function gridOf(
  {
    header,
    columns,
  }: {
    readonly header: Pick<Layout['header'], 'margin' | 'size' | 'font' | 'line'>;
    readonly columns: number;
  },
  pen: Pen,
): Grid {
  const cellPt = (pen.widthPt - 2 * header.margin) / columns;
  const sizePt = header.size ?? (header.font === 'mono' ? cellPt / 0.6021 : 8);
  return {
    left: header.margin,
    cellPt,
    sizePt,
    linePt: header.line ?? sizePt * 1.3,
    columns,
  };
}

type Flow = {
  readonly step: (step: Step) => void;
  readonly turnTo: (account: number) => void;
  readonly close: () => void;
};

/** What is repeated where a list continues, on a further sheet. */
type Turning = { readonly leave: () => SetBlock | null; readonly resume: () => void };

function startFlow(document: DocumentScene, pen: Pen, grid: Grid, printed: readonly PrintedAccount[]): Flow {
  const { layout } = document;
  let account = 0;
  let y = EDGE_PT;
  const scene = (more: Partial<Scene> = {}): Scene => ({
    document,
    books: document.books[account] as Books,
    printed: printed[account] as PrintedAccount,
    sheetNumber: pen.sheetCount(),
    ...more,
  });
  const edges = (blocks: readonly EdgeBlock[], isLast: boolean): SetBlock[] =>
    blocks
      .filter(
        ({ on }) =>
          on === 'every' ||
          ((on === 'first') === (pen.sheetCount() === 1) && on !== 'last') ||
          (on === 'last' && isLast),
      )
      .map(({ block }) => setBlock(block, fillOf(scene()), pen, grid));
  const roomBelow = () => heightOf(edges(layout.bottoms, true));
  const floor = () => pen.heightPt - EDGE_PT - roomBelow();
  const drawBottom = (isLast: boolean) => {
    const blocks = edges(layout.bottoms, isLast);
    let at = pen.heightPt - EDGE_PT - heightOf(blocks);
    for (const block of blocks) {
      block.draw(at);
      at += block.heightPt;
    }
  };
  const put = (block: SetBlock) => {
    block.draw(y);
    y += block.heightPt;
  };
  const openSheet = () => {
    y = EDGE_PT;
    for (const block of edges(layout.tops, false)) put(block);
  };
  const turnSheet = (turning: Turning | null) => {
    const leaving = turning?.leave() ?? null;
    if (leaving !== null) put(leaving);
    drawBottom(false);
    pen.newSheet();
    openSheet();
    turning?.resume();
  };
  const need = (height: number, turning: Turning | null) => {
    const reserve = turning?.leave()?.heightPt ?? 0;
    if (y + height > floor() - reserve) turnSheet(turning);
  };
  const set = (block: Block, more: Partial<Scene> = {}, shift = 0) =>
    setBlock(block, fillOf(scene(more)), pen, grid, shift);
  const putBlock = (block: Block | null, turning: Turning | null = null) => {
    if (block === null || !holds(block.options.condition, scene())) return;
    need(set(block).heightPt, turning);
    put(set(block));
  };

  const list = (rows: Rows) => {
    if (!holds(rows.options.condition, scene())) return;
    const entries = entriesOf(rows, scene());
    if (entries.length === 0) return putBlock(rows.none);
    if (rows.options.across > 1)
      return inColumns(
        rows,
        entries.filter((entry) => document.altered.get(entry) !== null),
      );
    const groups = groupsOf(rows, entries, document);
    let last: Entry | undefined;
    let isInside = true;
    const turning: Turning = {
      leave: () =>
        isInside && rows.carried !== null && last !== undefined ? set(rows.carried, { entry: last }) : null,
      resume: () => {
        if (rows.heading !== null && !rows.heading.options.isOnce) put(set(rows.heading));
        if (isInside && rows.brought !== null && last !== undefined) put(set(rows.brought, { entry: last }));
      },
    };
    const lead = [rows.heading, rows.first].filter((block) => block !== null);
    need(
      lead.reduce((sum, block) => sum + set(block).heightPt, grid.linePt * 3),
      null,
    );
    for (const block of lead) put(set(block));
    let number = 0;
    for (const group of groups) {
      const kept = group.entries.filter((entry) => document.altered.get(entry) !== null);
      for (const [at, entry] of kept.entries()) {
        const row = rowFor(rows, entry);
        if (row === null) continue;
        number++;
        const shade = rows.options.stripe ?? row.options.stripe;
        const striped: Block =
          shade !== null && number % 2 === 0 ? { ...row, options: { ...row.options, shade } } : row;
        const shown = { entry, previous: last, rowNumber: number, group };
        const over = at === 0 && rows.over !== null ? set(rows.over.block, { group }) : null;
        const under = at === kept.length - 1 && rows.under !== null ? set(rows.under.block, { group }) : null;
        const height = set(striped, shown).heightPt;
        need((over?.heightPt ?? 0) + height + (under?.heightPt ?? 0), turning);
        if (over !== null) put(over);
        put(set(striped, shown));
        y += rows.options.gap;
        if (under !== null) put(under);
        note(rows, striped, scene(shown), entry);
        last = entry;
      }
    }
    isInside = false;
    putBlock(rows.last, turning);
  };

  /** Lists side by side, each read down; as many rows high as the sheet has room for. */
  const inColumns = (rows: Rows, entries: readonly Entry[]) => {
    const { across } = rows.options;
    const shift = Math.floor(grid.columns / across);
    const row = rows.rows[0] as Block;
    const height = set(row, { entry: entries[0] as Entry }).heightPt + rows.options.gap;
    const heading = () => {
      if (rows.heading === null) return;
      for (let column = 0; column < across; column++) set(rows.heading, {}, column * shift).draw(y);
      y += set(rows.heading).heightPt;
    };
    need(height * 3, null);
    if (rows.first !== null) put(set(rows.first));
    let left = entries;
    while (left.length > 0) {
      if (left !== entries) turnSheet(null);
      heading();
      const fit = Math.max(1, Math.floor((floor() - y) / height));
      const high = Math.min(fit, Math.ceil(left.length / across));
      left.slice(0, high * across).forEach((entry, at) => {
        const shown = { entry, rowNumber: at + 1 };
        set(row, shown, Math.floor(at / high) * shift).draw(y + (at % high) * height);
        note(rows, row, scene(shown), entry);
      });
      y += high * height;
      left = left.slice(high * across);
    }
    putBlock(rows.last);
  };

  openSheet();
  return {
    turnTo: (index) => {
      account = index;
    },
    step: (step) => {
      if (step.what === 'rows') list(step);
      else if (step.what === 'sheet') {
        if (holds(step.condition, scene())) turnSheet(null);
      } else if (step.what === 'accounts') {
        const own = account;
        for (const index of document.books.keys()) {
          account = index;
          putBlock(step.block);
        }
        account = own;
      } else if (step.what === 'sidebar') {
        if (!holds(step.block.options.condition, scene())) return;
        need(set(step.block).heightPt, null);
        set(step.block).draw(y);
      } else putBlock(step.block);
    },
    close: () => drawBottom(true),
  };
}

function fillOf(scene: Scene): Fill {
  return (placeholder) => fillPlaceholder(placeholder, scene);
}

function heightOf(blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, { heightPt }) => sum + heightPt, 0);
}

function holds(condition: Condition | null, { books }: Scene): boolean {
  switch (condition) {
    case null:
      return true;
    case 'rows':
      return books.ledger.entries.length > 0;
    case 'no-rows':
      return books.ledger.entries.length === 0;
    case 'overdrawn':
      return books.ledger.closing < 0;
    case 'first':
      return books.index === 0;
    case 'later':
      return books.index > 0;
  }
}

function entriesOf(rows: Rows, { books }: Scene): readonly Entry[] {
  const { only, except, isNewestFirst } = rows.options;
  const all = books.ledger.entries;
  const listed = rows.lists === 'days' ? all.filter((entry) => isLastOfDay(all, entry)) : all;
  const wanted = listed.filter(({ kind }) => (only?.includes(kind) ?? true) && !except.includes(kind));
  return isNewestFirst ? wanted.toReversed() : wanted;
}

function groupsOf(rows: Rows, entries: readonly Entry[], document: DocumentScene): Group[] {
  const period: Period | undefined = rows.over?.period ?? rows.under?.period;
  if (period === undefined) return [{ title: '', entries }];
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = groupKeyOf(entry, period, document);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].map(([title, own]) => ({ title, entries: own }));
}

/** The first row that is for this kind of transaction. */
function rowFor(rows: Rows, { kind }: Entry): Block | null {
  return (
    rows.rows.find(
      ({ options }) => (options.only?.includes(kind) ?? true) && !options.except.includes(kind),
    ) ?? null
  );
}

/** Remembers that a transaction is on the paper, and what of it. */
function note(rows: Rows, row: Block, scene: Scene, entry: Entry): void {
  if (rows.lists === 'days' || rows.options.isAgain) return;
  const names = new Set(namesOf(row));
  const isLast = isLastOfDay(scene.books.ledger.entries, entry);
  scene.printed.rows.push({
    entry,
    amount: amountOnRow(scene.document, entry),
    hasBalance: names.has('balance') || names.has('balance figure') || (names.has('day balance') && isLast),
    hasPostDate: names.has('post date'),
    hasValueDate: names.has('value date'),
    descriptions: descriptionsOf(row, scene),
  });
}
