import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropPdf } from '../src/drop-pdf.ts';
import { mailedLink } from '../src/mail-box.ts';
import { openBrowser } from '../src/open-browser.ts';
import { PASSWORD, register } from '../src/register.ts';
import { contradictedStatement, smallStatement } from '../src/sample-statements.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { statementPdf } from '../src/statement-pdf.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  await page.goto(server.origin);
});
afterEach(() => page.context().close());

describe('an account', () => {
  test('is registered, confirmed by its mail, signed out and signed in again', async () => {
    await register(page, 'ann@example.com');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Ann Ledger' }).waitFor();
    await page.getByText('to verify your account and access all features').waitFor();
    await page.getByText('0 / 5 conversions').waitFor();

    await page.goto(server.origin + (await mailedLink(server.dataDir, 'ann@example.com')));
    await page.waitForURL(`${server.origin}/dashboard`);
    await page.getByText('Your email is confirmed').waitFor();
    await page.getByText('to verify your account').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('ann@example.com');
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Email or password is wrong' }).waitFor();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'My Files' }).waitFor();
  });

  test('says at each field what is missing', async () => {
    await page.getByRole('button', { name: 'Get Started', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('long enough');
    await dialog.getByLabel('Confirm password').fill('another one');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await dialog.getByText('Enter your email address.').waitFor();
    await dialog.getByText('The passwords do not match.').waitFor();
    await dialog.getByText('Accept the terms to create an account.').waitFor();
  });

  test('gets a new password by mail', async () => {
    await register(page, 'forgetful@example.com');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('forgetful@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Check your mail').waitFor();
    const link = await waitForResetLink(server.dataDir, 'forgetful@example.com');
    await page.goto(server.origin + link);
    await page.getByLabel('New password').fill('an entirely new one');
    await page.getByLabel('Confirm password').fill('an entirely new one');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  });
});

describe('the wizard', () => {
  test('goes from PDF to CSV in four steps, and the file is in the history until it is deleted', async () => {
    await register(page, 'wizard@example.com');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Upload New PDF' }).click();
    await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
    await page.getByRole('button', { name: 'Continue to Mapping' }).click();
    await page.getByText('TxnDate (suggested)').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save Mapping' }).click();
    await page.getByRole('heading', { name: 'Conversion complete' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^converted-\d{8}-\d{6}\.csv$/);
    const [head, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(head).toBe(
      'RefNumber,TxnDate,TotalAmount,CustomerName,Description,Account,Class,ItemRef,Quantity,Rate',
    );
    expect(first).toContain('12/16/2025,2500.00');

    await page.getByRole('link', { name: 'My Files' }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'january.pdf' });
    await row.getByText('Completed').waitFor();
    await row.getByText('Proven').waitFor();
    await row.getByText('QBO').waitFor();
    await row.getByRole('button', { name: 'Actions for january.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('This action cannot be undone.').waitFor();
    await page.mouse.click(5, 5);
    await page.getByRole('button', { name: 'Delete File' }).click();
    await page.getByText('File has been successfully deleted.').waitFor();
    await page.getByText("You haven't uploaded any files yet.").waitFor();
  });

  test('is not for visitors', async () => {
    await page.goto(`${server.origin}/upload`);
    await page.waitForURL(`${server.origin}/`);
  });
});

describe('several files at once', () => {
  test('each have their own verdict, and a gap between them is pointed out', async () => {
    await register(page, 'several@example.com');
    await page.getByRole('link', { name: 'My Files' }).click();
    const later = { ...smallStatement, period: '02/01/2026 to 02/28/2026', rows: [] };
    const february = [{ date: '02/03/2026', description: 'RENT FEBRUARY', cents: -45_000 }];
    await page.getByLabel('PDF files').setInputFiles([
      { name: 'january.pdf', ...(await pdf(smallStatement)) },
      { name: 'wrong.pdf', ...(await pdf(contradictedStatement)) },
      { name: 'february.pdf', ...(await pdf({ ...later, rows: february })) },
    ]);
    const queue = page.getByRole('region', { name: 'Several files at once' });
    await queue.getByRole('listitem').filter({ hasText: 'january.pdf' }).getByText('Proven').waitFor();
    await queue.getByRole('listitem').filter({ hasText: 'wrong.pdf' }).getByText('Contradicted').waitFor();
    await queue.getByText('A statement may be missing.').first().waitFor();
  });
});

describe('pages for those who are signed in', () => {
  test('ask visitors to sign in', async () => {
    await page.goto(`${server.origin}/dashboard`);
    await page.getByRole('heading', { name: 'Access Required' }).waitFor();
    await page.getByText('Please sign in to access your dashboard.').waitFor();
    await page.goto(`${server.origin}/files`);
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await page.getByRole('link', { name: 'Go to Home Page' }).waitFor();
  });

  test('end a session the server no longer knows, and say so', async () => {
    await register(page, 'expired@example.com');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('auth_token', 'forged'));
    await page.getByRole('link', { name: 'My Files' }).click();
    await page.getByText('Signed out').waitFor();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });
});

const pdf = async (plan: typeof smallStatement) => ({
  mimeType: 'application/pdf',
  buffer: Buffer.from(await statementPdf(plan)),
});

async function waitForResetLink(dataDir: string, address: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const link = await mailedLink(dataDir, address);
    if (link.startsWith('/reset-password')) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no reset link came');
}
