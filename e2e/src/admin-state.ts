import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authResponseSchema, paths, twoFactorSetupSchema } from '@tieout/contract';
import type { Page } from 'playwright-core';
import { mailedLink } from './mail-box.ts';
import { PASSWORD } from './register.ts';
import { postAuth, type StorageState, storageOf } from './sign-up.ts';
import type { RunningServer } from './start-server.ts';
import { totpCode } from './totp-code.ts';

export const ADMIN_EMAIL = 'admin@example.com';
/** An admin whose account no test has set up yet. */
export const NEW_ADMIN_EMAIL = 'new-admin@example.com';
/** What makes those accounts admins once their address is confirmed and two-factor is on. */
export const adminEnvironment = { ADMIN_EMAILS: `${ADMIN_EMAIL},${NEW_ADMIN_EMAIL}` };

const SET_UP_WITHIN_MS = 60_000;

export type AdminServer = Pick<RunningServer, 'origin' | 'dataDir'>;

/** Storage of the admin, signed in. */
export async function adminState(server: AdminServer): Promise<StorageState> {
  return storageOf(server.origin, await adminToken(server));
}

/** A bearer token of the admin, whose account is set up by the first that asks: this file or another that shares the product. */
export async function adminToken(server: AdminServer): Promise<string> {
  const file = path.join(server.dataDir, 'admin-token');
  if (isFirst(server)) {
    writeFileSync(`${file}.new`, await setUpAdmin(server));
    renameSync(`${file}.new`, file);
  }
  for (const deadline = Date.now() + SET_UP_WITHIN_MS; Date.now() < deadline; ) {
    if (existsSync(file)) return readFileSync(file, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${ADMIN_EMAIL} did not become an admin`);
}

/** A folder is made once, whoever else tries. */
function isFirst({ dataDir }: AdminServer): boolean {
  try {
    mkdirSync(path.join(dataDir, 'admin-set-up'));
    return true;
  } catch {
    return false;
  }
}

/** Registers the admin, confirms the address in the same browser, and switches two-factor on. */
async function setUpAdmin({ origin, dataDir }: AdminServer): Promise<string> {
  const account = { email: ADMIN_EMAIL, password: PASSWORD };
  const registered = await postAuth(origin, 'register', { ...account, name: 'Ada Admin' });
  const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0]);
  const link = await mailedLink(dataDir, ADMIN_EMAIL);
  await fetch(origin + link, { redirect: 'manual', headers: { cookie: cookie.join('; ') } });
  const { session } = authResponseSchema.parse(await registered.json());
  const post = (route: string, body: object) =>
    fetch(origin + route, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const setUp = await post(paths.twoFactor, { password: PASSWORD });
  const { uri, backupCodes } = twoFactorSetupSchema.parse(await setUp.json());
  writeFileSync(codesFile(dataDir), JSON.stringify(backupCodes));
  const code = totpCode(new URL(uri).searchParams.get('secret') ?? '');
  const confirmed = await post(paths.twoFactorConfirm, { code });
  return authResponseSchema.parse(await confirmed.json()).session.access_token;
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

/** Sets two-factor up on the page an admin without it is led to. */
export async function setUpTwoFactor(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Set up two-factor sign-in', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code from the app').fill(totpCode(key));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByText('Two-factor sign-in is on').waitFor();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: 'Continue to Admin' }).click();
}

const codesFile = (dataDir: string) => path.join(dataDir, 'admin-recovery-codes.json');
