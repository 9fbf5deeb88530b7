import type { Movement } from './export-source.ts';

/** Words that say a row is a check, at the start of its description. */
const CHECK =
  /^(?:paid |cashed |cleared )?(?:checks?|cheques?|chq|chk|ck|ch[èe]ques?|scheck|assegno|cheque)\b(?:\s+paid\b)?[\s#:.no°º-]*(\d{1,12})?\b/i;
/** What follows the word where the row is something else: a card, an order or return of checks, a deposited one. */
const NO_CHECK =
  /^\S+\s*(?:card|crd|cd|order|printing|deposit|dep|return|fee|charge|supply|img|image|safekeep)/i;

/** The number of the check a row is, "" where it is one without a number, null where it is none. */
export function checkNumber({ description, reference, amountMinor }: Movement): string | null {
  const text = description.trim();
  const match = CHECK.exec(text);
  if (match === null || amountMinor > 0 || NO_CHECK.test(text)) return null;
  const printed = /^\D{0,4}(\d{1,12})$/.exec(reference?.trim() ?? '')?.[1] ?? '';
  return printed || (match[1] ?? '');
}

/** The printed reference of a row that is not the number of its check; null where there is none. */
export function otherReference(movement: Movement): string | null {
  const check = checkNumber(movement);
  const { reference } = movement;
  if (reference === null || reference.trim() === '') return null;
  return check !== null && check !== '' && reference.includes(check) ? null : reference;
}
