import type { AccountTitle, AccountTitles } from '../classify/account-titles.ts';
import type { Range } from '../tables/drafts-of.ts';

/** The segment of a document that belongs to one account, and the overview lines that list it. */
export type Segment = Range & {
  readonly title: AccountTitle;
  /** Reading positions of lines that list the account among others. */
  readonly listed: readonly number[];
};

/** Each account's segment: from its title to the next; after the last one, an overview ends it. */
export function segmentsOf({ titles, listed }: AccountTitles, lineCount: number): Segment[] {
  const last = titles.at(-1)?.position ?? 0;
  const end = Math.min(lineCount, ...[...listed.keys()].filter((position) => position > last));
  return titles.map((title, index) => {
    const to = titles[index + 1]?.from ?? end;
    return {
      ...{ from: title.from, to, title },
      listed: [...listed].flatMap(([position, key]) =>
        key === title.key && (position < title.from || position >= to) ? [position] : [],
      ),
    };
  });
}
