/** How grave a preflight item is: `block` stops the export, `warning` explains a risk, `change` is written otherwise than read, `note` describes the file. */
export type PreflightLevel = 'block' | 'warning' | 'change' | 'note';

export type PreflightItem = {
  readonly level: PreflightLevel;
  readonly code: string;
  /** For people: what it is and, where something can be done, what. */
  readonly message: string;
  /** Rows it concerns; 0 where it concerns the whole file. */
  readonly count: number;
  /** The first few cases. */
  readonly samples: readonly string[];
};

const SAMPLES_KEPT = 3;

const CHANGES = {
  'characters-folded': 'Characters the target does not take were replaced by plain ones.',
  'formula-start-changed': 'Text that a spreadsheet could take for a formula was made harmless.',
  'text-cut': 'Text longer than the target takes was cut.',
  'numeric-description':
    'Descriptions that are only a number got “Ref” before them, as QuickBooks refuses them bare.',
  'blank-description': 'Rows without a description got the word “Transaction”, as the target needs one.',
  'quantity-left-out': 'Quantity and rate were left out where they do not multiply to the line’s amount.',
  'tax-line-added': 'The tax was written as a line of its own, so that the lines add up to the total.',
  'total-line': 'The total of the document was written as one line.',
} as const;

export type ChangeCode = keyof typeof CHANGES;

/** Collects what a preflight has to say, counting without keeping every case. */
export type PreflightLog = {
  readonly block: (code: string, message: string, row?: number, sample?: string) => void;
  readonly warn: (code: string, message: string, row?: number, sample?: string) => void;
  /** Describes the file. */
  readonly note: (code: string, message: string) => void;
  /** Something was done differently than the document has it. */
  readonly did: (code: string, message: string, row?: number, sample?: string) => void;
  /** A value of `row` (index from 0) is written as `after` instead of `before`. */
  readonly change: (code: ChangeCode, row: number, before: string, after: string) => void;
  /** `row` is left out because its amount is zero: the one kind of row that may be. */
  readonly dropZero: (row: number, description: string) => void;
  /** Adds an item found before the log began. */
  readonly tell: (item: PreflightItem) => void;
  readonly droppedCount: () => number;
  readonly items: () => PreflightItem[];
};

const ZERO_DROPPED = 'Rows with the amount zero were left out, as the target refuses them.';

type LoggedItem = {
  readonly level: PreflightLevel;
  readonly message: string;
  readonly samples: string[];
  count: number;
  /** A row with several such cells is counted once. */
  lastRow: number | null;
};

const LEVELS: readonly PreflightLevel[] = ['block', 'warning', 'change', 'note'];

/** A log of what a preflight finds; what is found again is counted. */
export function preflightLog(): PreflightLog {
  const items = new Map<string, LoggedItem>();
  const added: PreflightItem[] = [];
  let droppedCount = 0;
  const add = (level: PreflightLevel, code: string, message: string, row?: number, sample?: string) => {
    const item: LoggedItem = items.get(code) ?? { level, message, count: 0, samples: [], lastRow: null };
    items.set(code, item);
    if (row === undefined || row === item.lastRow) return;
    item.lastRow = row;
    item.count++;
    if (item.samples.length < SAMPLES_KEPT) item.samples.push(`row ${row + 1}${sample ? `: ${sample}` : ''}`);
  };
  return {
    block: (code, message, row, sample) => add('block', code, message, row, sample),
    warn: (code, message, row, sample) => add('warning', code, message, row, sample),
    note: (code, message) => add('note', code, message),
    did: (code, message, row, sample) => add('change', code, message, row, sample),
    change: (code, row, before, after) => add('change', code, CHANGES[code], row, `“${before}” → “${after}”`),
    dropZero: (row, description) => {
      droppedCount++;
      add('change', 'zero-row-dropped', ZERO_DROPPED, row, description);
    },
    tell: (item) => void added.push(item),
    droppedCount: () => droppedCount,
    items: () =>
      [...added, ...[...items].map(([code, { lastRow: _, ...item }]) => ({ code, ...item }))].sort(
        (one, other) => LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level),
      ),
  };
}
