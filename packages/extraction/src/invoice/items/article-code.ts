import { normalise } from '../../vocabulary/normalise.ts';
import { says } from '../../vocabulary/says.ts';
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

/** Whether a text is a name for codes and a code; it may lack its word for a number: "Art. 118740". */
export function isCodeLabelled(text: string, mayBeShort = false): boolean {
  const [, label = '', code = ''] = /^(.*?)[:#.]?\s+(\S+)$/.exec(text) ?? [];
  const names = mayBeShort ? ['', ' nr', ' no'] : [''];
  const isCode = (name: string) => ITEM_HEADINGS.spaced.get(`${normalise(label)}${name}`) === 'code';
  return isArticleCode(code) && names.some(isCode);
}

/** Whether a line says no more than the number under an article's bars, or how it is classed for taxes: "9301870415522", "SAC 997212". */
export function isCodeAlone(text: string): boolean {
  const label = /^(.*?)[:.]?\s+\d{4,8}$/.exec(text)?.[1] ?? '';
  return BAR_CODE.test(text) || says('tariffCode', normalise(label));
}
