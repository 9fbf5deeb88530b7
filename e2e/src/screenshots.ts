// Every screen at 390 and 1440 px, light and dark, into /screenshots: `node e2e/src/screenshots.ts [name…]`.
// WIDTHS=390,768,1440,1920 gives other widths, SHOWN=1 what is in the window without scrolling.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminEnvironment, adminState } from './admin-state.ts';
import { openBrowser } from './open-browser.ts';
import { screens } from './screens.ts';
import { signedInState } from './signed-in-state.ts';
import { startServer } from './start-server.ts';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../screenshots');
const wanted = process.argv.slice(2);
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([startServer(adminEnvironment), openBrowser()]);
try {
  const storageState = await signedInState(server.origin, 'ann@example.com');
  const adminStorage = await adminState(server);
  for (const screen of chosen)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of widths) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
          ...(screen.isSignedIn ? { storageState } : {}),
          ...(screen.isAdmin ? { storageState: adminStorage } : {}),
        });
        const page = await context.newPage();
        await page.goto(server.origin);
        await screen.open(page, server.origin);
        const file = path.join(folder, `${screen.name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: process.env.SHOWN === undefined });
        await context.close();
      }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${chosen.length} screens, each in ${widths.length * 2} pictures, in ${folder}`);
