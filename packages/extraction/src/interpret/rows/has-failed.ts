import { textOfTokens } from '../../tables/text-of-tokens.ts';
import { FAILED_WORDS } from '../../words/failed-words.ts';
import { normalise } from '../../words/normalise.ts';
import type { Anchor } from '../items/flow-item.ts';

/** What heads a column that says whether each movement went through. */
const STATUS = /\b(status|estado|statut|stato|situacao|staat|tila)\b/;
/** How far beside its heading what it says may stand, in points. */
const REACH = 6;

/** Whether a column of its own says that what a row tells never went through: it moved no money. */
export function hasFailed({ table, body }: Anchor): boolean {
  const heading = table.headings.find(({ text }) => STATUS.test(normalise(text)));
  if (heading === undefined) return false;
  return body.tokens.some(
    (token) =>
      token.kind === 'text' &&
      token.right >= heading.left - REACH &&
      token.left <= heading.right + REACH &&
      FAILED_WORDS.has(normalise(textOfTokens(body, [token]))),
  );
}
