import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { mailedLink } from '../../src/mail-box.ts';
import { PASSWORD, register } from '../../src/register.ts';
import { contradictedStatement, smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

/** What most accounts do: register, sign in, convert. */
export function accountFlows(stage: Stage) {
  describe('an account', () => {
    test('is registered, confirmed by its mail, signed out and signed in again', async () => {
      await register(stage.page, 'ann@example.com');
      await stage.page.getByRole('link', { name: 'Dashboard' }).click();
      await stage.page.getByRole('heading', { name: 'Welcome back, Ann Ledger' }).waitFor();
      await stage.page.getByText('to verify your account and access all features').waitFor();
      await stage.page.getByText('0 / 5 conversions').waitFor();

      await stage.page.goto(
        stage.server.origin + (await mailedLink(stage.server.dataDir, 'ann@example.com')),
      );
      await stage.page.waitForURL(`${stage.server.origin}/dashboard`);
      // The page reloads itself once, signed in; what happened must be there to read after that too.
      await stage.page.waitForEvent('load');
      await stage.page.getByText('Your email is confirmed').waitFor();
      await stage.page.getByText('to verify your account').waitFor({ state: 'detached' });

      await stage.page.getByRole('button', { name: 'Sign Out' }).click();
      await stage.page.getByRole('button', { name: 'Sign In' }).click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('ann@example.com');
      await dialog.getByLabel('Password').fill('not the password');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByRole('alert').filter({ hasText: 'Email or password is wrong' }).waitFor();
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await stage.page.getByRole('link', { name: 'My Files' }).first().waitFor();
    });

    test('gets a new password by mail', async () => {
      await signUp(stage.page, 'forgetful@example.com');
      await stage.page.getByRole('button', { name: 'Sign Out' }).click();
      await stage.page.getByRole('button', { name: 'Sign In' }).click();
      await stage.page.getByRole('button', { name: 'Forgot password?' }).click();
      await stage.page.getByLabel('Email').fill('forgetful@example.com');
      await stage.page.getByRole('button', { name: 'Send the link' }).click();
      await stage.page.getByText('Check your email').waitFor();
      const link = await waitForResetLink(stage.server.dataDir, 'forgetful@example.com');
      await stage.page.goto(stage.server.origin + link);
      await stage.page.getByLabel('New password').fill('an entirely new one');
      await stage.page.getByLabel('Confirm password').fill('an entirely new one');
      await stage.page.getByRole('button', { name: 'Set password' }).click();
      await stage.page.getByRole('heading', { name: 'Your password is set' }).waitFor();
    });
  });

  describe('the wizard', () => {
    test('goes from PDF to CSV in four steps, and the file is in the history until it is deleted', async () => {
      await signUp(stage.page, 'wizard@example.com');
      await stage.page.getByRole('link', { name: 'Dashboard' }).click();
      await stage.page.getByRole('link', { name: 'Upload New PDF' }).click();
      await dropPdf(stage.page, 'january.pdf', await statementPdf(smallStatement));
      await stage.page.getByRole('button', { name: 'Continue to Mapping' }).click();
      await stage.page.getByText('TxnDate (suggested)').first().waitFor({ state: 'attached' });
      await stage.page.getByRole('button', { name: 'Save Mapping' }).click();
      await stage.page.getByRole('heading', { name: 'Conversion complete' }).waitFor();
      const downloading = stage.page.waitForEvent('download');
      await stage.page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^converted-\d{8}-\d{6}\.csv$/);
      const [head, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
      expect(head).toBe(
        'RefNumber,TxnDate,TotalAmount,CustomerName,Description,Account,Class,ItemRef,Quantity,Rate',
      );
      expect(first).toContain('12/16/2025,2500.00');

      const fileId = await stage.page.evaluate<string>(
        "fetch('/api/user/files').then((answer) => answer.json()).then(({ files }) => files[0].id)",
      );
      await stage.page.goto(`${stage.server.origin}/upload?fileId=${fileId}`);
      await stage.page.getByRole('heading', { name: 'Preview Extracted Data' }).waitFor();
      expect(
        await stage.page.getByRole('progressbar', { name: 'Steps done' }).getAttribute('aria-valuenow'),
      ).toBe('50');

      await stage.page.getByRole('link', { name: 'My Files' }).first().click();
      const row = stage.page.getByRole('row').filter({ hasText: 'january.pdf' });
      await row.getByText('Completed').waitFor();
      await row.getByText('Proven').waitFor();
      await row.getByText('QBO').waitFor();
      await row.getByRole('button', { name: 'Actions for january.pdf' }).click();
      await stage.page.getByRole('menuitem', { name: 'Delete' }).click();
      await stage.page.getByText('This action cannot be undone.').waitFor();
      await stage.page.mouse.click(5, 5);
      await stage.page.getByRole('button', { name: 'Delete File' }).click();
      await stage.page.getByText('File has been successfully deleted.').first().waitFor();
      await stage.page.getByText("You haven't uploaded any files yet.").waitFor();
    });
  });

  describe('pages for those who are signed in', () => {
    test('ask visitors to sign in', async () => {
      await stage.page.goto(`${stage.server.origin}/dashboard`);
      await stage.page.getByRole('heading', { name: 'Access Required' }).waitFor();
      await stage.page.getByText('Please sign in to access your dashboard.').waitFor();
      await stage.page.goto(`${stage.server.origin}/files`);
      await stage.page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
      await stage.page.getByRole('link', { name: 'Go to Home Page' }).waitFor();
    });
  });
}

/** What else accounts alone can do. */
export function accountBreadth(stage: Stage) {
  describe('an account', () => {
    test('asks for a password where its link is opened in another browser', async () => {
      await register(stage.page, 'elsewhere@example.com', 'Bea Counter');
      const link = await mailedLink(stage.server.dataDir, 'elsewhere@example.com');
      const context = await stage.browser.newContext();
      const other = await context.newPage();
      await other.goto(stage.server.origin + link);
      await other.getByRole('heading', { name: 'Confirm your email' }).waitFor();
      await other.getByRole('button', { name: 'Get Started', exact: true }).waitFor();
      await other.getByLabel('New password').fill('password');
      await other.getByLabel('Confirm password').fill('password');
      await other.getByRole('button', { name: 'Set password' }).click();
      await other.getByRole('alert').filter({ hasText: 'stolen in a data breach' }).waitFor();
      await other.getByLabel('New password').fill('an entirely new one');
      await other.getByLabel('Confirm password').fill('an entirely new one');
      await other.getByRole('button', { name: 'Set password' }).click();
      await other.getByRole('heading', { name: 'Your email is confirmed' }).waitFor();
      await context.close();
    });

    test('without “Remember me” is signed in in every tab until the browser is closed, with it after that too', async () => {
      await register(stage.page, 'brief@example.com');
      for (const isRemembered of [false, true]) {
        await stage.page.getByRole('button', { name: 'Sign Out' }).click();
        await stage.page.getByRole('button', { name: 'Sign In' }).click();
        const dialog = stage.page.getByRole('dialog');
        await dialog.getByLabel('Email').fill('brief@example.com');
        await dialog.getByLabel('Password').fill(PASSWORD);
        await dialog.getByLabel('Remember me').setChecked(isRemembered);
        await dialog.getByRole('button', { name: 'Sign In' }).click();
        await stage.page.getByRole('button', { name: 'Sign Out' }).waitFor();
        const secondTab = await stage.page.context().newPage();
        await secondTab.goto(`${stage.server.origin}/dashboard`);
        await secondTab.getByRole('heading', { name: 'Welcome back, Ann Ledger' }).waitFor();
        await secondTab.close();

        // What a browser still has after it was closed: no cookies that end with it, and no session storage.
        const { cookies, origins } = await stage.page.context().storageState();
        const storageState = { cookies: cookies.filter(({ expires }) => expires > 0), origins };
        const later = await stage.browser.newContext({ storageState });
        const page = await later.newPage();
        await page.goto(`${stage.server.origin}/dashboard`);
        const heading = isRemembered ? 'Welcome back, Ann Ledger' : 'Access Required';
        await page.getByRole('heading', { name: heading }).waitFor();
        await later.close();
      }
    });

    test('says at each field what is missing', async () => {
      await stage.page.getByRole('button', { name: 'Get Started', exact: true }).click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByLabel('Password', { exact: true }).fill('long enough');
      await dialog.getByLabel('Confirm password').fill('another one');
      await dialog.getByRole('button', { name: 'Create Account' }).click();
      await dialog.getByText('Enter your email address.').waitFor();
      await dialog.getByText('The passwords do not match.').waitFor();
      await dialog.getByText('Accept the terms to create an account.').waitFor();
    });
  });

  describe('the wizard', () => {
    test('is not for visitors', async () => {
      await stage.page.goto(`${stage.server.origin}/upload`);
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });
  });

  describe('several files at once', () => {
    test('each have their own verdict, and a gap between them is pointed out', async () => {
      await signUp(stage.page, 'several@example.com');
      await stage.page.getByRole('link', { name: 'My Files' }).click();
      const later = { ...smallStatement, period: '02/01/2026 to 02/28/2026', rows: [] };
      const february = [{ date: '02/03/2026', description: 'RENT FEBRUARY', cents: -45_000 }];
      await stage.page.getByLabel('PDF files').setInputFiles([
        { name: 'january.pdf', ...(await pdf(smallStatement)) },
        { name: 'wrong.pdf', ...(await pdf(contradictedStatement)) },
        { name: 'february.pdf', ...(await pdf({ ...later, rows: february })) },
        { name: 'locked.pdf', ...(await pdf({ ...smallStatement, account: '99', password: 'open sesame' })) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      ]);
      const queue = stage.page.getByRole('region', { name: 'Multiple files' });
      await queue.getByRole('listitem').filter({ hasText: 'january.pdf' }).getByText('Proven').waitFor();
      await queue.getByRole('listitem').filter({ hasText: 'wrong.pdf' }).getByText('Contradicted').waitFor();
      const locked = queue.getByRole('listitem').filter({ hasText: 'locked.pdf' });
      await locked.getByRole('button', { name: 'Enter the password of locked.pdf' }).click();
      await stage.page.getByLabel('PDF password').fill('open sesame');
      await stage.page.getByRole('button', { name: 'Open PDF' }).click();
      await locked.getByText('Proven').waitFor();
      await queue.getByText('This is not a PDF.').waitFor();
      await queue.getByRole('button', { name: 'Clear notes.txt' }).click();
      await queue
        .getByText(/february\.pdf begins 2026-02-01, and .* no statement covers the days between/)
        .waitFor();

      await stage.page.getByLabel('Choose january.pdf').check();
      await stage.page.getByLabel('Choose february.pdf').check();
      await stage.page.getByRole('button', { name: 'Export as one…' }).click();
      const dialog = stage.page.getByRole('dialog', { name: 'Export' });
      await dialog.getByText('2 files as one').waitFor();
      await dialog.getByText('Account 0001234567').waitFor();
      await dialog.getByText('7 rows', { exact: false }).first().waitFor();
      const downloading = stage.page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      const lines = readFileSync(await (await downloading).path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toBe('Date,Description,Amount');
      expect(lines).toHaveLength(1 + 6 + 1);
      expect(lines.at(-1)).toContain('RENT FEBRUARY');
    });
  });

  describe('pages for those who are signed in', () => {
    test('end a session the server no longer knows, and say so', async () => {
      await signUp(stage.page, 'expired@example.com');
      await stage.page.context().clearCookies();
      await stage.page.evaluate(() => localStorage.setItem('auth_token', 'forged'));
      await stage.page.getByRole('link', { name: 'My Files' }).click();
      await stage.page.getByText('Signed out', { exact: true }).first().waitFor();
      await stage.page.getByRole('button', { name: 'Sign In' }).waitFor();
    });
  });
}

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
