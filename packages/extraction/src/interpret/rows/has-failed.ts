import { textOfTokens } from '../../tables/text-of-tokens.ts';
import { says } from '../../vocabulary/says.ts';
import type { Anchor } from '../items/flow-item.ts';

/** How far beyond its header a status may be, in points. */
const REACH = 6;

/** Whether a status column says that a transaction failed: it moved no money. */
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
