import { gapBeside } from '../arrange/gap-beside.ts';
import { textOfTokens } from '../arrange/text-of-tokens.ts';
import type { Token } from '../arrange/token.ts';
import type { Anchor } from './flow-item.ts';

/** How far beside its heading a reference may stand, in points. */
const REACH = 14;

/** What stands under a heading for references, cheque numbers and the like; null where that holds no figure. */
export function referenceOf({
  table,
  cells,
  body,
}: Anchor): { readonly text: string; readonly tokens: readonly Token[] } | null {
  const heading = table.headings.find((item) => item.role === 'reference');
  if (heading === undefined) return null;
  const others = table.headings.filter((item) => item !== heading);
  const tokens = cells.text.filter((token) => {
    const gap = gapBeside(heading, token);
    return gap <= REACH && others.every((other) => gapBeside(other, token) >= gap);
  });
  const text = textOfTokens(body, tokens)
    .replace(/^[*]+|[*]+$/g, '')
    .trim();
  return /\d/.test(text) ? { text, tokens } : null;
}
