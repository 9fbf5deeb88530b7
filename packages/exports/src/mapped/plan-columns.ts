import type { FlatRecord } from '@tieout/records';
import { fieldType, hasSignedAmounts } from './record-fields.ts';

/** Where a column of the file gets its cells from. */
export type PlannedColumn = {
  readonly name: string;
  readonly source:
    | { readonly kind: 'fields'; readonly fields: readonly string[] }
    | { readonly kind: 'money-out' | 'money-in'; readonly field: string }
    | { readonly kind: 'constant'; readonly value: string };
};

type PlanRequest = {
  readonly records: readonly FlatRecord[];
  readonly columns: readonly string[];
  readonly mapping: Readonly<Record<string, string>>;
  readonly customFields?: readonly { readonly name: string; readonly value: string }[];
};

/** The columns of the file in order: the format's own, then targets the person named, then custom fields. */
export function planColumns(request: PlanRequest): PlannedColumn[] {
  const targets = Object.entries(request.mapping).filter(([, target]) => target.trim() !== '');
  const split = splitField(request.records, targets);
  const names = [...new Set([...request.columns, ...targets.map(([, target]) => target.trim())])];
  return [...names.map((name) => planColumn(name, targets, split)), ...constantColumns(request)];
}

function planColumn(name: string, targets: readonly [string, string][], split: string | null): PlannedColumn {
  if (split !== null && name === 'Debit') return { name, source: { kind: 'money-out', field: split } };
  if (split !== null && name === 'Credit') return { name, source: { kind: 'money-in', field: split } };
  const fields = targets.filter(([, target]) => target.trim() === name).map(([field]) => field);
  return { name, source: { kind: 'fields', fields } };
}

/** The signed amount that Debit or Credit is mapped from; null where neither is, or where amounts have no sign. */
function splitField(records: readonly FlatRecord[], targets: readonly [string, string][]): string | null {
  if (!hasSignedAmounts(records)) return null;
  const mapped = targets.filter(([, target]) => ['Debit', 'Credit'].includes(target.trim()));
  const fields = mapped.map(([field]) => field).filter((field) => fieldType(field) === 'number');
  return fields.find((field) => field === 'amount') ?? null;
}

function constantColumns({ customFields = [] }: PlanRequest): PlannedColumn[] {
  return customFields
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '')
    .map(({ name, value }) => ({ name, source: { kind: 'constant', value } }));
}
