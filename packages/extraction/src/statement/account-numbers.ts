import { lettersOfNumber } from '../classify/account-key.ts';
import { type AccountMention, COST_OF_CLEAR, COST_OF_ONE } from '../classify/account-number.ts';
import type { Draft } from './document-reading.ts';
import type { Segment } from './segment.ts';

/** On a card statement, a full account number belongs to the account that pays it; on a bank statement, a card number belongs to a card of that account. */
const COST_OF_OTHER_PAPER = 2;
/** Between the rows of an account, a number is likelier a payee's. */
const COST_AMONG_ROWS = 1;
/** Largest distance, in lines, between the numbers of one account. */
const LINES_OF_BLOCK = 3;

/**
 * The number of each account: the one in its title. Without titles, the best of those printed last between the rows of the account before
 * and its own first row that belongs to no other account. If there is none, the number of the account before, of which it is a part.
 */
export function accountNumbers(
  { accounts, scopes }: Pick<Draft, 'accounts' | 'scopes'>,
  mentions: readonly AccountMention[],
  isCard: boolean,
): (string | null)[] {
  const isAmongRows = ({ position }: AccountMention) =>
    accounts.some(({ stretch, rows }) => rows.length > 0 && position > stretch.from && position < stretch.to);
  const apart = mentions.filter((mention) => mention.cost < COST_OF_ONE || !isAmongRows(mention));
  const costed = apart.map((mention) => ({
    ...mention,
    cost:
      mention.cost +
      (isOfOther(mention, isCard) && !isNextToCard(mention, mentions) ? COST_OF_OTHER_PAPER : 0) +
      (isAmongRows(mention) ? COST_AMONG_ROWS : 0),
  }));
  const [first] = isCard ? [] : costed.filter(({ cost }) => cost <= COST_OF_CLEAR);
  const likeliest = first ?? best(costed.filter(({ cost }) => cost <= COST_OF_ONE + COST_OF_OTHER_PAPER));
  const all = likeliest === undefined ? null : inFull(likeliest.number, mentions);
  if (accounts.length < 2) return accounts.map(() => all);
  const numbers: (string | null)[] = [];
  accounts.forEach(({ stretch }, index) => {
    const segment = scopes[index]?.segment ?? null;
    if (segment !== null) {
      const others = scopes.flatMap((scope) => scope.segment ?? []).filter((one) => one !== segment);
      numbers.push(numberUnder(segment, costed, others));
      return;
    }
    const from = accounts[index - 1]?.stretch.to ?? -1;
    const own = costed.filter(({ position }) => position > from && position <= stretch.from);
    const free = own.filter(({ number }) => !numbers.includes(number));
    numbers.push(
      lastBlock(free.length > 0 ? free : own)?.number ?? numbers[index - 1] ?? (index === 0 ? all : null),
    );
  });
  return numbers;
}

/**
 * The number in an account's title, by its label or form: of several that are clearly its own, and on no title of `others`, as that of a branch
 * is, the one that an overview or another line of the document prints first. Else what distinguishes the title from others; else a number below
 * the title.
 */
function numberUnder(
  { title, to, listed }: Segment,
  mentions: readonly AccountMention[],
  others: readonly Segment[],
): string | null {
  const onTitleOf = ({ from, position: until }: Segment['title']) =>
    mentions.filter(({ position }) => position >= from && position <= until);
  const onTitle = onTitleOf(title);
  const shared = lettersOf(others.flatMap((other) => onTitleOf(other.title)));
  const inOverview = mentions.filter(({ position }) => listed.includes(position));
  const clear = lettersOf([...onTitle, ...inOverview].filter(({ cost }) => cost <= COST_OF_CLEAR));
  const first = mentions
    .map((mention) => ({ mention, letters: lettersOfNumber(mention.number) }))
    .find(({ letters }) => clear.has(letters) && !shared.has(letters))?.mention;
  const own = mentions.filter(({ position }) => position >= title.from && position < to);
  return (first ?? best(onTitle))?.number ?? title.number ?? best(own)?.number ?? null;
}

function lettersOf(mentions: readonly AccountMention[]): Set<string> {
  return new Set(mentions.map(({ number }) => lettersOfNumber(number)));
}

/** A card's number as it is printed in full, on a payment slip for example, where the statement masks it elsewhere. */
function inFull(number: string, mentions: readonly AccountMention[]): string {
  const masked = number.replace(/[^\d*xX•·●#]/g, '');
  if (!MASK.test(masked)) return number;
  const pattern = new RegExp(`^${masked.replace(/\D/g, '\\d')}$`);
  const full = mentions.filter((mention) => pattern.test(mention.number.replace(/[ .-]/g, '')));
  const [one] = full;
  return one !== undefined && full.every((mention) => mention.number === one.number) ? one.number : number;
}

/** A whole card number, some of whose digits are hidden. */
const MASK = /^(?=.*\D)[\d*xX•·●#]{15,16}$/;

function isOfOther({ form }: AccountMention, isCard: boolean): boolean {
  return isCard ? form === 'iban' || form === 'odd iban' || form === 'national' : form === 'card';
}

/** Whether a labelled account number is right above or below that of a card: it is the card's own account. */
function isNextToCard(
  { cost, form, position }: AccountMention,
  mentions: readonly AccountMention[],
): boolean {
  return (
    cost === 0 &&
    form !== 'card' &&
    mentions.some((other) => other.form === 'card' && Math.abs(other.position - position) === 1)
  );
}

function best(mentions: readonly AccountMention[]): AccountMention | undefined {
  return mentions.reduce<AccountMention | undefined>(
    (found, mention) => (found === undefined || mention.cost < found.cost ? mention : found),
    undefined,
  );
}

/** The best of the numbers on the last lines. */
function lastBlock(mentions: readonly AccountMention[]): AccountMention | undefined {
  const from = mentions.findLastIndex(
    ({ position }, at) => at === 0 || position - (mentions[at - 1]?.position ?? 0) > LINES_OF_BLOCK,
  );
  return best(mentions.slice(Math.max(from, 0)));
}
