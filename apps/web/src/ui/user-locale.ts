/** The reader's locale as the browser gives it, for all figures and dates on screen. */
export function userLocale(): string {
  return navigator.language || 'en-US';
}
