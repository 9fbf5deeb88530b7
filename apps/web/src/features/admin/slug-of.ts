const SLUG_LENGTH = 80;

/** The address a title suggests: "Closing the year (2026)" is "closing-the-year-2026". Letters beyond a to z lose their marks or are left out. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}
