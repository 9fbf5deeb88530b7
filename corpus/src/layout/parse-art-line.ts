import { isDatePattern } from './header.ts';
import type { ArtLine, Bar, Place, Placeholder, Rule, Run, Style } from './layout.ts';
import { LayoutError, nearest } from './layout-error.ts';
import { parseStyle } from './parse-options.ts';
import { KINDS, PLACEHOLDER_BY_NAME, PLACEHOLDERS, type Scope } from './placeholders.ts';

export type ArtSource = {
  readonly file: string;
  readonly line: number;
  readonly columns: number;
  /** Where the line stands: a row may use all placeholders, others fewer. */
  readonly scopes: ReadonlySet<Scope>;
};

type Letter = {
  readonly char: string;
  readonly isPlain: boolean;
  readonly cell: number;
  readonly at: number;
};

const MARKS: Readonly<Record<string, Style>> = {
  '*': { isBold: true },
  '~': { color: '#777777' },
  _: { size: -1.5 },
  '`': { color: '#ffffff' },
};

/** Parses one line of text art into what it puts on the sheet. Throws a LayoutError that says where and what to do. */
export function parseArtLine(text: string, source: ArtSource): ArtLine {
  const note = /\s*::([^:]*)$/.exec(text);
  const art = note === null ? text : text.slice(0, note.index);
  const style = note === null ? {} : parseStyle(note[1] ?? '', source.file, placeAt(source, note.index));
  const letters = lettersOf(art.trimEnd());
  const pieces = piecesOf(letters, {}, source);
  const last = letters.at(-1);
  if (last !== undefined && pieces.some((piece) => reachOf(piece) > source.columns))
    throw new LayoutError(
      source.file,
      placeAt(source, last.at),
      `the art reaches cell ${last.cell + 1} but the sheet has ${source.columns}: move it left or raise "columns"`,
    );
  return { pieces, style };
}

/** The cells a piece needs; a tight placeholder is seldom as long as its value, so that only where it begins counts. */
export function reachOf(piece: Run | Rule | Bar): number {
  if (piece.what === 'bar') return piece.at + 1;
  return piece.what === 'run' && piece.align === 'left' && !piece.wraps ? piece.from + 1 : piece.to;
}

/** Letters of East Asia stand on two cells, as they do in an editor. A backslash takes the meaning from the next letter. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let cell = 0;
  let isPlain = false;
  let at = 0;
  for (const char of text) {
    if (char === '\\' && !isPlain) isPlain = true;
    else {
      letters.push({ char, isPlain, cell: isPlain ? cell - 1 : cell, at });
      isPlain = false;
    }
    cell += WIDE.test(char) ? 2 : 1;
    at += char.length;
  }
  return letters;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

function piecesOf(letters: readonly Letter[], style: Style, source: ArtSource): (Run | Rule | Bar)[] {
  const pieces: (Run | Rule | Bar)[] = [];
  let at = 0;
  while (at < letters.length) {
    const letter = letters[at];
    if (letter === undefined) break;
    const rest = plainTextOf(letters, at);
    const rule = /^\+?(?:-{3,}|={3,})(?:\+-*)*\+?(?=$|[ |])/.exec(rest);
    if (letter.char === ' ') at++;
    else if (letter.char === '|' && !letter.isPlain) {
      pieces.push({ what: 'bar', at: letter.cell });
      at++;
    } else if (rule !== null) {
      const end = letters[at + rule[0].length - 1] ?? letter;
      pieces.push({
        ...{ what: 'rule' as const, from: letter.cell, to: end.cell + 1, isThick: rule[0].includes('=') },
        corners: [rule[0].startsWith('+'), rule[0].endsWith('+')],
      });
      at += rule[0].length;
    } else {
      const marked = markedEnd(letters, at);
      if (marked !== null) {
        const inner = letters.slice(at + 1, marked);
        const [first, ...others] = piecesOf(inner, { ...style, ...MARKS[letter.char] }, source);
        // The words begin where their mark stands, so that bold and plain lines are flush.
        if (first?.what === 'run' && first.align === 'left') pieces.push({ ...first, from: letter.cell });
        else if (first !== undefined) pieces.push(first);
        pieces.push(...others);
        at = marked + 1;
      } else {
        const run = takeRun(letters, at, style, source);
        pieces.push(run.run);
        at = run.next;
      }
    }
  }
  return pieces;
}

/** The letters from `at`, with a place holder for those without a meaning of their own. */
function plainTextOf(letters: readonly Letter[], at: number): string {
  return letters
    .slice(at)
    .map(({ char, isPlain }) => (isPlain ? '\u0000' : char))
    .join('');
}

/** Where a style mark that begins here ends, or null: both marks hug the words between them. */
function markedEnd(letters: readonly Letter[], at: number): number | null {
  const letter = letters[at];
  if (letter === undefined || letter.isPlain || MARKS[letter.char] === undefined) return null;
  const next = letters[at + 1];
  if (next === undefined || next.char === ' ' || next.char === letter.char) return null;
  for (let end = at + 2; end < letters.length; end++) {
    const closing = letters[end];
    const after = letters[end + 1];
    if (closing?.char === ' ' && after?.char === ' ' && !isInsideBraces(letters, at, end)) return null;
    if (
      closing?.char === letter.char &&
      !closing.isPlain &&
      (after === undefined || /[ |*~_`]/.test(after.char))
    )
      return end;
  }
  return null;
}

function isInsideBraces(letters: readonly Letter[], from: number, to: number): boolean {
  const text = plainTextOf(letters.slice(0, to), from);
  return /[{[][^}\]]*$/.test(text);
}

/** One run: a padded field by itself, or words and tight placeholders up to two spaces. */
function takeRun(
  letters: readonly Letter[],
  start: number,
  style: Style,
  source: ArtSource,
): { run: Run; next: number } {
  const opening = letters[start];
  if (opening?.char === '[' && !opening.isPlain) return takeBracket(letters, start, style, source);
  const parts: (string | Placeholder)[] = [];
  let words = '';
  let at = start;
  const flush = () => {
    if (words !== '') parts.push(words);
    words = '';
  };
  while (at < letters.length) {
    const letter = letters[at];
    if (letter === undefined) break;
    const isSpecial = !letter.isPlain;
    if (isSpecial && (letter.char === '|' || letter.char === '[')) break;
    if (letter.char === ' ' && (letters[at + 1]?.char ?? ' ') === ' ') break;
    if (isSpecial && letter.char === '}')
      throw new LayoutError(
        source.file,
        placeAt(source, letter.at),
        'a } without a { before it: write \\} to print one',
      );
    if (!isSpecial || letter.char !== '{') {
      words += letter.char;
      at++;
      continue;
    }
    const end = closingOf(letters, at, '}', source);
    const inner = textOf(letters.slice(at + 1, end));
    const placeholder = parsePlaceholder(inner, source, letter);
    if (!/^\s|\s$/.test(inner)) {
      flush();
      parts.push(placeholder);
      at = end + 1;
      continue;
    }
    if (at === start) {
      const run = {
        what: 'run',
        ...spanOf(letters, at, end),
        ...paddingOf(inner),
        parts: [placeholder],
        style,
      } as const;
      return { run, next: end + 1 };
    }
    break;
  }
  flush();
  const trimmed = parts.map((part, index) =>
    typeof part === 'string' && index === parts.length - 1 ? part.trimEnd() : part,
  );
  const span = spanOf(letters, start, Math.max(start, at - 1));
  return {
    run: { what: 'run', ...span, align: 'left', wraps: false, parts: trimmed, style },
    next: Math.max(at, start + 1),
  };
}

/** `[   Amount]`: words set flush left, flush right or centred within the cells of the brackets. */
function takeBracket(
  letters: readonly Letter[],
  start: number,
  style: Style,
  source: ArtSource,
): { run: Run; next: number } {
  const end = closingOf(letters, start, ']', source);
  const inner = letters.slice(start + 1, end);
  const text = textOf(inner);
  const lead = text.length - text.trimStart().length;
  const trail = text.length - text.trimEnd().length;
  const tight = inner.slice(lead, inner.length - trail);
  const mark = tight.length > 2 && tight[0]?.isPlain === false ? tight[0].char : '';
  if (MARKS[mark] !== undefined && tight.at(-1)?.char === mark)
    throw new LayoutError(
      source.file,
      placeAt(source, tight[0]?.at ?? 0),
      `put the ${mark} around the brackets, not inside: ${mark}[ words]${mark}`,
    );
  const parts: (string | Placeholder)[] = [];
  let words = '';
  for (let at = 0; at < tight.length; at++) {
    const letter = tight[at];
    if (letter === undefined) break;
    if (letter.char !== '{' || letter.isPlain) {
      words += letter.char;
      continue;
    }
    const close = closingOf(tight, at, '}', source);
    if (words !== '') parts.push(words);
    words = '';
    parts.push(parsePlaceholder(textOf(tight.slice(at + 1, close)), source, letter));
    at = close;
  }
  if (words !== '') parts.push(words);
  const run = { what: 'run', ...spanOf(letters, start, end), ...paddingOf(text), parts, style } as const;
  return { run, next: end + 1 };
}

function paddingOf(inner: string): { align: Run['align']; wraps: boolean } {
  const [leads, trails] = [/^\s/.test(inner), /\s$/.test(inner)];
  if (leads && trails) return { align: 'center', wraps: true };
  return leads ? { align: 'right', wraps: false } : { align: 'left', wraps: true };
}

function closingOf(letters: readonly Letter[], at: number, mark: '}' | ']', source: ArtSource): number {
  const end = letters.findIndex((letter, index) => index > at && letter.char === mark && !letter.isPlain);
  if (end >= 0) return end;
  const open = letters[at];
  throw new LayoutError(
    source.file,
    placeAt(source, open?.at ?? 0),
    `nothing closes this ${open?.char}: put a ${mark} behind it, or write \\${open?.char} to print one`,
  );
}

function parsePlaceholder(inner: string, source: ArtSource, letter: Letter): Placeholder {
  const place = placeAt(source, letter.at);
  const [, name = '', argument = null] = /^([^:]*?)\s*(?::(.*))?$/.exec(inner.trim()) ?? [];
  const rule = PLACEHOLDER_BY_NAME.get(name);
  const complain = (advice: string): never => {
    throw new LayoutError(source.file, place, advice);
  };
  if (rule === undefined) {
    const alike = nearest(
      name,
      PLACEHOLDERS.map((known) => known.name),
    );
    return complain(
      `{${name}} is no placeholder${alike === null ? '; README.md lists them' : `: did you mean {${alike}}?`}`,
    );
  }
  if (!source.scopes.has(rule.scope))
    complain(
      rule.scope === 'row'
        ? `{${name}} belongs to one transaction: use it under @row`
        : `{${name}} belongs to a group: use it under @over or @under`,
    );
  if (rule.argument === 'none' && argument !== null) complain(`{${name}} takes nothing behind a colon`);
  if (
    rule.argument === 'pattern' &&
    argument !== null &&
    !['long', 'short'].includes(argument) &&
    !isDatePattern(argument)
  )
    complain(`{${name}:PATTERN} needs a pattern of dates such as {${name}:dd/MM}, or long or short`);
  if (rule.argument === 'kind' && (argument === null || KINDS[argument] === undefined))
    complain(`{${name}:KIND} needs a kind: ${Object.keys(KINDS).join(', ')}`);
  if (rule.argument === 'name' && argument === null) complain(`{${name}:NAME} needs a name of your own`);
  if (rule.argument === 'count' && !/^\d+$/.test(argument ?? ''))
    complain(`{${name}:8} needs a number of digits`);
  return { name, argument, place };
}

function spanOf(letters: readonly Letter[], from: number, to: number): { from: number; to: number } {
  const [first, last] = [letters[from], letters[to]];
  return { from: first?.cell ?? 0, to: (last?.cell ?? 0) + (WIDE.test(last?.char ?? '') ? 2 : 1) };
}

function textOf(letters: readonly Letter[]): string {
  return letters.map(({ char }) => char).join('');
}

function placeAt(source: ArtSource, at: number): Place {
  return { line: source.line, column: at + 1 };
}
