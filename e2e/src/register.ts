import type { Page } from 'playwright-core';

export const PASSWORD = 'a long enough password';

/** Registers through the dialog on the page at hand; the page is signed in afterwards. */
export async function register(page: Page, email: string, name = 'Ann Ledger'): Promise<void> {
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name (optional)').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('I accept the').check();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
}
