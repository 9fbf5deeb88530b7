import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT_SCRIPT = fileURLToPath(new URL('../../../web/dist/theme.js', import.meta.url));

/** The script that names the theme before the first paint. It is written into the page: as a file of its own it would hold up the page for a round trip. */
export type ThemeScript = {
  readonly source: string;
  /** What allows it to run under the content security policy. */
  readonly cspHash: string;
};

/** The script as it was built; null where the web app is not built. */
export function readThemeScript(): ThemeScript | null {
  try {
    const source = readFileSync(BUILT_SCRIPT, 'utf8');
    return { source, cspHash: `'sha256-${createHash('sha256').update(source).digest('base64')}'` };
  } catch {
    return null;
  }
}
