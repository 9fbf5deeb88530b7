import { type DateFormat, dateOrder } from '../cells/file-date.ts';
import { type TextRule, textWriter } from '../cells/text-writer.ts';
import { csvLine } from '../csv/write-csv.ts';
import type { PreflightLog } from '../preflight/preflight-log.ts';
import type { ExportOptions, Opened, Preset, Unit, Writing } from '../presets/preset.ts';
import type { Movement, StatementSource } from '../source/export-source.ts';
import { accountSuffix } from '../source/file-label.ts';
import { movementIds } from '../source/movement-id.ts';
import { statementTotals } from '../source/statement-totals.ts';
import { totalsOf } from '../source/totals.ts';
import { decodeText, encodeText, frameBytes } from '../writing/encode-text.ts';
import { readTable } from './read-table.ts';
import { type TableColumn, tableCell } from './table-cells.ts';
import { tsvLine } from './tsv.ts';

/** A table of a statement's rows, described by data. */
export type TableSpec = {
  readonly columns: readonly TableColumn[];
  readonly text: TextRule;
  readonly separator?: 'comma' | 'tab';
  /** Whether the first row names the columns; true where it is left out. */
  readonly hasHeader?: boolean;
  /** Whether a blank line follows each row, which some targets take for the end of a transaction. */
  readonly isBlankBetween?: boolean;
  /** `region` writes the date order of the person's region. */
  readonly dates: DateFormat | 'region';
  /** Rows of amount zero are refused by the target: they are left out and listed. */
  readonly isZeroRefused?: boolean;
  /** Descriptions may be neither blank nor a bare number. */
  readonly isDescriptionNeeded?: boolean;
};

/** The `open` of a preset that writes one table for each account. */
export function openStatementTable(spec: TableSpec): Preset['open'] {
  return ({ statements }, options): Opened => ({
    writings: statements.map((statement) =>
      tableWriting(spec, statement, options, accountSuffix(statement, statements)),
    ),
    expected: statementTotals(statements),
  });
}

/** One table of `statement`; `includes` picks its rows. */
export function tableWriting(
  spec: TableSpec,
  statement: StatementSource,
  options: ExportOptions,
  suffix: string | null,
  includes: (movement: Movement) => boolean = () => true,
): Writing {
  const line = spec.separator === 'tab' ? tsvLine : csvLine;
  const names = spec.columns.map((column) => column.header);
  const frame = { head: spec.hasHeader === false ? '' : line(names), foot: '' };
  const dateFormat = spec.dates === 'region' ? dateOrder(options) : spec.dates;
  const context = { statement, options, dateFormat, spec };
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => tableUnits(context, line, includes, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readTable(decodeText(chunks), context),
  };
}

function* tableUnits(
  context: {
    statement: StatementSource;
    options: ExportOptions;
    dateFormat: DateFormat;
    spec: TableSpec;
  },
  line: (cells: readonly string[]) => string,
  includes: (movement: Movement) => boolean,
  log: PreflightLog,
): Generator<Unit> {
  const { spec, statement } = context;
  const text = textWriter(spec.text, log);
  const idOf = spec.columns.some(({ value }) => value === 'id')
    ? movementIds(statement, context.options)
    : null;
  let row = -1;
  for (const movement of statement.movements) {
    row++;
    const id = idOf?.(movement);
    if (!includes(movement)) continue;
    if (spec.isZeroRefused && movement.amountMinor === 0) {
      log.dropZero(row, movement.description);
      continue;
    }
    const cells = spec.columns.map((column) =>
      tableCell(column, movement, { ...context, text, row, log, id }),
    );
    yield {
      text: `${line(cells)}${spec.isBlankBetween ? '\r\n' : ''}`,
      rows: 1,
      totals: totalsOf(movement.amountMinor),
    };
  }
}
