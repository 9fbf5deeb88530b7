import { customFieldSchema, type DateFormat, dateFormatSchema, exportFormatSchema } from '@tieout/contract';
import { z } from 'zod';
import type { MappingState } from './mapping-state.ts';

const keptSchema = z.object({
  /** The file, or the tool, that the choices are for. */
  name: z.string(),
  state: z
    .object({
      format: exportFormatSchema,
      mappings: z.record(z.string(), z.string()),
      ownNames: z.array(z.string()),
      customFields: z.array(customFieldSchema),
    })
    .optional(),
  dateFormat: dateFormatSchema.optional(),
});
type Kept = z.infer<typeof keptSchema>;

const KEY = 'mappings';
/** Files whose choices the browser keeps, the latest: files are gone after a while, and nobody clears what is kept of them. */
const MOST_KEPT = 20;

/** The mapping this browser kept under that name; null where there is none that can be read. */
export function keptMapping(name: string): MappingState | null {
  return keptOf(name).state ?? null;
}

/** Keeps the choices made so far, for a reload, for Back and for another tab. */
export function keepMapping(name: string, state: MappingState) {
  const { mappings, ownNames, customFields } = state;
  keep({
    ...keptOf(name),
    state: {
      format: state.format,
      mappings: { ...mappings },
      ownNames: [...ownNames],
      customFields: [...customFields],
    },
  });
}

/** The order of dates this browser kept under that name. */
export function keptDateFormat(name: string): DateFormat | undefined {
  return keptOf(name).dateFormat;
}

/** Keeps the order of dates that was chosen; none where the automatic one is. */
export function keepDateFormat(name: string, dateFormat: DateFormat | undefined) {
  keep({ ...keptOf(name), dateFormat });
}

function keptOf(name: string): Kept {
  return allKept().find((each) => each.name === name) ?? { name };
}

function keep(kept: Kept) {
  const others = allKept().filter(({ name }) => name !== kept.name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST_KEPT)));
  } catch {
    // A full storage only means that a reload starts with the suggestions again.
  }
}

function allKept(): Kept[] {
  const json = localStorage.getItem(KEY);
  if (json === null) return [];
  try {
    const all = z.array(z.unknown()).parse(JSON.parse(json));
    return all.flatMap((each) => keptSchema.safeParse(each).data ?? []);
  } catch {
    return [];
  }
}
