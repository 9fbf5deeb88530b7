import { blocksOf } from '../layout/blocks-of.ts';
import type { Block, Layout, Rows, Step } from '../layout/layout.ts';

type Around = { readonly period: 'day' | 'month' | 'type'; readonly block: Block } | null;

/** The layout with every block changed. */
export function mapBlocks(layout: Layout, change: (block: Block) => Block): Layout {
  const one = (block: Block | null) => (block === null ? null : change(block));
  const around = (own: Around) => (own === null ? null : { ...own, block: change(own.block) });
  const step = (own: Step): Step => {
    if (own.what === 'sheet') return own;
    if (own.what !== 'rows') return { ...own, block: change(own.block) };
    const { heading, first, rows, over, under, carried, brought, last, none } = own;
    return {
      ...own,
      ...{ heading: one(heading), first: one(first), rows: rows.map(change), over: around(over) },
      ...{
        under: around(under),
        carried: one(carried),
        brought: one(brought),
        last: one(last),
        none: one(none),
      },
    };
  };
  const edges = (own: Layout['tops']) => own.map(({ on, block }) => ({ on, block: change(block) }));
  return { ...mapSteps(layout, step), tops: edges(layout.tops), bottoms: edges(layout.bottoms) };
}

/** The layout with every list of transactions or days changed. */
export function mapLists(layout: Layout, change: (rows: Rows) => Rows): Layout {
  return mapSteps(layout, (step) => (step.what === 'rows' ? change(step) : step));
}

/** Names of all placeholders of a layout. */
export function placeholdersOf(layout: Layout): ReadonlySet<string> {
  const blocks = [
    ...[...layout.tops, ...layout.bottoms].map(({ block }) => block),
    ...[...layout.before, ...layout.account, ...layout.after].flatMap(blocksOf),
  ];
  return new Set(
    blocks.flatMap(({ art }) =>
      art.flatMap(({ pieces }) =>
        pieces.flatMap((piece) =>
          piece.what === 'run'
            ? piece.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
            : [],
        ),
      ),
    ),
  );
}

function mapSteps(layout: Layout, change: (step: Step) => Step): Layout {
  return {
    ...layout,
    before: layout.before.map(change),
    account: layout.account.map(change),
    after: layout.after.map(change),
  };
}
