import type { DocumentRow } from './document-rows.ts';

/** Whether a line without an amount ends in a colon: it says what those below it are. */
export function isTitleOfLines({ line, figures }: DocumentRow): boolean {
  return !figures.some(({ isMoney }) => isMoney) && line.words.at(-1)?.text.endsWith(':') === true;
}
