import { existsSync, readFileSync } from 'node:fs';
import { CONFIDENT } from '@tieout/records';
import { z } from 'zod';
import type { Score } from './load-scorer.ts';

/** Fields of an invoice that were read and whose truth is known; those the engine is confident of; and those of them that are wrong. */
export type ConfidentFields = {
  readonly read: number;
  readonly confident: number;
  readonly wrong: readonly string[];
};

export const NO_FIELDS: ConfidentFields = { read: 0, confident: 0, wrong: [] };

const readingSchema = z.object({
  fields: z.record(z.string(), z.unknown()).default({}),
  fieldSources: z.record(z.string(), z.object({ confidence: z.number() })).default({}),
});

/** How many fields of the engine's output at `file` it is confident of, held against the score. */
export function confidentFieldsOf({ id, statement, fields }: Score, file: string): ConfidentFields {
  if (statement || !existsSync(file)) return NO_FIELDS;
  const reading = readingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const judged = Object.entries(fields).flatMap(([name, right]) => {
    const own = name.replace(/_(\p{L})/u, (_, letter: string) => letter.toUpperCase());
    const isRead = (reading.fields[own] ?? '') !== '' && right !== 'spurious';
    const isConfident = (reading.fieldSources[own]?.confidence ?? 0) >= CONFIDENT;
    return isRead ? [{ name, isConfident, isRight: right }] : [];
  });
  const confident = judged.filter(({ isConfident }) => isConfident);
  return {
    read: judged.length,
    confident: confident.length,
    wrong: confident.filter(({ isRight }) => !isRight).map(({ name }) => `${id} ${name}`),
  };
}

/** The fields of several documents together. */
export function together(documents: readonly ConfidentFields[]): ConfidentFields {
  return documents.reduce(
    (all, own) => ({
      read: all.read + own.read,
      confident: all.confident + own.confident,
      wrong: [...all.wrong, ...own.wrong],
    }),
    NO_FIELDS,
  );
}
