/** `site`: marketing navigation and footer. `work`: a compact header, the whole width, no footer. */
export type Layout = 'site' | 'work';

const WORK = /^\/(files|mapping|upload)(\/|$)/;

/** The layout of the page at that path. */
export function layoutOf(path: string): Layout {
  return WORK.test(path) ? 'work' : 'site';
}
