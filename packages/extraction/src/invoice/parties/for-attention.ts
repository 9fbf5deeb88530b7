import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';

/** How a letter addresses a person. */
export const HONORIFIC = new RegExp(`^${oneOf('addressedAs')}\\.?\\s+\\p{Lu}`, 'iu');

/** "À l'attention de" has the most words. */
const MOST_WORDS = 4;

/** Whether a line of an address only says for whom at a party it is: "Attn: …", "c/o …", "Ms K. Sample", "Accounts Payable". */
export function isForAttention(text: string): boolean {
  const words = normalise(text).split(' ');
  const begins = Array.from({ length: Math.min(MOST_WORDS, words.length) }, (_, index) =>
    words.slice(0, index + 1).join(' '),
  );
  return (
    HONORIFIC.test(text) ||
    says('department', normalise(text)) ||
    begins.some((begin) => says('attention', begin))
  );
}
