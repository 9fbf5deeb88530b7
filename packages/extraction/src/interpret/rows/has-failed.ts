import { textOfTokens } from '../../tables/text-of-tokens.ts';
import { says } from '../../vocabulary/says.ts';
import type { Anchor } from '../items/flow-item.ts';

/** How far next to its heading what it says may stand, in points. */
const REACH = 6;

/** Whether a column of its own says that what a row shows never went through: it moved no money. */
export function hasFailed({ table, body }: Anchor): boolean {
  const heading = table.headings.find(({ text }) => says('statusHeading', text));
  if (heading === undefined) return false;
  return body.tokens.some(
    (token) =>
      token.kind === 'text' &&
      token.right >= heading.left - REACH &&
      token.left <= heading.right + REACH &&
      says('failed', textOfTokens(body, [token])),
  );
}
