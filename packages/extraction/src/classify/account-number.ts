import { type Chunk, chunksOf } from '../lines/chunk.ts';
import { type Line, textOf } from '../lines/line.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { oneOf } from '../vocabulary/one-of.ts';
import { exactPhrase } from '../vocabulary/phrase-table.ts';
import { says } from '../vocabulary/says.ts';
import { ACCOUNT_LABELS } from '../vocabulary/tables.ts';

export type AccountMention = {
  readonly number: string;
  /** Reading position of its line. */
  readonly position: number;
  readonly weight: number;
  /** Whether nothing says that it is an account's but that it ends a short title: enough where each of several accounts has one. */
  readonly isTitle?: true;
};

/** In groups of four, or as Italy parts it: check letter, bank, branch, account. */
const IBAN =
  /\b((?:IT|SM)\d{2} ?[A-Z] ?\d{5} ?\d{5} ?[A-Z0-9]{12}|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?(?=[A-Z]{0,2}\d)[A-Z0-9]{1,3})?)\b/;
const NUMBER =
  /(\d{4}-\d,\d{3}(?: ?\d{3}){1,2}(?:-\d)?|[*xX•·#]{2,}[\d*xX•· -]*\d{2,}|\d{2,}(?:\.[\d*xX•]{2,}){2,}(?![.,]?\d)|\d[\d*xX•·]*(?:[ -][\d*xX•·]+(?:[A-Z](?=[ -]\d))?)*(?:\/\d{1,4}(?!\d|[./]\d))?)/;

/** Where accounts have IBANs. ISO 13616. */
const IBAN_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AE AL AT AZ BA BE BG BH BI BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GI GL GR GT HN HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY ' +
    'MC MD ME MK MN MR MT MU NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SO ST SV TL TN TR UA VA VG XK YE'
  ).split(' '),
);

/** A card's number with some of its digits kept secret: unmistakable without a label. */
const CARD = /(?<![A-Za-z\d*•])(?:\d{4}|[*xX•]{4})([ .-]?[\d*xX•]{4}){2}[ .-]?[\d*xX•]?\d{3,4}(?![\d*xX•])/;

/** Accounts as the banks of a country write them without saying so: 26 digits in Poland; bank, branch, account and key in France. */
const OF_COUNTRY = /(?<![\dA-Z] ?)(\d{2}(?: \d{4}){6}|\d{5} \d{5} [\dA-Z]{11} \d{2})(?! ?\d)/;

/** The kind of account between its label and its number: "COMPTE de dépôt - N° 04093455065". */
const KIND_AND_NUMBER = /^\D{1,45}\bN(?:[°º]|ro|úm|um)\.?\s*(?=\d)/iu;

/** What may stand between the label of an account and its number. */
const BEFORE_NUMBER = new RegExp(`^${oneOf('beforeNumber')}[:.\\s]*`, 'iu');

/** Account numbers printed in a document, in reading order: after a label for one, in a column under one, as an IBAN, or in a title. */
export function accountMentions(lines: readonly Line[]): AccountMention[] {
  const named = namedNumbers(lines);
  const told = new Set(named.map(({ position }) => position));
  const numbers = new Set(named.flatMap(({ number }) => (digitsIn(number) >= 6 ? [number] : [])));
  const others = lines.flatMap((line, position): AccountMention[] => {
    if (told.has(position) || line.words.length > MOST_TITLE_WORDS) return [];
    const text = textOf(line.words);
    const again = [...numbers].find((number) => holdsWhole(text, number));
    if (again !== undefined) return [{ number: again, position, weight: 3 }];
    const titled = TITLE_AND_NUMBER.exec(text)?.[1];
    return titled !== undefined && digitsIn(titled) >= 6 && isAccountNumber(titled)
      ? [{ number: titled, position, weight: 1.1, isTitle: true }]
      : [];
  });
  return [...named, ...others].sort((a, b) => a.position - b.position);
}

const MOST_TITLE_WORDS = 8;

/** A title of words alone with a number behind it: "Free Checking 90078001-14". */
const TITLE_AND_NUMBER = /^\p{Lu}[\p{L}\s&'.-]*\s[-–(]?\s?(\d{2,}(?:[ -]?[\d*xX•]{2,})*)\)?$/u;

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Whether a text holds a number with no further digit beside it. */
function holdsWhole(text: string, number: string): boolean {
  const at = text.indexOf(number);
  return at >= 0 && !/\d/.test(`${text[at - 1] ?? ''}${text[at + number.length] ?? ''}`);
}

/** Those a label or their own form tells. */
function namedNumbers(lines: readonly Line[]): AccountMention[] {
  let column: Span | null = null;
  return lines.flatMap((line, position) => {
    const under = line.words.length > 24 ? null : numberBelowLabel(line, lines, position, column);
    column = under?.column ?? null;
    if (line.words.length > 24) return [];
    const text = textOf(line.words);
    if (!/\d/.test(text)) return [];
    return (
      labelled(line, position) ??
      numberBehindColon(line, position) ??
      (under === null ? null : [under.mention]) ??
      ibanIn(text, position)
    );
  });
}

/** Where something stands on its line, in points. */
type Span = { readonly left: number; readonly right: number };

/** A number under its label, which stands on one of the lines right above, as in boxes; or under another number of that label's `column`. */
function numberBelowLabel(
  line: Line,
  lines: readonly Line[],
  position: number,
  column: Span | null,
): { readonly mention: AccountMention; readonly column: Span } | null {
  for (const chunk of chunksOf(line, 1.2)) {
    const bare = /^[^\p{L}\d]*$/u.test(chunk.text.replace(NUMBER, ''))
      ? NUMBER.exec(chunk.text)?.[1]
      : undefined;
    const number = (IBAN.exec(chunk.text)?.[1] ?? bare)?.trim();
    if (number === undefined || !isAccountNumber(number)) continue;
    const isInColumn = column !== null && column.left < chunk.right && column.right > chunk.left;
    const above = lines.slice(Math.max(0, position - 2), position);
    const isLabelled = above.some((other) =>
      chunksOf(other, 1.2).some(
        (label) =>
          ACCOUNT_LABELS.spaced.has(normalise(label.text)) &&
          !says('counterHeading', label.text) &&
          label.left < chunk.right &&
          label.right > chunk.left - 4,
      ),
    );
    const { left, right } = chunk;
    if (isLabelled || isInColumn)
      return { mention: { number, position, weight: 3 }, column: { left, right } };
  }
  return null;
}

/** Long enough for an account's number, and no date. */
function isAccountNumber(number: string): boolean {
  return (
    number.replace(/[^\d*xX•/]/g, '').replace(/\/.*$/, '').length >= (number.includes('/') ? 6 : 4) &&
    !/^\d{1,2}[ .-]\d{1,2}[ .-]\d{2,4}$/.test(number) &&
    !/^\d{4}-\d{2}-\d{2}/.test(number)
  );
}

function ibanIn(text: string, position: number): AccountMention[] {
  const iban = IBAN.exec(text)?.[1];
  if (
    iban !== undefined &&
    IBAN_COUNTRIES.has(iban.slice(0, 2)) &&
    iban.replace(/ /g, '').length >= 15 &&
    iban.replace(/\D/g, '').length >= 8
  )
    return [{ number: iban, position, weight: 2 }];
  const own = OF_COUNTRY.exec(text)?.[1];
  if (own !== undefined) return [{ number: own, position, weight: 2 }];
  const card = CARD.exec(text)?.[0];
  return card === undefined ? [] : [{ number: card.trim(), position, weight: 1.5 }];
}

/** The words of the cell the first of them stands in: a date beside a number is none of its digits. */
function ownCell(words: Line['words'], chunks: readonly Chunk[]): Line['words'] {
  const [first] = words;
  const chunk = first === undefined ? undefined : chunks.find((item) => item.words.includes(first));
  return words.filter((word) => chunk === undefined || chunk.words.includes(word));
}

/** A label, a colon and a number without a space between them: "账号：6222 0212". */
function numberBehindColon(line: Line, position: number): AccountMention[] | null {
  for (const { text } of chunksOf(line, 1.4)) {
    const [label, rest] = text.split(/[:：]/);
    if (label === undefined || rest === undefined || exactPhrase(ACCOUNT_LABELS, label) === null) continue;
    const number = (IBAN.exec(rest) ?? NUMBER.exec(rest))?.[1]?.trim();
    if (number !== undefined && isAccountNumber(number)) return [{ number, position, weight: 3 }];
  }
  return null;
}

function labelled(line: Line, position: number): AccountMention[] | null {
  const words = line.words;
  const chunks = chunksOf(line, 1.4);
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(4, words.length - index); length >= 1; length--) {
      const label = normalise(
        words
          .slice(index, index + length)
          .map((word) => word.text)
          .join(' '),
      );
      if (!ACCOUNT_LABELS.spaced.has(label) || says('numberLabel', label)) continue;
      const rest = textOf(ownCell(words.slice(index + length), chunks))
        .replace(/^[:#.\s-]+/, '')
        .replace(BEFORE_NUMBER, '')
        .replace(KIND_AND_NUMBER, '');
      const iban = IBAN.exec(rest);
      const match = iban !== null && iban.index < 4 ? iban : NUMBER.exec(rest);
      if (match === null || match.index > 3) continue;
      const number = (match[1] ?? '').trim();
      if (!isAccountNumber(number)) continue;
      return [
        { number, position, weight: match === iban || label.includes(' ') || chunks.length <= 2 ? 3 : 1 },
      ];
    }
  }
  return null;
}
