import { gapBeside } from '../../lines/gap-beside.ts';
import type { Table } from '../../roles/table.ts';
import type { Heading } from '../../tables/heading.ts';
import { textOfTokens } from '../../tables/text-of-tokens.ts';
import type { Token } from '../../tables/token.ts';
import type { Anchor } from '../items/flow-item.ts';

/** How far beside its heading a reference may stand, in points. */
const REACH = 14;

/** What stands under a heading for references, cheque numbers and the like; null where that holds no figure. */
export function referenceOf({
  table,
  cells,
  body,
}: Anchor): { readonly text: string; readonly tokens: readonly Token[] } | null {
  const heading = table.headings.find((item) => item.role === 'reference' && !countsRows(table, item));
  if (heading === undefined) return null;
  const tokens = tokensUnder(heading, table, cells.text);
  const text = textOfTokens(body, tokens)
    .replace(/^[*]+|[*]+$/g, '')
    .trim();
  return /\d/.test(text) ? { text, tokens } : null;
}

/** What numbers a row as one of its table, which says nothing of it. */
export function rowNumberOf({ table, cells }: Anchor): readonly Token[] {
  return table.headings
    .filter((heading) => heading.role === 'reference' && countsRows(table, heading))
    .flatMap((heading) => tokensUnder(heading, table, cells.text));
}

function tokensUnder(heading: Heading, { headings }: Table, tokens: readonly Token[]): Token[] {
  const others = headings.filter((item) => item !== heading);
  return tokens.filter((token) => {
    const gap = gapBeside(heading, token);
    return gap <= REACH && others.every((other) => gapBeside(other, token) >= gap);
  });
}

/** So many numbers from one on are a count, and no numbers of cheques. */
const ENOUGH = 3;
const counted = new WeakMap<Heading, boolean>();

/** Whether the numbers under a heading count the rows of its table: 1, 2, 3 and so on. */
function countsRows(table: Table, heading: Heading): boolean {
  const known = counted.get(heading);
  if (known !== undefined) return known;
  const numbers = table.lines.flatMap((body) => {
    const [token, ...more] = tokensUnder(heading, table, body.tokens);
    const text = token === undefined || more.length > 0 ? '' : textOfTokens(body, [token]);
    return /^\d{1,4}\.?$/.test(text) ? [Number.parseInt(text, 10)] : [];
  });
  const counts = numbers.length >= ENOUGH && numbers.every((number, at) => number === at + 1);
  counted.set(heading, counts);
  return counts;
}
