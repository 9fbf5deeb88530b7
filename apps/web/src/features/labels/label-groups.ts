import type { LabelledRow, LabelRequest } from '@tieout/contract';
import { sumDecimals } from '@tieout/records';

/** Rows that a person would label alike: those of one payee, as labelled or else as proposed. */
export type LabelGroup = {
  readonly key: string;
  /** A description of them, and how many they are. */
  readonly example: string;
  readonly rows: readonly string[];
  /** Sum of their amounts as a plain decimal; null where one cannot be read. */
  readonly total: string | null;
  /** What all of them are labelled with; null where none is, or they differ. */
  readonly payee: string | null;
  readonly category: string | null;
  readonly suggestion: LabelledRow['suggestion'];
};

/** The rows gathered by payee and direction, the largest groups first. */
export function labelGroups(rows: readonly LabelledRow[]): LabelGroup[] {
  const groups = Map.groupBy(rows, groupKey);
  return [...groups]
    .map(toGroup)
    .sort((a, b) => b.rows.length - a.rows.length || a.example.localeCompare(b.example));
}

/** What taking every proposal would change: proposals fill only what is empty. */
export function takeAll(groups: readonly LabelGroup[]): LabelRequest['labels'] {
  return groups.flatMap(({ rows, payee, category, suggestion }) => {
    const change = {
      ...(payee === null && suggestion.payee !== null ? { payee: suggestion.payee } : {}),
      ...(category === null && suggestion.category !== null ? { category: suggestion.category } : {}),
    };
    return Object.keys(change).length === 0 ? [] : [{ rows: [...rows], ...change }];
  });
}

function groupKey({ description, amount, suggestion }: LabelledRow): string {
  return `${amount.startsWith('-') ? 'out' : 'in'} ${(suggestion.payee ?? description).toLowerCase()}`;
}

const MOST_DECIMALS = 4;

function toGroup([key, rows]: [string, LabelledRow[]]): LabelGroup {
  const decimals = Math.max(...rows.map(({ amount }) => amount.split('.')[1]?.length ?? 0));
  return {
    key,
    example: rows[0]?.description ?? '',
    rows: rows.map(({ row }) => row),
    total: sumDecimals(
      rows.map(({ amount }) => amount),
      Math.min(decimals, MOST_DECIMALS),
    ),
    payee: same(rows.map(({ payee }) => payee)),
    category: same(rows.map(({ category }) => category)),
    suggestion: rows[0]?.suggestion ?? { payee: null, category: null, reason: null },
  };
}

function same(labels: readonly (string | null)[]): string | null {
  const [first = null] = labels;
  return labels.every((label) => label === first) ? first : null;
}
