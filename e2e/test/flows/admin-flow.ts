import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import {
  adminState,
  adminToken,
  fillAdminLogin,
  NEW_ADMIN_EMAIL,
  setUpTwoFactor,
} from '../../src/admin-state.ts';
import { dropPdf } from '../../src/drop-pdf.ts';
import { mailedLink } from '../../src/mail-box.ts';
import { register } from '../../src/register.ts';
import { smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

/** What admins do most, and that nobody else can. */
export function adminFlows(stage: Stage) {
  const adminPage = (tab: string) => adminPageOf(stage, tab);
  describe('the administration', () => {
    test('is for admins only', async () => {
      await stage.page.goto(`${stage.server.origin}/admin`);
      await stage.page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
      await stage.page.goto(stage.server.origin);
      await signUp(stage.page, 'curious@example.com');
      await stage.page.goto(`${stage.server.origin}/admin`);
      await stage.page.getByRole('heading', { name: 'Access Denied' }).waitFor();
      await stage.page.getByText("You don't have permission to access the admin panel.").waitFor();
      await stage.page.getByRole('link', { name: 'Return Home' }).click();
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });

    test('has six tabs, and its overview shows that every part works', async () => {
      const page = await adminPage('');
      expect(await page.getByRole('tab').allTextContents()).toEqual([
        ...['Overview', 'Users', 'Files', 'Blog', 'Analytics', 'Settings'],
      ]);
      await page.getByText('System Status').waitFor({ timeout: 50_000 });
      expect(await page.getByText('healthy', { exact: true }).count()).toBe(3);
      await page.context().close();
    });

    test('finds an account, changes its plan and quota, and suspends it', async () => {
      await signUp(stage.page, 'managed@example.com', 'Max Managed');
      const page = await adminPage('users');
      await page.getByPlaceholder('Search users by email or name').fill('MANAGED@');
      await page.getByRole('button', { name: 'Edit managed@example.com' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit User' });
      await dialog.getByLabel('Plan').selectOption('pro');
      await dialog.getByLabel('Quota limit').fill('a lot');
      await dialog.getByText('Enter a whole number, or leave it empty.').waitFor();
      await dialog.getByLabel('Quota limit').fill('12');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('0 / 12').waitFor();
      await stage.page.goto(`${stage.server.origin}/dashboard`);
      await stage.page.getByText('0 / 12 conversions').waitFor();

      await page.getByRole('button', { name: 'Edit managed@example.com' }).click();
      await dialog.getByLabel('Active').click();
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Suspended', { exact: true }).waitFor();
      await page.context().close();

      // The suspended user sees why, and can write to support and sign out.
      await stage.page.getByRole('link', { name: 'My Files' }).first().click();
      await stage.page.getByRole('heading', { name: 'Your account is suspended' }).waitFor();
      await stage.page.reload();
      await stage.page.getByRole('link', { name: 'Write to support' }).click();
      await stage.page.getByLabel('Email').fill('managed@example.com');
      await stage.page.getByLabel('Message').fill('Why was my account suspended?');
      await stage.page.getByRole('button', { name: 'Send message' }).click();
      await stage.page.getByText('Your message was sent').waitFor();
      await stage.page.getByRole('button', { name: 'Sign Out' }).click();
      await stage.page.getByRole('button', { name: 'Get Started', exact: true }).waitFor();
    });

    test('deletes a file that came without an account', async () => {
      await dropPdf(stage.page, 'unwanted.pdf', await statementPdf({ ...smallStatement, account: '7007' }));
      await stage.page.getByText('Successfully extracted').waitFor();
      const page = await adminPage('files');
      await page.getByPlaceholder('Search files by name or owner').fill('unwanted');
      const row = page.getByRole('row', { name: 'unwanted.pdf' });
      await row.getByRole('cell', { name: 'Visitor' }).waitFor();
      await page.getByRole('button', { name: 'Delete unwanted.pdf' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete File' }).click();
      await page.getByText('No files found').waitFor();
      await page.context().close();
    });
  });
}

/** What else admins do, and what everybody sees of it: some of it changes the whole product. */
export function adminBreadth(stage: Stage) {
  const adminPage = (tab: string) => adminPageOf(stage, tab);
  describe('the administration', () => {
    // Whatever a test that failed left switched must not meet the flows after it.
    afterAll(async () => {
      const token = await adminToken(stage.server);
      await fetch(`${stage.server.origin}/api/admin/settings`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ maintenanceMode: false, systemMessage: '' }),
      });
    });

    test('leads an admin who has no two-factor through setting it up', async () => {
      const context = await stage.browser.newContext();
      const page = await context.newPage();
      await page.goto(stage.server.origin);
      await register(page, NEW_ADMIN_EMAIL, 'Nia New');
      await page.goto(stage.server.origin + (await mailedLink(stage.server.dataDir, NEW_ADMIN_EMAIL)));
      await page.getByText('Your email is confirmed').waitFor();
      await page.getByRole('link', { name: 'Set it up' }).click();
      await setUpTwoFactor(page);
      await page.getByRole('tab', { name: 'Overview' }).waitFor();
      await context.close();
    });

    test('writes a post, publishes it, and takes it back', async () => {
      const page = await adminPage('blog');
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.getByLabel('Title').fill('Books that tie out');
      expect(await page.getByLabel('Slug').inputValue()).toBe('books-that-tie-out');
      await page.getByLabel('Excerpt').fill('What it takes.');
      await page.getByLabel('Content').fill('## First\n\nAdd **everything** up.<script>alert(1)</script>');
      await page.getByRole('heading', { name: 'First' }).waitFor();
      // What was written is there again, whatever was looked at meanwhile.
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('tab', { name: 'Blog' }).click();
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.getByRole('heading', { name: 'First' }).waitFor();
      await page.getByRole('button', { name: 'Save Draft' }).click();
      const address = `${stage.server.origin}/blog/books-that-tie-out`;
      expect((await stage.page.goto(address))?.status()).toBe(404);
      await stage.page.getByRole('heading', { name: 'Post not found' }).waitFor();

      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('Published', { exact: true }).waitFor();
      await stage.page.goto(`${stage.server.origin}/blog`);
      await stage.page.getByRole('link', { name: 'Books that tie out' }).click();
      await stage.page.getByRole('heading', { name: 'Books that tie out', level: 1 }).waitFor();
      expect(await stage.page.locator('strong').textContent()).toBe('everything');
      expect((await stage.page.goto(address))?.status()).toBe(200);
      expect(await stage.page.title()).toBe('Books that tie out · Tieout');
      await expectReadableAlone(stage, address);

      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByText('Draft', { exact: true }).waitFor();
      expect((await stage.page.goto(address))?.status()).toBe(404);
      await page.context().close();
    });

    test('counts uploads and conversions day by day', async () => {
      await dropPdf(stage.page, 'counted.pdf', await statementPdf({ ...smallStatement, account: '8008' }));
      await stage.page.getByText('Successfully extracted').waitFor();
      const page = await adminPage('analytics');
      await page.getByRole('button', { name: '7 days' }).click();
      const uploads = page.getByRole('region', { name: /^Uploads: [1-9]/ });
      await uploads.getByText('Show as table').click();
      await expect.poll(() => uploads.getByRole('row').count()).toBe(8);
      await page.context().close();
    });

    test('says something to everybody, soon after it is typed', async () => {
      const page = await adminPage('settings');
      await page.getByLabel('Shown to everyone at the top of every page').fill('Back at noon.');
      await page.getByText('Saved', { exact: true }).waitFor();
      // Another process, or this one, goes by it within a second.
      const isShown = async () => {
        await stage.page.reload();
        const message = stage.page.getByText('Back at noon.');
        return await message.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      };
      await expect.poll(isShown, { timeout: 15_000 }).toBe(true);
      await page.getByLabel('Shown to everyone at the top of every page').fill('');
      await expect.poll(isShown, { timeout: 15_000 }).toBe(false);
      await page.context().close();
    });

    test('closes the service for maintenance, for everybody but admins', async () => {
      const page = await adminPage('settings');
      await page.getByLabel('Maintenance mode').click();
      await page.getByText('Maintenance mode is on').waitFor();
      const answer = await stage.page.goto(stage.server.origin);
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '300']);
      await stage.page.getByRole('heading', { name: 'Down for maintenance' }).waitFor();
      await page.goto(`${stage.server.origin}/help`);
      await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();

      // An admin who is signed out gets in.
      await stage.page.getByRole('button', { name: 'Sign In' }).click();
      await fillAdminLogin(stage.page, stage.server.dataDir);
      await stage.page.getByText('Maintenance mode is on').waitFor();
      await stage.page.goto(`${stage.server.origin}/admin#settings`);
      await stage.page.getByLabel('Maintenance mode').click();
      await stage.page.getByText('Maintenance mode is on').waitFor({ state: 'detached' });
      await page.context().close();
    });
  });
}

async function adminPageOf(stage: Stage, tab: string): Promise<Page> {
  const storageState = await adminState(stage.server);
  const context = await stage.browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${stage.server.origin}/admin#${tab}`);
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  return page;
}

/** A stranger reads the post without the app, whose code comes with the first button: it does then what it was clicked for, where the reader was. */
async function expectReadableAlone({ browser }: Stage, address: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 300 } });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Books that tie out', level: 1 }).waitFor();
  expect(scripts.filter((url) => url.includes('/assets/'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(200);
  // A button says what it lacks, and works again with the network.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).dispatchEvent('click');
  await page.getByRole('alert').getByText('You are offline.').waitFor();
  await context.setOffline(false);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  // A click by pointer would scroll the page itself.
  await page.getByRole('button', { name: 'Sign In' }).dispatchEvent('click');
  await page.getByRole('dialog').getByLabel('Email').waitFor();
  expect(await page.evaluate<number>('scrollY')).toBe(200);
  await context.close();
}
