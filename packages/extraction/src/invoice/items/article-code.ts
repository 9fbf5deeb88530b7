import { normalise } from '../../vocabulary/normalise.ts';
import { ITEM_HEADINGS } from '../vocabulary/tables.ts';

/** The code of an article, as part of a regular expression: letters and figures, or letters on both sides of a mark; bare figures may be a count unless they are many. */
export const ARTICLE_CODE =
  '(?!\\d{1,3}(?: |$))(?=\\S*\\d)[\\p{Lu}\\d][\\p{Lu}\\d./-]{2,}|\\p{Lu}+[-/.]\\p{Lu}+';

const CODE = new RegExp(`^(?:${ARTICLE_CODE})$`, 'u');

/** Whether a text is the code of an article. */
export function isArticleCode(text: string): boolean {
  return CODE.test(text);
}

/** The number under the bars of an article: eight to fourteen digits, as GS1 gives them. */
const BAR_CODE = /^\d{8,14}$/;

/** Whether a text is the code of an article and has no word in it: "6291118740018", "4118/205/800". */
export function isBareCode(text: string): boolean {
  return isArticleCode(text) && /\d{4}|\d\D\d/.test(text) && !/\p{L}{2}|\d[.,]\d{2,3}$/u.test(text);
}

/** Whether a text is a name for codes and a code; it may lack its word for a number: "Art. 118740". */
export function isCodeLabelled(text: string, mayBeShort = false): boolean {
  return codeLabel(text, mayBeShort) !== null;
}

/** What a text that says no more than the code of an article calls it, "SKU: PK-OFSP-12"; empty for the number under its bars, null for any other text. */
export function codeLabel(text: string, mayBeShort = false): string | null {
  if (BAR_CODE.test(text)) return '';
  const [, printed = '', code = ''] = /^(.*?)[:#.]?\s+(\S+)$/.exec(text) ?? [];
  const label = normalise(printed);
  const names = mayBeShort ? ['', ' nr', ' no'] : [''];
  const isCode = (name: string) => ITEM_HEADINGS.spaced.get(`${label}${name}`) === 'code';
  return isArticleCode(code) && names.some(isCode) ? label : null;
}
