import type { Pool } from 'pg';

/** A sealed value, as the database has it. */
export type SealedValue = Buffer | string;

/** A row's key and what is sealed in it, by column. */
type Row = Readonly<Record<string, SealedValue | null>>;

/** Where something is sealed in the database. The names are our own: they are put into SQL as they are. */
export type SealedColumns = {
  /** What it is, for people: "documents". */
  readonly what: string;
  readonly table: string;
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** SQL that picks the rows. */
  readonly where?: string;
  readonly columns: readonly SealedColumn[];
};

export type SealedColumn = {
  readonly name: string;
  /** SQL that reads the value; the column itself where it is left out. */
  readonly read?: string;
  /** SQL that assigns the value `$1`; to the column itself where it is left out. */
  readonly assign?: string;
  /** The value under the current key; null where it is already. Throws where no key opens it. */
  readonly reseal: (value: SealedValue, row: Row) => SealedValue | null | Promise<SealedValue | null>;
};

export type Resealed = {
  readonly what: string;
  /** Values sealed again. */
  readonly resealed: number;
  /** Values that were under the current key already. */
  readonly current: number;
  /** Values no key opens. */
  readonly unreadable: number;
};

/**
 * Seals again what is not under the current key, a batch of rows after the other. A value that somebody else writes in between is
 * left as they wrote it. Broken off, it is simply run again.
 */
export async function resealRows(pool: Pool, target: SealedColumns, batchRows: number): Promise<Resealed> {
  const counts = { resealed: 0, current: 0, unreadable: 0 };
  for (let after: readonly unknown[] | null = null; ; ) {
    const rows: Row[] = await nextRows(pool, target, { after, batchRows });
    for (const row of rows) await resealRow(pool, { target, row, counts });
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchRows) return { what: target.what, ...counts };
    after = target.key.map((column) => last[column]);
  }
}

async function nextRows(
  pool: Pool,
  target: SealedColumns,
  { after, batchRows }: { readonly after: readonly unknown[] | null; readonly batchRows: number },
): Promise<Row[]> {
  const { table, key, where = 'true', columns } = target;
  const values = columns.map(({ name, read = name }) => `${read} as ${name}`);
  const placeholders = key.map((_, index) => `$${index + 1}`);
  const isAfter = after === null ? 'true' : `(${key.join(', ')}) > (${placeholders.join(', ')})`;
  const { rows } = await pool.query<Row>(
    `select ${[...key, ...values].join(', ')} from ${table} where ${where} and ${isAfter} order by ${key.join(', ')} limit ${batchRows}`,
    [...(after ?? [])],
  );
  return rows;
}

async function resealRow(
  pool: Pool,
  {
    target,
    row,
    counts,
  }: {
    readonly target: SealedColumns;
    readonly row: Row;
    readonly counts: { resealed: number; current: number; unreadable: number };
  },
): Promise<void> {
  for (const column of target.columns) {
    const value = row[column.name] ?? null;
    if (value === null) continue;
    const sealed = await tryReseal(column, value, row);
    if (sealed === 'unreadable') counts.unreadable++;
    else if (sealed === null) counts.current++;
    else if (await write(pool, { target, column, row, value, sealed })) counts.resealed++;
  }
}

async function tryReseal(column: SealedColumn, value: SealedValue, row: Row) {
  try {
    return await column.reseal(value, row);
  } catch {
    return 'unreadable';
  }
}

async function write(
  pool: Pool,
  change: {
    readonly target: SealedColumns;
    readonly column: SealedColumn;
    readonly row: Row;
    readonly value: SealedValue;
    readonly sealed: SealedValue;
  },
): Promise<boolean> {
  const { target, column, row, value, sealed } = change;
  const { name, read = name, assign = `${name} = $1` } = column;
  const isRow = target.key.map((each, index) => `${each} = $${index + 3}`);
  const { rowCount } = await pool.query(
    `update ${target.table} set ${assign} where ${isRow.join(' and ')} and ${read} = $2`,
    [sealed, value, ...target.key.map((each) => row[each])],
  );
  return rowCount === 1;
}
