import { LANGUAGES } from '../writing/locales.ts';
import { blocksOf } from './blocks-of.ts';
import type { ArtLine, Block, Layout, Rows, Run } from './layout.ts';

/** What looks as if it was not meant, one sentence each: columns that miss their headings, strokes that miss their box. */
export function hintsOf(layout: Layout): string[] {
  const steps = [...layout.before, ...layout.account, ...layout.after];
  return [
    ...languageHints(layout),
    ...steps.filter((step) => step.what === 'rows').flatMap(columnHints),
    ...[...layout.tops, ...layout.bottoms].flatMap(({ block }) => boxHints(block)),
    ...steps.flatMap(blocksOf).flatMap(boxHints),
  ].map((hint) => `${layout.name}.layout:${hint}`);
}

/** Texts are in English where the language has none of its own. */
function languageHints({ header, texts }: Layout): string[] {
  if (LANGUAGES.some(({ code }) => code === header.language)) return [];
  const isNamed = header.months !== undefined && header['short months'] !== undefined;
  return isNamed && texts.size > 0
    ? []
    : [
        `1:1: "${header.language}" has no words here: bring months, short months and @texts, or they are English`,
      ];
}

/** Fields of a row begin or end where a heading does, and figures of other lines end where those of a row do. */
function columnHints(list: Rows): string[] {
  const all = list.heading === null ? [] : runsOf(list.heading);
  // One run alone is a title.
  const headings = all.length > 1 ? all : [];
  const figures = list.rows.flatMap(runsOf).filter(isFigure);
  const around = [list.first, list.carried, list.brought, list.last, list.under?.block ?? null];
  return [
    ...(headings.length === 0 ? [] : figures.flatMap((run) => edgeHint(run, headings, 'no heading'))),
    ...(headings.length === 0
      ? []
      : list.rows
          .flatMap(runsOf)
          .filter((run) => run.wraps && run.align === 'left')
          .flatMap((run) => startHint(run, headings))),
    ...around
      .flatMap((block) => (block === null ? [] : runsOf(block).filter(isFigure)))
      .flatMap((run) => edgeHint(run, figures, 'no figure of a row')),
  ];
}

/** Cells a column may be off its heading before it looks like a slip. */
const SLACK = 2;

function edgeHint(run: Run, others: readonly Run[], none: string): string[] {
  if (others.some((other) => Math.abs(other.to - run.to) <= SLACK)) return [];
  const nearest = nearestTo(
    run.to,
    others.map(({ to }) => to),
  );
  return [`${nameOf(run)} ends at cell ${run.to}, where ${none} ends; the next ends at ${nearest}`];
}

function startHint(run: Run, headings: readonly Run[]): string[] {
  if (headings.some((other) => Math.abs(other.from - run.from) <= SLACK)) return [];
  const nearest = nearestTo(
    run.from,
    headings.map(({ from }) => from),
  );
  return [
    `${nameOf(run)} begins at cell ${run.from}, where no heading begins; the next begins at ${nearest}`,
  ];
}

/** Strokes stand under and over strokes or the rules of their box. */
function boxHints({ art, place }: Block): string[] {
  const hasCorners = ({ pieces }: ArtLine) =>
    pieces.some((piece) => piece.what === 'rule' && piece.corners.includes(true));
  if (!art.some(hasCorners)) return [];
  return art.flatMap((line, index) =>
    line.pieces.flatMap((piece) => {
      if (piece.what !== 'bar') return [];
      const isHeld = [art[index - 1], art[index + 1]].some(
        (other) => other !== undefined && hasStrokeAt(other, piece.at),
      );
      if (isHeld) return [];
      return [`${place.line + 1 + index}:1: the | at cell ${piece.at} has none above or below it`];
    }),
  );
}

function hasStrokeAt({ pieces }: ArtLine, cell: number): boolean {
  return pieces.some(
    (piece) =>
      (piece.what === 'bar' && piece.at === cell) ||
      (piece.what === 'rule' && piece.from <= cell && cell < piece.to),
  );
}

function runsOf({ art }: Block): Run[] {
  return art.flatMap(({ pieces }) => pieces.filter((piece) => piece.what === 'run'));
}

function isFigure(run: Run): boolean {
  return run.align === 'right' && run.parts.some((part) => typeof part !== 'string');
}

function nameOf({ parts }: Run): string {
  const placeholder = parts.find((part) => typeof part !== 'string');
  if (placeholder === undefined) return '';
  return `${placeholder.place.line}:${placeholder.place.column}: {${placeholder.name}}`;
}

function nearestTo(cell: number, cells: readonly number[]): number | string {
  return [...cells].sort((a, b) => Math.abs(a - cell) - Math.abs(b - cell))[0] ?? 'none';
}
