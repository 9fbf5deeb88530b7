import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

const NO_FILE = '00000000-0000-4000-8000-000000000000';

/** What stands on the pages of the specification, line by line, where no longer flow comes by. */
export function pageFlows(stage: Stage) {
  describe('the frame of every page', () => {
    test('leads to the parts of the landing page, and all its links lead somewhere', async () => {
      const { page } = stage;
      for (const [name, id] of [
        ['Features', 'features'],
        ['Pricing', 'pricing'],
        ['Blog', 'blog'],
        ['Support', 'support'],
        ['Contact', 'contact'],
      ] as const) {
        const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
        expect(await link.getAttribute('href')).toBe(`/#${id}`);
        expect(await page.locator(`#${id}`).count()).toBe(1);
      }
      const hrefs = await page
        .locator('footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(11);
      for (const href of hrefs.filter((one) => !one.includes('#'))) {
        await page.goto(stage.server.origin + href);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByText('404 Page Not Found').count(), href).toBe(0);
      }
    });
  });

  describe('signing in', () => {
    test('of an address that is not confirmed asks for that, and can send the message again', async () => {
      const { page } = stage;
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 403, json: { code: 'email-not-confirmed', message: 'Email not confirmed' } }),
      );
      await page.getByRole('button', { name: 'Sign In' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('new@example.com');
      await dialog.getByLabel('Password').fill('whatever it was');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByText('Email Verification Required').waitFor();
      await dialog.getByText('new@example.com').waitFor();
      await dialog.getByRole('button', { name: 'request a new one' }).click();
      await dialog.getByText(/Wait [12]:\d\d/).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sign In' }).click();
      expect(await dialog.getByLabel('Email').inputValue()).toBe('');
    });
  });

  describe('the dashboard', () => {
    test('leads on, shows the plan and its use, and sends the verification message again after a while', async () => {
      const { page } = stage;
      await signUp(page, 'local.part@example.com', '');
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByRole('heading', { name: 'Welcome back, local.part' }).waitFor();
      await page.getByText('Upgrade for unlimited conversions').waitFor();
      await page.getByRole('progressbar', { name: 'Conversions used this month' }).waitFor();
      const main = page.getByRole('main');
      const ways = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ways).toEqual(expect.arrayContaining(['/upload', '/files', '/analytics', '/subscribe']));
      await page.getByText('Your recent conversions will appear here.').waitFor();
      await page.getByRole('button', { name: 'Resend verification' }).click();
      await page.getByRole('button', { name: /Wait [12]:\d\d/ }).waitFor();
    });

    test('says of a link that did not work, and cleans the address', async () => {
      await stage.page.goto(`${stage.server.origin}/dashboard?error=invalid_token`);
      await stage.page.getByText('That link doesn’t work').waitFor();
      await stage.page.waitForURL(`${stage.server.origin}/dashboard`);
    });
  });

  describe('the mapping page', () => {
    test('takes rows out of its address', async () => {
      const rows = encodeURIComponent(JSON.stringify([{ date: '2026-01-02', amount: '-5.00', note: '' }]));
      await stage.page.goto(`${stage.server.origin}/mapping/${NO_FILE}?data=${rows}`);
      await stage.page.getByText('3 fields mapped').waitFor();
      await stage.page.getByText('empty in the first rows').waitFor();
    });

    test('without rows that can be read leads home', async () => {
      await stage.page.goto(`${stage.server.origin}/mapping/${NO_FILE}?data=%7Bnot-json`);
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });
  });

  describe('the file list', () => {
    test('is searched, filtered, sorted and turned, a failed file says why, and F8 leads to what is announced', async () => {
      const { page } = stage;
      await signUp(page, 'history@example.com');
      await dropPdf(page, 'cut.pdf', (await statementPdf(smallStatement)).slice(0, 700));
      await page.getByRole('alert').waitFor();
      await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
      await page.getByText('Preview Extracted Data').waitFor();
      await page.getByRole('link', { name: 'My Files' }).click();
      await page.getByRole('row').filter({ hasText: 'cut.pdf' }).getByText('This PDF is damaged').waitFor();
      const shown = () => page.getByRole('row').filter({ hasText: '.pdf' }).count();
      expect(await shown()).toBe(2);

      await page.getByLabel('Search files by name').fill('jan');
      await page.getByText('cut.pdf').waitFor({ state: 'detached' });
      await page.getByLabel('Search files by name').fill('nothing like it');
      await page.getByText('No files match your current filters.').waitFor();
      await page.getByLabel('Search files by name').fill('');
      await page.getByLabel('Status', { exact: true }).selectOption('failed');
      await page.getByText('january.pdf').waitFor({ state: 'detached' });
      await page.getByLabel('Status', { exact: true }).selectOption('all');
      await page.getByText('january.pdf').waitFor();

      await page.getByRole('button', { name: 'File Name' }).click();
      await page
        .getByRole('columnheader', { name: 'File Name' })
        .and(page.locator('[aria-sort=descending]'))
        .waitFor();
      await page.getByRole('button', { name: 'File Name' }).click();
      await page
        .getByRole('columnheader', { name: 'File Name' })
        .and(page.locator('[aria-sort=ascending]'))
        .waitFor();

      await page.route('**/api/user/files?*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), total: 45 } });
      });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await page.getByText('Showing 1 to 20 of 45 files').waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Page 2 of 3').waitFor();
      await page.getByRole('button', { name: 'Previous' }).click();
      await page.getByText('january.pdf').waitFor();
      await page.unrouteAll({ behavior: 'wait' });

      await page.getByRole('button', { name: 'File Name' }).click();
      await page.getByRole('button', { name: 'Actions for cut.pdf' }).click();
      expect(await page.getByRole('menuitem', { name: 'Download CSV' }).count()).toBe(0);
      await page.route('**/download', (route) => route.fulfill({ status: 500 }));
      await page.getByRole('menuitem', { name: 'Download PDF' }).click();
      await page
        .getByText(/Download failed: 500/)
        .first()
        .waitFor();
      await page.keyboard.press('F8');
      expect(await page.evaluate<string>('document.activeElement.textContent')).toContain('Download failed');
    });
  });
}
