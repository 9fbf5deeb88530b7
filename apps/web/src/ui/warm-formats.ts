import { userLocale } from './user-locale.ts';

/** The first format of each kind takes a phone some 40 ms; each loads a part of what the next needs. */
const FIRST_OF_A_KIND = [
  () => new Intl.Collator(),
  userLocale,
  () => new Intl.DateTimeFormat(userLocale(), { dateStyle: 'medium', timeZone: 'UTC' }),
];

/** Has the browser load what it formats figures and dates with, one kind at a time, so that no drawing waits for all of it at once. */
export async function warmFormats(): Promise<void> {
  for (const make of FIRST_OF_A_KIND) {
    await new Promise((resolve) => setTimeout(resolve));
    make();
  }
}
