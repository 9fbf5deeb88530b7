import { type Chunk, chunksAt } from '../lines/chunk.ts';
import type { Line } from '../lines/line.ts';
import { hasFormOfIban } from '../values/iban.ts';
import { perObject } from '../values/per-object.ts';
import { normalise } from '../vocabulary/normalise.ts';
import { says } from '../vocabulary/says.ts';
import { namesStatement } from '../vocabulary/statement-titles.ts';
import { ACCOUNT_LABELS } from '../vocabulary/tables.ts';
import { type NumberForm, numbersPrinted, type PrintedNumber, textBefore } from './numbers-printed.ts';

/** A possible account number, at one of the places where it is printed. */
export type AccountMention = {
  readonly number: string;
  /** Reading position of its line. */
  readonly position: number;
  readonly form: NumberForm;
  /** How weak the evidence for an account number is: see `COSTS`. */
  readonly cost: number;
};

/** The cost of each sign of an account number; the lowest one counts. A number without any sign is none. */
const COSTS = {
  /** After or below a label of a card's own account, which prints the numbers of its cards too: on a card, no other counts. */
  'of card': -3,
  /** After or below a label of account numbers. */
  labelled: 0,
  /** After words that name an account and its type: "Cuenta corriente bancaria 1949 518181/98". */
  named: 1.5,
  /**
   * By its own format: the check digits of an IBAN, a card's mask, a country's grouping. Next to a labelled account number an IBAN is the same
   * account's interbank number.
   */
  iban: 1.6,
  'odd iban': 1.7,
  card: 2.5,
  national: 2.5,
  /** In a country's grouping after a label of its branch, which is part of it: "Sort code, no. 92-44-17 16387133". */
  'with branch': 1.4,
  /** After a label of an interbank account number. */
  interbank: 2,
  /** Below the title of a statement or the name of an account, which may stand over any number. */
  'under title': 2,
  /** A few digits after or below a label. */
  short: 2.5,
  /** After a title of words only, or alone, and printed at several places. */
  repeated: 3,
  /** After a title of words only. */
  titled: 4,
};

/** A number with a higher cost counts only together with others: each of several accounts has its own. */
export const COST_OF_ONE = COSTS.repeated;

/** Of several numbers of one account that are clearly its own, as its number and its IBAN, the first counts. */
export const COST_OF_CLEAR = COSTS['odd iban'];

/** Words of a line that is a sentence, whose numbers can mean anything. */
const MOST_WORDS = 24;
const MOST_TITLE_WORDS = 8;

/** The account numbers printed in a document, in reading order. */
export function accountMentions(lines: readonly Line[]): AccountMention[] {
  const found = lines.flatMap((line, position) => numbersOn(line, lines, position));
  const best = new Map<string, number>();
  for (const { number, sign } of found) {
    const key = digitsOf(number);
    if (sign !== 'none') best.set(key, Math.min(best.get(key) ?? Number.POSITIVE_INFINITY, COSTS[sign]));
  }
  const places = Map.groupBy(
    found.filter(({ mayRepeat }) => mayRepeat),
    ({ number }) => digitsOf(number),
  );
  return found.flatMap(({ number, position, form, mayRepeat }): AccountMention[] => {
    const key = digitsOf(number);
    const isRepeated = mayRepeat && (places.get(key)?.length ?? 0) > 1;
    const cost = Math.min(
      best.get(key) ?? Number.POSITIVE_INFINITY,
      isRepeated ? COSTS.repeated : Number.POSITIVE_INFINITY,
    );
    return Number.isFinite(cost) ? [{ number, position, form, cost }] : [];
  });
}

/** Digits and letters of a number, without a mark in front that masks nothing: "x843235198". */
function digitsOf(number: string): string {
  return number
    .replace(/[^\dA-Za-z*•]/g, '')
    .toUpperCase()
    .replace(/^X(?=\d{6,}$)/, '');
}

type Found = {
  readonly number: string;
  readonly position: number;
  readonly form: NumberForm;
  readonly sign: keyof typeof COSTS | 'none';
  /** Whether it counts if it is printed at several places. */
  readonly mayRepeat: boolean;
  /** Whether words say that it is another number. */
  readonly isOther: boolean;
};

/** The cells of a line, cut once: each of them is looked at from the lines below it. */
const cellsOf = perObject((line: Line) => chunksAt(line, CELL_GAP));

/** Cells are further apart than this many heights of a line. */
const CELL_GAP = 1.2;

function numbersOn(line: Line, lines: readonly Line[], position: number): Found[] {
  if (line.words.length > MOST_WORDS || !line.words.some(({ text }) => /\d/.test(text))) return [];
  const chunks = cellsOf(line);
  return chunks.flatMap((chunk, at) =>
    numbersPrinted(chunk.words).map((printed): Found => {
      const { text: number, form } = withWrappedEnd(printed, chunk, lines[position + 1]);
      const isAlone = printed.to - printed.from === chunk.words.length;
      const before = wordsBefore(printed, chunk, chunks[at - 1]);
      const isUnder = isAlone && isUnderLabel(chunk, lines, position, false);
      const isUnderTitle =
        isAlone &&
        !isUnder &&
        (isUnderLabel(chunk, lines, position, true) || isUnderKind(printed, chunk, lines[position - 1]));
      const own = isUnderNoun(before, chunk, chunks[at - 1], lines[position - 1]) ? 'named' : labelOf(before);
      const label = own === 'other' && isOwnLabel(before, number) ? 'labelled' : own;
      const signs = { form, label, isUnder, isUnderTitle, isLong: isLong(printed) };
      const isTitle = before.split(' ').length <= MOST_TITLE_WORDS && /^\p{L}[^\d]*$/u.test(before);
      const isOther =
        signs.label === 'other' ||
        form === 'contact' ||
        !signs.isLong ||
        isStreetAndTown(printed, chunk.words[printed.to]?.text ?? '');
      return {
        ...{ number, position, form },
        sign: signOf(signs) ?? (isTitle && !isOther ? 'titled' : 'none'),
        mayRepeat: !isOther && (isTitle || (isAlone && before === '')),
        // Nothing but an account has an IBAN, whatever it is called: "VAT account".
        isOther: signs.label === 'other' && form !== 'iban',
      };
    }),
  );
}

/** The number of a house and the postal code behind it: "101 - 10128". */
const HOUSE_AND_POSTAL_CODE = /^\d{1,4} [-–] \d{4,5}$/;

/** Whether a number is those of an address, before the name of its town: "Corso Esempio 101 - 10128 Torino". */
function isStreetAndTown({ text }: PrintedNumber, behind: string): boolean {
  return HOUSE_AND_POSTAL_CODE.test(text) && /^\p{Lu}\p{L}/u.test(behind);
}

/** Whether what precedes a number says only that it is one, and the cell above names an account: "Conto corrente" over "N. 000000829610". */
function isUnderNoun(
  before: string,
  own: Chunk,
  cellBefore: Chunk | undefined,
  above: Line | undefined,
): boolean {
  if (before === '' || saysMore(before) || above === undefined) return false;
  const left = before.startsWith(cellBefore?.text ?? '-') ? (cellBefore?.left ?? own.left) : own.left;
  return cellsOf(above).some(
    (label) =>
      label.left < own.right &&
      label.right > left - 4 &&
      !/\d/.test(label.text) &&
      !titlesStatement(label.text) &&
      ['labelled', 'named'].includes(labelOf(label.text)),
  );
}

/** Whether a number without marks of thousands is right under a few words that name an account, and begins where they do: "Free checking" over "731172200". */
function isUnderKind({ text, from }: PrintedNumber, own: Chunk, above: Line | undefined): boolean {
  if (from > 0 || above === undefined || LIKE_THOUSANDS.test(text)) return false;
  return cellsOf(above).some(
    (kind) =>
      Math.abs(kind.left - own.left) < FLUSH_PT &&
      kind.words.length <= MOST_WORDS_OF_KIND &&
      !/\d/.test(kind.text) &&
      !titlesStatement(kind.text) &&
      labelOf(kind.text) === 'named',
  );
}

const LIKE_THOUSANDS = /^\d{1,3}(?:[.,' ]\d{3})+$/;
const MOST_WORDS_OF_KIND = 4;

/** Whether a text is the title of a statement, "Relevé de compte": what is below or next to it has no label in it. */
function titlesStatement(text: string): boolean {
  const words = normalise(text).split(' ');
  return words.some((_, at) => namesStatement(words.slice(at).join(' ')) || namesStatement(words[at] ?? ''));
}

/** Digits and letters of the numbers on a line that its words say are another's than an account's: of a customer, a tax payer, a sheet. */
export const otherNumbersOn = perObject(
  (line: Line): ReadonlySet<string> =>
    new Set(
      numbersOn(line, [line], 0)
        .filter(({ isOther }) => isOther)
        .map(({ number }) => digitsOf(number)),
    ),
);

/** An IBAN whose last group is in the same cell on the next line, with it. */
function withWrappedEnd(
  printed: PrintedNumber,
  { words }: Chunk,
  below: Line | undefined,
): Pick<PrintedNumber, 'text' | 'form'> {
  const first = words[printed.from];
  if (printed.form !== 'odd iban' || printed.to < words.length || below === undefined) return printed;
  const end = cellsOf(below).find(({ left }) => Math.abs(left - (first?.left ?? 0)) < FLUSH_PT);
  const text = `${printed.text} ${end?.text ?? ''}`;
  return end !== undefined && hasFormOfIban(text.replaceAll(' ', ''))
    ? { text, form: printed.form }
    : printed;
}

/** Lines of one cell begin within this distance, in points. */
const FLUSH_PT = 2;

/** Fewer digits after words may be a count, or the last digits of a card. */
const FEWEST_DIGITS = 6;

function isLong({ text, form }: PrintedNumber): boolean {
  return text.replace(/\D/g, '').length >= FEWEST_DIGITS || form === 'card';
}

/** What the words around a number and its format show it to be; null if nothing. */
function signOf(signs: {
  readonly form: NumberForm;
  readonly label: Label;
  readonly isUnder: boolean;
  readonly isUnderTitle: boolean;
  readonly isLong: boolean;
}): keyof typeof COSTS | null {
  const { form, label, isUnder } = signs;
  if (label === 'of card') return 'of card';
  if (isFormOfIban(form) && (label === 'labelled' || label === 'named' || isUnder)) return form;
  if (label === 'labelled' || (isUnder && label !== 'other' && form !== 'contact'))
    return signs.isLong ? 'labelled' : 'short';
  // In some countries branch and account are printed together after a label of the branch.
  if (label === 'other' && form === 'national') return 'with branch';
  if (label === 'other' || !signs.isLong) return null;
  if (label === 'interbank') return 'interbank';
  // "Cardholder services" before a phone number names no account.
  if (form === 'contact') return null;
  if (label === 'named') return 'named';
  if (form !== 'plain') return form;
  return signs.isUnderTitle ? 'under title' : null;
}

/**
 * The text before a number in its own cell. That of the cell before if its own only says that it is a number, or is one word of no meaning next
 * to a label of account numbers, such as the type of the account: "口座番号", "普通 7370171".
 */
function wordsBefore(printed: PrintedNumber, { words }: Chunk, cellBefore: Chunk | undefined): string {
  const own = textBefore(words, printed);
  const label = cellBefore?.text ?? '';
  if (!saysMore(own)) return `${label} ${own}`.trim();
  const isType =
    !own.includes(' ') && labelOf(own) === 'none' && labelOf(label) === 'labelled' && !titlesStatement(label);
  return isType ? label : own;
}

/** Whether the words right before a number say more than that it is one. */
function saysMore(before: string): boolean {
  return !normalise(before)
    .split(' ')
    .every((word) => word === '' || says('numberWord', word));
}

/** Least digits of an account number after a label that elsewhere means a sheet number. */
const FEWEST_OF_FOLIO = 9;

/** Whether a label of other numbers, such as "folio", means the account number before that many digits. */
function isOwnLabel(before: string, number: string): boolean {
  const label = normalise(before);
  const isLong = number.replace(/[^\dXx*•]/g, '').length >= FEWEST_OF_FOLIO;
  return isLong && ACCOUNT_LABELS.spaced.has(label) && !says('interbankNumber', label);
}

function isFormOfIban(form: NumberForm): form is 'iban' | 'odd iban' {
  return form === 'iban' || form === 'odd iban';
}

const MOST_LABEL_WORDS = 6;

/** What a label is made of: "RIB (banque - guichet - compte - clé)". */
const IN_BRACKETS = /\([^()]*\)/g;

type Label = 'of card' | 'labelled' | 'interbank' | 'named' | 'other' | 'none';

/** Fewer words are no sentence, but a label: "Account debited 38134719". */
const WORDS_OF_SENTENCE = 6;

/** What the words before a number say it is. The account a sentence debits is the one that pays, not the one the document is about. */
function labelOf(before: string): Label {
  const words = normalise(before.replace(IN_BRACKETS, ' ')).split(' ').filter(Boolean);
  if (words.length >= WORDS_OF_SENTENCE && says('debitedAccount', before)) return 'other';
  const named = [...words];
  while (named.length > 0 && says('numberWord', named.at(-1) ?? '')) named.pop();
  const last = named.slice(-MOST_LABEL_WORDS).join(' ');
  const isNumbered = named.length < words.length;
  // A sentence names a card, and then the hours and the number to call.
  const isSentence = words.length >= WORDS_OF_SENTENCE && !isNumbered;
  if (says('otherNumber', last) || says('otherNumber', last.replace(COUNTRY, ''))) return 'other';
  // "Kontoauszug Nr." counts the statements.
  if (isNumbered && namesStatement(named.at(-1) ?? '')) return 'other';
  for (const label of [words, named])
    for (let length = Math.min(MOST_LABEL_WORDS, label.length); length > (isSentence ? 1 : 0); length--) {
      const phrase = label.slice(-length).join(' ');
      if (says('interbankNumber', phrase)) return 'interbank';
      if (says('cardAccount', phrase)) return 'of card';
      if (ACCOUNT_LABELS.spaced.has(phrase) && !says('numberLabel', phrase)) return 'labelled';
    }
  const isOfSentence = isSentence || (/\d/.test(last) && !isNumbered);
  return says('accountNoun', last) && !isOfSentence ? 'named' : 'none';
}

/** The country that a tax number begins with, behind its label: "BTW BE 0818.204.771". */
const COUNTRY = / [a-z]{2}$/;

/** Whether a label of account numbers, alone or in the title of a statement, is on one of the lines right above a cell, or above a list of numbers that it is in. */
function isUnderLabel(cell: Chunk, lines: readonly Line[], position: number, isTitle: boolean): boolean {
  const { left, right } = cell;
  const first = topOfList(cell, lines, position);
  return lines
    .slice(Math.max(0, first - 2), first)
    .some((line) =>
      cellsOf(line).some(
        (label) =>
          labelOf(label.text) === 'labelled' &&
          titlesStatement(label.text) === isTitle &&
          !says('counterHeading', label.text) &&
          label.left < right &&
          label.right > left - 4,
      ),
    );
}

/** The position of the first of the lines that end at one and each have a number of as many digits right above the next: an overview of accounts. */
function topOfList({ text, left }: Chunk, lines: readonly Line[], position: number): number {
  if (!/^\d+$/.test(text)) return position;
  const isListed = ({ text: other, left: begin }: Chunk) =>
    /^\d+$/.test(other) && other.length === text.length && Math.abs(begin - left) < FLUSH_PT;
  let top = position;
  for (let above = lines[top - 1]; above !== undefined; above = lines[top - 1]) {
    if (!cellsOf(above).some(isListed)) break;
    top--;
  }
  return top;
}
