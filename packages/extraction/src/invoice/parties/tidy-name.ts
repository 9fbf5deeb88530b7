import { normalise } from '../../words/normalise.ts';
import { FIELD_LABELS } from '../words/index.ts';

const NAME_LABEL =
  /^(nome|nome\/raz[ãa]o social|raz[ãa]o social|nombre|raz[óo]n social|nom|raison sociale|name|naam|denominazione|ragione sociale|firma|company( name)?|nazwa|navn|namn|名称|名稱)\s*:\s*/i;

/** What a name on a shop's head begins with where it is its owner's. */
const OWNER =
  /^(inh|inhaber(in)?|prop|proprietor|titular|exploitant|titolare|eigenaar)\.?\s*:?\s+(?=\p{Lu})/iu;

/** What stands between a label and the name it is for. */
const SALUTATION =
  /^(attn|attention|att|z\.? ?hd\.?|t\.?a\.?v\.?|a\/a|spett\.le|spett\.|exmo\(s\) sr\(s\)|ate|f\.?a\.?o\.?|c\/o)\s*[.:]?\s+/i;

/** A name without the marks, labels and salutations printed around it. */
export function tidyName(text: string): string {
  const bare = text
    .replace(/^[:•·●\s-]+/, '')
    .replace(NAME_LABEL, '')
    .replace(SALUTATION, '')
    .replace(OWNER, '')
    .replace(/[,;:]+$/, '')
    .trim();
  return withoutLabel(bare);
}

/** "Sold by Acme Ltd": the label of a party a name begins with is none of it. */
function withoutLabel(text: string): string {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 1; count--) {
    const role = FIELD_LABELS.spaced.get(normalise(words.slice(0, count).join(' ')));
    if (role === 'vendor' || role === 'customer') return words.slice(count).join(' ');
  }
  return text;
}
