const FALLBACK = 'en-US';

/** The reader's locale as the browser gives it, for all figures and dates on screen. */
export function userLocale(): string {
  // Some systems add what is no part of a language tag: "en-US@posix".
  const [tag = ''] = navigator.language.split('@');
  if (tag !== known.tag) known = { tag, locale: isLocale(tag) ? tag : FALLBACK };
  return known.locale;
}

let known = { tag: FALLBACK, locale: FALLBACK };

function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
