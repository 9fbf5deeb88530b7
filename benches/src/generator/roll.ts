import type { Look, Pen } from '@tieout/corpus';

/** A text, or lines of it under one another, and where it stands on its row. */
export type Put = {
  readonly x: number;
  readonly text: string | readonly string[];
  readonly side: 'left' | 'right' | 'center';
  readonly look?: Look | undefined;
};

type Putter = (x: number, text: string | readonly string[], look?: Look) => Put;

/** Texts that begin at x, end at x, have their middle at x. */
export const from: Putter = (x, text, look) => ({ x, text, side: 'left', look });
export const upTo: Putter = (x, text, look) => ({ x, text, side: 'right', look });
export const around: Putter = (x, text, look) => ({ x, text, side: 'center', look });

export type RollPlan = {
  readonly top: number;
  /** No row reaches below this. */
  readonly bottom: number;
  /** From one line to the next. */
  readonly step: number;
  /** Draws the head of a further sheet and returns where it ends. */
  readonly onNewSheet: () => number;
};

/** A pen that writes row under row, as the composing machines of banks do, and takes a fresh sheet where one is full. */
export type Roll = {
  readonly y: () => number;
  readonly moveTo: (y: number) => void;
  /** Writes one row, which is as tall as the tallest of its texts and is never split. */
  readonly row: (...puts: readonly (Put | null)[]) => void;
  readonly skip: (points: number) => void;
  /** Takes a fresh sheet unless this much room is left. */
  readonly need: (points: number) => void;
  readonly rule: (left: number, right: number, width?: number) => void;
  /** A paragraph, cut at the width. */
  readonly prose: (x: number, width: number, text: string, look?: Look) => void;
  /** What stands over the rows of a further sheet, until it is set again. */
  readonly repeat: (draw: (() => void) | null) => void;
  /** What stands under the last row of a sheet that the roll leaves. */
  readonly leave: (draw: (() => void) | null) => void;
};

/** Takes a roll of the pen's paper. */
export function takeRoll(pen: Pen, plan: RollPlan): Roll {
  let y = plan.top;
  let [repeated, left]: ((() => void) | null)[] = [null, null];
  const turn = () => {
    left?.();
    pen.newSheet();
    y = plan.onNewSheet();
    repeated?.();
  };
  const need = (points: number) => {
    if (y + points > plan.bottom) turn();
  };
  const write = (put: Put) => {
    linesOf(put).forEach((line, at) => {
      pen[put.side](put.x, y + at * plan.step, line, put.look);
    });
  };
  const row: Roll['row'] = (...puts) => {
    const written = puts.filter((put) => put !== null);
    const height = Math.max(1, ...written.map((put) => linesOf(put).length)) * plan.step;
    need(height);
    y += plan.step;
    written.forEach(write);
    y += height - plan.step;
  };
  return {
    y: () => y,
    moveTo: (place) => {
      y = place;
    },
    row,
    skip: (points) => {
      y += points;
    },
    need,
    rule: (from, to, width) => pen.line(from, y + 3, to, y + 3, width),
    prose: (x, width, text, look) => {
      for (const line of pen.wrap(text, width, look)) row(from(x, line, look));
    },
    repeat: (draw) => {
      repeated = draw;
    },
    leave: (draw) => {
      left = draw;
    },
  };
}

function linesOf({ text }: Put): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

/** Rows of `width` items each, read down the columns: how checks and balances of days stand side by side. */
export function abreast<Item>(items: readonly Item[], width: number): (Item | undefined)[][] {
  const height = Math.ceil(items.length / width);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => items[column * height + row]),
  );
}
