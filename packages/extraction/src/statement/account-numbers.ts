import { type AccountMention, COST_OF_ONE } from '../classify/account-number.ts';
import type { Draft } from './document-reading.ts';
import type { Segment } from './segment.ts';

/** On the paper of a card an account in full is the one it is paid from or to; on that of an account a card is one of those that pay from it. */
const COST_OF_OTHER_PAPER = 2;
/** Numbers of one account stand on lines no further apart. */
const LINES_OF_BLOCK = 3;

/**
 * The number of each account: the one of its title; without titles the one with the best signs of all that stand last
 * between the rows of the account before and its own
 * first row, and that is no other's. Where none stands there, that of the account before, which it is a part of.
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
    cost: mention.cost + (isOfOther(mention, isCard) ? COST_OF_OTHER_PAPER : 0),
  }));
  const all = best(costed.filter(({ cost }) => cost <= COST_OF_ONE + COST_OF_OTHER_PAPER))?.number ?? null;
  if (accounts.length < 2) return accounts.map(() => all);
  const numbers: (string | null)[] = [];
  accounts.forEach(({ stretch }, index) => {
    const segment = scopes[index]?.segment ?? null;
    if (segment !== null) {
      numbers.push(numberUnder(segment, costed));
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

/** The number an account's title prints, as its label or form shows it, the one an overview lists it by before what only its words show, else what sets the title apart from others; else one below the title. */
function numberUnder({ title, listed, to }: Segment, mentions: readonly AccountMention[]): string | null {
  const own = mentions.filter(({ position }) => position >= title.from && position < to);
  const onTitle = own.filter(({ position }) => position <= title.position);
  const said = best(onTitle);
  const isListed = ({ number }: AccountMention) => lettersOf(number) === title.key;
  const overviews = listed.length > 0 && said?.cost !== 0 ? onTitle.find(isListed) : undefined;
  return (overviews ?? said)?.number ?? title.number ?? best(own)?.number ?? null;
}

function lettersOf(number: string): string {
  return number.replace(/[^\p{L}\d]/gu, '');
}

function isOfOther({ form }: AccountMention, isCard: boolean): boolean {
  return isCard ? form === 'iban' || form === 'odd iban' || form === 'national' : form === 'card';
}

function best(mentions: readonly AccountMention[]): AccountMention | undefined {
  return mentions.reduce<AccountMention | undefined>(
    (found, mention) => (found === undefined || mention.cost < found.cost ? mention : found),
    undefined,
  );
}

/** The best of those that stand on the last lines. */
function lastBlock(mentions: readonly AccountMention[]): AccountMention | undefined {
  const from = mentions.findLastIndex(
    ({ position }, at) => at === 0 || position - (mentions[at - 1]?.position ?? 0) > LINES_OF_BLOCK,
  );
  return best(mentions.slice(Math.max(from, 0)));
}
