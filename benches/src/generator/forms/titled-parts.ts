import type { Entry } from '@tieout/corpus';
import type { Block, Put } from './form.ts';

/** Movements under a title of their own, and what stands below them. */
export type TitledPart = {
  readonly title: readonly Put[];
  readonly entries: readonly Entry[];
  readonly total?: readonly Put[];
};

/** Rows of a form in parts: each part's title in lines over its first row, its total under its last; a part without rows is left out. */
export function titledParts(
  parts: readonly TitledPart[],
  block: (entry: Entry) => Block,
): (readonly [Block, Entry])[] {
  return parts.flatMap(({ title, entries, total = [] }) =>
    entries.map((entry, at) => {
      const over = at === 0 ? heightOf(title) : 0;
      const row = lower(block(entry), over);
      const under = at === entries.length - 1 ? lower(total, heightOf(row)) : [];
      return [[...(at === 0 ? title : []), ...row, ...under], entry] as const;
    }),
  );
}

function heightOf(block: Block): number {
  return Math.max(-1, ...block.map(([, line]) => line)) + 1;
}

function lower(block: Block, lines: number): Block {
  return block.map(
    ([x, line, text, look]): Put => (look ? [x, line + lines, text, look] : [x, line + lines, text]),
  );
}
