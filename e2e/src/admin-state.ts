import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { mailedLink } from './mail-box.ts';
import { PASSWORD, register } from './register.ts';
import type { RunningServer } from './start-server.ts';
import { totpCode } from './totp-code.ts';

export const ADMIN_EMAIL = 'admin@example.com';
/** What makes that account an admin once its address is confirmed. */
export const adminEnvironment = { ADMIN_EMAILS: ADMIN_EMAIL };

/** Cookies and storage of the admin, who is registered, confirmed and led through two-factor where they are not yet. */
export async function adminState(
  browser: Browser,
  { origin, dataDir }: Pick<RunningServer, 'origin' | 'dataDir'>,
): ReturnType<BrowserContext['storageState']> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  if (existsSync(codesFile(dataDir))) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await fillAdminLogin(page, dataDir);
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
  } else {
    await register(page, ADMIN_EMAIL, 'Ada Admin');
    await page.goto(origin + (await mailedLink(dataDir, ADMIN_EMAIL)));
    await page.getByText('Your email is confirmed').waitFor();
    await page.getByRole('link', { name: 'Set it up' }).click();
    await setUpTwoFactor(page, dataDir);
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Signs the admin in through the dialog that is open on the page, with one of the recovery codes, each of which works once. */
export async function fillAdminLogin(page: Page, dataDir: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(ADMIN_EMAIL);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByLabel('Remember me').check();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  const [code = '', ...left] = JSON.parse(readFileSync(codesFile(dataDir), 'utf8')) as string[];
  writeFileSync(codesFile(dataDir), JSON.stringify(left));
  await dialog.getByLabel('Authenticator code').fill(code);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** The step an admin without two-factor is led to. */
async function setUpTwoFactor(page: Page, dataDir: string): Promise<void> {
  await page.getByRole('heading', { name: 'Set up two-factor sign-in', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code the app shows').fill(totpCode(key));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByText('Two-factor sign-in is on').waitFor();
  writeFileSync(codesFile(dataDir), JSON.stringify(await dialog.getByRole('listitem').allTextContents()));
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Continue to Admin' }).click();
}

const codesFile = (dataDir: string) => path.join(dataDir, 'admin-recovery-codes.json');
