/** The code of an article, as part of a regular expression: letters and figures, or letters on both sides of a mark; bare figures may be a count unless they are many. */
export const ARTICLE_CODE =
  '(?!\\d{1,3}(?: |$))(?=\\S*\\d)[\\p{Lu}\\d][\\p{Lu}\\d./-]{2,}|\\p{Lu}+[-/.]\\p{Lu}+';

const CODE = new RegExp(`^(?:${ARTICLE_CODE})$`, 'u');

/** Whether a text is the code of an article. */
export function isArticleCode(text: string): boolean {
  return CODE.test(text);
}
