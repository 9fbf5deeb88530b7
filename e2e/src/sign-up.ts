import { authResponseSchema } from '@tieout/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD } from './register.ts';

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** Makes an account without the dialog; the page, which is on one of the product's, is signed in to it afterwards. */
export async function signUp(page: Page, email: string, name = 'Ann Ledger'): Promise<void> {
  // Sent by the browser, which so keeps the cookie too.
  const response = await page.request.post(`${new URL(page.url()).origin}/api/auth/register`, {
    data: { email, password: PASSWORD, name },
  });
  const { session } = authResponseSchema.parse(await response.json());
  await page.evaluate((token) => localStorage.setItem('auth_token', token), session.access_token);
  await page.reload();
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
}

/** The bearer token of an account made now; throws where its address is taken. */
export async function newAccountToken(origin: string, email: string, name = 'Ann Ledger'): Promise<string> {
  const response = await postAuth(origin, 'register', { email, password: PASSWORD, name });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  return authResponseSchema.parse(await response.json()).session.access_token;
}

/** Sends JSON to a route of signing in. */
export function postAuth(origin: string, route: 'register' | 'login', body: object): Promise<Response> {
  return fetch(`${origin}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What a browser keeps of somebody who is signed in by that token. */
export function storageOf(origin: string, token: string): StorageState {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'auth_token', value: token }] }],
  };
}
