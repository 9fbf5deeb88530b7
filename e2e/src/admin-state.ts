import type { Browser, BrowserContext } from 'playwright-core';
import { mailedLink } from './mail-box.ts';
import { PASSWORD, register } from './register.ts';
import type { RunningServer } from './start-server.ts';

export const ADMIN_EMAIL = 'admin@example.com';
/** What makes that account an admin once its address is confirmed. */
export const adminEnvironment = { ADMIN_EMAILS: ADMIN_EMAIL };

/** Cookies and storage of the admin, who is registered and confirmed where they are not yet. */
export async function adminState(
  browser: Browser,
  { origin, dataDir }: Pick<RunningServer, 'origin' | 'dataDir'>,
): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const isKnown = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: PASSWORD }),
  });
  if (isKnown.ok) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(ADMIN_EMAIL);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
  } else {
    await register(page, ADMIN_EMAIL, 'Ada Admin');
    await page.goto(origin + (await mailedLink(dataDir, ADMIN_EMAIL)));
    await page.getByText('Your email is confirmed').waitFor();
  }
  const state = await context.storageState();
  await context.close();
  return state;
}
