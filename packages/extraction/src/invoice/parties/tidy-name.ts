import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { FIELD_LABELS } from '../vocabulary/tables.ts';

const NAME_LABEL = new RegExp(`^${oneOf('labelOnName')}\\s*:\\s*`, 'iu');

/** The beginning of a name at the top of a shop's receipt that is the owner's. */
const OWNER = new RegExp(`^${oneOf('ownerTitle')}\\.?\\s*:?\\s+(?=\\p{Lu})`, 'iu');

/** Between a label and its name. */
const SALUTATION = new RegExp(`^(?:${oneOf('attentionMark')}|exmo\\(s\\) sr\\(s\\))\\s*[.:]?\\s+`, 'iu');

/** A person's number behind the name, with most of its digits hidden: "(S****118J)". */
const MASKED = /\s*\((?=[^)]*[*•]{2})[^)]*\)$/;

/** A legal form that a recognizer joins to the word before it. */
const GLUED_FORM = /(\p{Lu}{3})(SDN\.? BHD)/u;

/** The sign of a number, which is read as a word of its own: "FIELDWAY # 2144". */
const APART = /(?<=\s)([#№]) (?=\d)/u;

/** Whether a text names the owner of the business over it: "Prop. J. Sample". */
export function beginsWithOwner(text: string): boolean {
  return OWNER.test(text);
}

/** A name without the marks, labels and salutations printed around it. */
export function tidyName(text: string): string {
  const bare = text
    .replace(/^[:•·●\s-]+/, '')
    .replace(NAME_LABEL, '')
    .replace(SALUTATION, '')
    .replace(OWNER, '')
    .replace(/[,;:]+$/, '')
    .replace(MASKED, '')
    .replace(GLUED_FORM, '$1 $2')
    .replace(APART, '$1')
    .trim();
  return withoutLabel(bare);
}

/** "Sold by Acme Ltd": a label at the start of a name is not part of it. */
function withoutLabel(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(4, words.length - 1); count > 1; count--) {
    const role = FIELD_LABELS.spaced.get(normalise(words.slice(0, count).join(' ')));
    if (role === 'vendor' || role === 'customer') return words.slice(count).join(' ');
  }
  return text;
}
