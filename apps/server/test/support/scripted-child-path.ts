import { fileURLToPath } from 'node:url';

/** The script of the child that does what a document's bytes say. */
export const SCRIPTED_CHILD = fileURLToPath(new URL('./scripted-child.ts', import.meta.url));

/** The script of the child that reads. */
export const EXTRACTION_CHILD = fileURLToPath(
  new URL('../../src/platform/extraction/extraction-child.ts', import.meta.url),
);
