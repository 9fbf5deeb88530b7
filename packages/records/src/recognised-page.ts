import { z } from 'zod';
import { sourceSchema } from './extraction.ts';

/** A word that was read from pixels; its box is in points of the page as shown, origin top left. */
export const recognisedWordSchema = z.object({ text: z.string(), box: sourceSchema.shape.box });
export type RecognisedWord = z.infer<typeof recognisedWordSchema>;

/** The words of a page that were read from its pixels, because its own text is missing or cannot be trusted. */
export const recognisedPageSchema = z.object({
  page: z.number().int().positive(),
  words: z.array(recognisedWordSchema),
});
export type RecognisedPage = z.infer<typeof recognisedPageSchema>;
