import { execFileSync } from 'node:child_process';
import { PARTS } from './lines.ts';
import { partOf } from './words.ts';

/** A font file, the name Pango knows it by, its part, and whether it has a character. */
export type Font = {
  readonly file: string;
  readonly name: string;
  readonly part: number;
  readonly has: (sign: string) => boolean;
};

/** The upright and slanted fonts below a folder that have the Latin alphabet, read with fontconfig's `fc-query`. */
export function fontsIn(folder: string): readonly Font[] {
  const files = execFileSync('find', [folder, '-name', '*.ttf', '-o', '-name', '*.otf'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort();
  return files.flatMap((file) => {
    const [family = '', style = '', charset = ''] = execFileSync(
      'fc-query',
      ['-i', '0', '-f', '%{family[0]}|%{style[0]}|%{charset}', file],
      { encoding: 'utf8' },
    ).split('|');
    const ranges = charset
      .split(' ')
      .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
    const has = (sign: string) => {
      const code = sign.codePointAt(0) ?? 0;
      return sign === ' ' || ranges.some(([from = 0, to = from]) => code >= from && code <= to);
    };
    const isText =
      [...'AZaz09éüñ'].every(has) &&
      !/symbol|dingbat|math|emoji|thin|hairline|black|ultra|script|chancery|fell|display/i.test(
        `${family} ${style} ${file}`,
      );
    // A family has one part: its bold is no unknown font to what knows its regular.
    const root = family.split(' ').slice(0, 2).join(' ');
    return isText ? [{ file, name: `${family} ${style}`, part: partOf(root, PARTS), has }] : [];
  });
}
