import type { PrintedDate } from '../values/printed-date.ts';
import type { Draft } from './draft.ts';
import type { Heading } from './heading.ts';
import { textOf } from './line.ts';
import type { BodyLine } from './table.ts';
import type { Token } from './token.ts';

/** Days that nothing but their column tells from other figures: "0311", "6.01". */
const FORMS = [/^(\d{2})(\d{2})$/, /^(\d{1,2})\.(\d{2})$/];
/** How far such a day may stand out beside its heading, in points. */
const [LEFT, RIGHT] = [9, 14];
/** Fewer may be figures of another kind that happen to be days. */
const ENOUGH = 2;

/** The draft with the figures under a heading of days read as days, where each of them is one and none is a date otherwise. */
export function readColumnDates(draft: Draft): Draft {
  return draft.headings.filter(isOfDays).reduce(readUnder, draft);
}

function isOfDays({ role }: Heading): boolean {
  return role === 'date' || role === 'postDate' || role === 'valueDate';
}

function readUnder(draft: Draft, heading: Heading): Draft {
  const isUnder = ({ left, right }: Token) => left > heading.left - LEFT && right < heading.right + RIGHT;
  const under = draft.lines.flatMap((body) =>
    body.tokens
      .filter((token) => isUnder(token) && /\d/.test(textOfToken(body, token)))
      .map((token) => textOfToken(body, token)),
  );
  const form = FORMS.find((pattern) => under.every((text) => dayOf(text, pattern) !== null));
  if (form === undefined || under.length < ENOUGH) return draft;
  const lines = draft.lines.map((body) => ({
    ...body,
    tokens: body.tokens.map((token): Token => {
      const date = isUnder(token) ? dayOf(textOfToken(body, token), form) : null;
      const { from, to, left, right } = token;
      return date === null ? token : { kind: 'date', from, to, left, right, date };
    }),
  }));
  return { ...draft, lines };
}

function textOfToken({ line }: BodyLine, { from, to }: Token): string {
  return textOf(line.words.slice(from, to));
}

function dayOf(text: string, form: RegExp): PrintedDate | null {
  const match = form.exec(text);
  const [first, second] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  if (first < 1 || second < 1 || Math.max(first, second) > 31 || Math.min(first, second) > 12) return null;
  return { first, second, year: null, order: 'unknown', isShort: false, wordCount: 1 };
}
