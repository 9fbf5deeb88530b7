import { customFieldSchema, type DateFormat, dateFormatSchema, exportFormatSchema } from '@tieout/contract';
import { z } from 'zod';
import type { MappingState } from './mapping-state.ts';

const keptSchema = z.object({
  format: exportFormatSchema,
  mappings: z.record(z.string(), z.string()),
  ownNames: z.array(z.string()),
  customFields: z.array(customFieldSchema),
});

/** The mapping this tab kept under that name; null where there is none that can be read. */
export function keptMapping(name: string): MappingState | null {
  const json = sessionStorage.getItem(keyOf(name));
  if (json === null) return null;
  try {
    return keptSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Keeps the choices made so far, for a reload and for Back. */
export function keepMapping(name: string, state: MappingState) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(state));
  } catch {
    // A full storage only means that a reload starts with the suggestions again.
  }
}

/** The order of dates this tab kept under that name. */
export function keptDateFormat(name: string): DateFormat | undefined {
  return dateFormatSchema.safeParse(sessionStorage.getItem(datesKeyOf(name))).data;
}

/** Keeps the order of dates that was chosen; none where the automatic one is. */
export function keepDateFormat(name: string, format: DateFormat | undefined) {
  if (format === undefined) sessionStorage.removeItem(datesKeyOf(name));
  else sessionStorage.setItem(datesKeyOf(name), format);
}

const keyOf = (name: string) => `mapping_${name}`;
const datesKeyOf = (name: string) => `mapping_dates_${name}`;
