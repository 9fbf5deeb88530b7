// Every screen and mail at 390, 768 and 1440 px, light and dark, into /screenshots: `npm run screenshots [name…]`.
// WIDTHS=390,1920 gives other widths, SHOWN=1 what is in the window without scrolling.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { adminEnvironment, adminState } from './admin-state.ts';
import { mailHtml, type SentMail } from './mail-html.ts';
import { openBrowser } from './open-browser.ts';
import { type Screen, screens } from './screens.ts';
import { signedInState } from './signed-in-state.ts';
import { startServer } from './start-server.ts';

const WIDTHS = (process.env.WIDTHS ?? '1440,768,390').split(',').map(Number);
const THEMES = ['light', 'dark'] as const;

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../screenshots');
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const chosen = screens.filter(({ name }) => isWanted(name));

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([startServer(adminEnvironment), openBrowser()]);
const failed: string[] = [];
try {
  const storageState = await signedInState(server.origin, 'ann@example.com');
  const adminStorage = await adminState(server);
  for (const screen of chosen)
    await inPage(stateFor(screen), async (page) => {
      try {
        await page.goto(server.origin);
        await screen.open(page, server.origin);
        await photograph(page, screen.name);
      } catch (error) {
        failed.push(screen.name);
        console.error(`${screen.name}: ${error instanceof Error ? error.message : error}`);
      }
    });
  for (const mail of isWanted('mails') ? await everyMail() : [])
    await inPage({}, async (page) => {
      await page.setContent(mailHtml(mail));
      await photograph(page, `mail-${mail.subject.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`);
    });

  function stateFor({ isAdmin, isSignedIn }: Screen): BrowserContextOptions {
    if (isAdmin) return { storageState: adminStorage };
    return isSignedIn ? { storageState } : {};
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(
  `${chosen.length - failed.length} screens, each in ${WIDTHS.length * THEMES.length} pictures, and the mails, in ${folder}`,
);
if (failed.length > 0) {
  console.error(`not photographed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** One of each kind, by the code that writes them. */
async function everyMail(): Promise<SentMail[]> {
  const script = fileURLToPath(new URL('../../apps/server/test/support/every-mail.ts', import.meta.url));
  return JSON.parse((await promisify(execFile)(process.execPath, [script])).stdout);
}

async function inPage(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    ...options,
  });
  await use(await context.newPage());
  await context.close();
}

/** The page as it stands, in every width and theme. */
async function photograph(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(150);
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: process.env.SHOWN === undefined,
        // What is out of view is otherwise left blank.
        style: '* { content-visibility: visible !important }',
      });
    }
}
