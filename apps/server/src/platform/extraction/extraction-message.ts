import {
  type Extraction,
  extractionSchema,
  type RecognisedPage,
  recognisedPageSchema,
} from '@tieout/records';
import { z } from 'zod';
import type { Frame, FrameLimits } from './frames.ts';

/** What a child is sent: one document, and the next once it has answered. */
export type ExtractionRequest = {
  /** Whose document it is: a child never reads those of two. */
  readonly ownerId: string;
  readonly bytes: Uint8Array;
  readonly password: string | null;
  readonly maxPages: number;
  /** Of the request that brought the document: the child's name among the processes holds it. */
  readonly requestId: string;
  /** Numbers of the pages to read; null for all. */
  readonly pages: readonly number[] | null;
};

/** What a child says. */
export type ExtractionMessage =
  /** What its script loaded, sent before it is ready. */
  | { readonly kind: 'loaded'; readonly modules: LoadedModules }
  /** It is in the sandbox and can be sent a document. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly pagesDone: number; readonly pageCount: number }
  /** The document was a picture; this is the PDF it was read as. */
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array }
  /** The words of a page that was read from pixels. */
  | { readonly kind: 'recognised'; readonly recognised: RecognisedPage }
  | { readonly kind: 'extracted'; readonly extraction: Extraction }
  /** The engine threw, which is a bug of it. */
  | { readonly kind: 'threw'; readonly stack: string };

/** The modules a script loads: where each specifier leads, by it and the module that names it, and the JavaScript of each. */
export type LoadedModules = z.infer<typeof modulesSchema>;

/** A hundred pages, the most any plan allows, take some two megabytes of JSON. */
export const MESSAGE_LIMITS: FrameLimits = { headBytes: 16 * 1024 ** 2, bodyBytes: 256 * 1024 ** 2 };
/** Objects and arrays in one message. 50,000 rows, the most an export takes, have 150,000; millions of empty ones would fill the parent's memory. */
const MAX_CONTAINERS = 250_000;
const MAX_PAGES = 100_000;

const pairsSchema = z.array(z.tuple([z.string(), z.string()])).readonly();
const modulesSchema = z.object({ places: pairsSchema, sources: pairsSchema });
const pagesSchema = z.number().int().nonnegative().max(MAX_PAGES);
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded'), modules: modulesSchema }),
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('progress'), pagesDone: pagesSchema, pageCount: pagesSchema }),
  z.object({ kind: z.literal('drawn') }),
  z.object({ kind: z.literal('recognised'), recognised: recognisedPageSchema }),
  z.object({ kind: z.literal('extracted'), extraction: extractionSchema }),
  z.object({ kind: z.literal('threw'), stack: z.string() }),
]);

/** What a child's message says; null where it is none. Whatever the bytes are, this never throws: the child may be in a stranger's hands. */
export function parseMessage({ head, body }: Frame): ExtractionMessage | null {
  if (countContainers(head) > MAX_CONTAINERS) return null;
  try {
    const { data } = messageSchema.safeParse(JSON.parse(head.toString()));
    if (data?.kind === 'drawn') return isPdf(body) ? { kind: 'drawn', pdf: body } : null;
    return data === undefined || body.length > 0 ? null : data;
  } catch {
    // No JSON, or a value that a refinement of the schema cannot handle.
    return null;
  }
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

function countContainers(json: Buffer): number {
  let count = 0;
  for (const byte of json) if (byte === 0x7b || byte === 0x5b) count++;
  return count;
}
