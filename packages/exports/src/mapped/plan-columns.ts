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

/** The columns of the file in order: the format's own, then targets the person named, then custom fields; one named like a column fills that column. */
export function planColumns(request: PlanRequest): PlannedColumn[] {
  const targets = Object.entries(request.mapping).filter(([, target]) => target.trim() !== '');
  const split = splitField(request.records, targets);
  const names = [...new Set([...request.columns, ...targets.map(([, target]) => target.trim())])];
  const constants = constantColumns(request);
  const planned = names.map((name) => planColumn(name, targets, split));
  const replaced = planned.map(
    (column) => constants.find(({ name }) => isSameColumn(name, column.name)) ?? column,
  );
  return [...replaced, ...constants.filter(({ name }) => !names.some((other) => isSameColumn(other, name)))];
}

/** Names of custom fields that fields of the document are mapped to as well: one of the two would be lost. */
export function clashingNames(request: PlanRequest): string[] {
  const targets = Object.values(request.mapping).map((target) => target.trim());
  return constantColumns(request)
    .map(({ name }) => name)
    .filter((name) => targets.some((target) => target !== '' && isSameColumn(target, name)));
}

function isSameColumn(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
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
    .map(({ name, value }): PlannedColumn => ({ name, source: { kind: 'constant', value } }));
}
