import type { Measured, MeasuredDocument } from '../accuracy/measure-folder.ts';
import { groupDocuments } from '../accuracy/summarize.ts';

/** The figures layouts are judged by; shares from 0 to 1, null where there is nothing to measure them on. */
export type LayoutFigures = {
  readonly documents: number;
  readonly perfect: number | null;
  readonly whole: number | null;
  readonly rows: number;
  /** Transactions found and right, F1 of date and amount. */
  readonly rowF1: number | null;
  /** Accounts whose document prints what a proof needs. */
  readonly provable: number;
  readonly provableProven: number | null;
  readonly falseAlarms: number;
  /** Accounts said to be proven, and those of them that are wrong. */
  readonly proven: number;
  readonly silentErrors: number;
  /** The 95 % interval of the share of silent errors. */
  readonly silentInterval: readonly [low: number, high: number] | null;
  /** Transactions with the right date, amount and full description, F1. */
  readonly descriptions: number | null;
  readonly accountNumber: number | null;
  readonly currency: number | null;
  readonly postDate: number | null;
};

/** The figures of some of the documents measured. */
export function layoutFigures(measured: Measured, documents: readonly MeasuredDocument[]): LayoutFigures {
  const all = measured.aggregate(documents.map(({ score }) => score));
  const [proven, silentErrors] = [all.proven ?? 0, all.silentErrors ?? 0];
  return {
    documents: documents.length,
    perfect: all.perfect ?? null,
    whole: all.whole ?? null,
    rows: all.rows ?? 0,
    rowF1: all.rowF1 ?? null,
    provable: all.provable ?? 0,
    provableProven: all.provableProven ?? null,
    falseAlarms: all.falseAlarms ?? 0,
    proven,
    silentErrors,
    silentInterval: wilsonInterval(silentErrors, proven),
    descriptions: all.strictF1 ?? null,
    accountNumber: all.accountNumber ?? null,
    currency: all.currency ?? null,
    postDate: all.postDate ?? null,
  };
}

/** Figures by the tags that begin with `prefix`, without it; numbers in order. */
export function figuresBy(measured: Measured, prefix: string): ReadonlyMap<string, LayoutFigures> {
  const groups = groupDocuments(measured.documents, ({ score }) =>
    score.tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length)),
  );
  const sorted = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return new Map(sorted.map(([key, documents]) => [key, layoutFigures(measured, documents)]));
}

const Z_95 = 1.959964;

/** Wilson's 95 % interval of a share, which holds for a count of 0 too; null of nothing. */
export function wilsonInterval(count: number, total: number): readonly [number, number] | null {
  if (total === 0) return null;
  const share = count / total;
  const square = Z_95 ** 2 / total;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total))) / (1 + square);
  return [count === 0 ? 0 : middle - half, Math.min(1, middle + half)];
}
