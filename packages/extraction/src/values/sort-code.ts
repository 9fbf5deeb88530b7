/** Whether three pairs of digits, which may be those of a date, stand before the eight of an account in the United Kingdom or Ireland. */
export function isSortCode(texts: readonly string[], at: number): boolean {
  return /^\d\d-\d\d-\d\d (?:[-–/] )?\d{8}(?!\d)/.test(texts.slice(at, at + 3).join(' '));
}
