import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const truthSchema = z.object({
  id: z.string(),
  kind: z.string(),
  tags: z.array(z.string()).default([]),
  password: z.string().nullish(),
  accounts: z
    .array(
      z.object({
        opening: z.string().nullable(),
        closing: z.string().nullable(),
        transactions: z.array(z.object({ amount: z.string() })),
      }),
    )
    .default([]),
  checked: z.object({ opening_plus_sum_equals_closing: z.boolean().nullish() }).nullish(),
});

/** What the corpus says of one of its documents. */
export type Truth = z.infer<typeof truthSchema>;

/** Documents whose own text can be trusted: those that have to be recognised take too long here. */
export function textDocuments(folder: string): Truth[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.truth.json'))
    .map((name) => truthSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
    .filter(({ tags }) => !tags.some((tag) => /scan|ocr-layer|mixed|image|photo|broken-unicode/.test(tag)));
}
