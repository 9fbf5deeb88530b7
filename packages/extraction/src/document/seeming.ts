import { type Line, textOf } from '../lines/line.ts';

/** How a letter greets, in the languages read. */
const GREETING =
  /^(dear|hello|hi|to whom it may concern|sehr geehrte|liebe[rs]?|guten tag|madame|monsieur|bonjour|cher|chère|estimad[oa]s?|muy señor|gentil[ei]|egregio|spett|geachte|beste|prezad[oa]s?|exm[oa]|caro|kära|hej|kjære|kære|szanown|hyvä)\b/i;
const FEWEST_WORDS = 12;

/** For people: what a document without a title of its own seems to be. */
export function seemingOf(lines: readonly Line[]): string {
  const words = lines.reduce((count, line) => count + line.words.length, 0);
  if (words < FEWEST_WORDS) return 'a page with hardly any text, such as a picture or an empty form';
  if (lines.slice(0, 60).some((line) => GREETING.test(textOf(line.words)))) return 'a letter';
  const isMoney = (text: string) => /\d[.,]\d{2}\b/.test(text);
  const figures = lines.filter((line) => line.words.some((word) => isMoney(word.text))).length;
  if (figures * 3 > lines.length) return 'a list of figures without a total, a balance or dated movements';
  const sentences = lines.filter((line) => line.words.length > 8).length;
  return sentences * 2 > lines.length ? 'running text' : 'a form or a list without amounts that add up';
}
