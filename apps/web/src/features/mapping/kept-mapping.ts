import { customFieldSchema, exportFormatSchema } from '@tieout/contract';
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

const keyOf = (name: string) => `mapping_${name}`;
