import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { chooseBusiness } from '../../src/choose-plan.ts';
import { dropPdf } from '../../src/drop-pdf.ts';
import { mailedLink } from '../../src/mail-box.ts';
import { PASSWORD } from '../../src/register.ts';
import { smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import { totpCode } from '../../src/totp-code.ts';
import { expectAccessible } from '../expect-accessible.ts';
import type { Stage } from '../stage.ts';

/** What belongs to the account itself. */
export function accountPageFlows(stage: Stage) {
  describe('the account page', () => {
    test('sets up two-factor sign-in, which is asked for from then on, and switches it off', async () => {
      const { page } = stage;
      await signUp(page, 'two-factor@example.com');
      await page.goto(`${stage.server.origin}/account`);
      await page.getByRole('button', { name: 'Set up' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill('not the password');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('alert').filter({ hasText: 'Wrong password.' }).waitFor();
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      const key = (await dialog.locator('code').textContent()) ?? '';
      await dialog.getByLabel('Code from the app').fill('000000');
      await dialog.getByRole('button', { name: 'Switch on' }).click();
      await dialog.getByRole('alert').filter({ hasText: 'That code is wrong' }).waitFor();
      await dialog.getByLabel('Code from the app').fill(totpCode(key));
      await dialog.getByRole('button', { name: 'Switch on' }).click();
      await dialog.getByText('Two-factor sign-in is on').waitFor();
      const codes = await dialog.getByRole('listitem').allTextContents();
      expect(codes.length).toBeGreaterThan(5);
      await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
      await page.getByRole('heading', { name: 'Two-factor sign-in On' }).waitFor();

      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByLabel('Email').fill('two-factor@example.com');
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByLabel('Authenticator code').fill(codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: 'Sign Out' }).waitFor();

      await page.goto(`${stage.server.origin}/account`);
      await page.getByRole('button', { name: 'Switch off' }).click();
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Switch off' }).click();
      await page.getByRole('heading', { name: 'Two-factor sign-in Off' }).waitFor();
    });

    test('changes the address once the link sent to the new one is opened', async () => {
      const { page } = stage;
      await signUp(page, 'old-address@example.com');
      await page.goto(`${stage.server.origin}/account`);
      const card = page.getByRole('region', { name: 'Email' });
      await card.getByLabel('New email').fill('new-address@example.com');
      await card.getByLabel('Your password').fill(PASSWORD);
      await card.getByRole('button', { name: 'Change email' }).click();
      await card.getByText('Check your email').waitFor();
      await page.goto(
        stage.server.origin + (await mailedLink(stage.server.dataDir, 'new-address@example.com')),
      );
      await page.getByRole('link', { name: 'Account' }).first().click();
      await page.getByText('You sign in as new-address@example.com.').waitFor();
    });

    test('of the Business plan makes keys, and webhooks that receive a conversion, again if wanted', async () => {
      const { page, server } = stage;
      await signUp(page, 'business@example.com');
      await chooseBusiness(server, 'business@example.com');
      await page.goto(server.origin + (await mailedLink(server.dataDir, 'business@example.com')));
      // The page is loaded once more by itself.
      const reloaded = page.waitForEvent('load');
      await page.getByText('Your email is confirmed').waitFor();
      await reloaded;
      await page.goto(`${server.origin}/account`);
      const keys = page.getByRole('region', { name: 'API keys' });
      await keys.getByLabel('Name of the new key').fill('Nightly run');
      await keys.getByRole('checkbox', { name: /^Convert/ }).check();
      await keys.getByRole('button', { name: 'Create key' }).click();
      await keys.getByText('Read, Convert', { exact: true }).waitFor();
      const key = (await keys.locator('code.select-all').textContent()) ?? '';
      await keys.getByText('never used').waitFor();

      const signatures: string[] = [];
      const listener = createServer((request, response) => {
        signatures.push(String(request.headers['tieout-signature']));
        response.end();
      }).listen(0, '127.0.0.1');
      await once(listener, 'listening');
      const address = listener.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const webhooks = page.getByRole('region', { name: 'Webhooks' });
      await webhooks.getByLabel('Address of the new webhook').fill('not an address');
      await webhooks.getByRole('button', { name: 'Add webhook' }).click();
      await webhooks.getByRole('alert').waitFor();
      await webhooks.getByLabel('Address of the new webhook').fill(`http://127.0.0.1:${port}/hook`);
      await webhooks.getByRole('button', { name: 'Add webhook' }).click();
      await webhooks.getByText('Copy it now: you won’t see it again.').waitFor();
      await expectAccessible(page);

      const body = new FormData();
      body.append('pdf', new Blob([Buffer.from(await statementPdf(smallStatement))]), 'by-program.pdf');
      const headers = { authorization: `Bearer ${key}` };
      expect((await fetch(`${server.origin}/api/upload`, { method: 'POST', body, headers })).status).toBe(
        200,
      );
      await page.reload();
      await keys.getByText('last used').waitFor();
      await webhooks.getByRole('button', { name: 'Deliveries' }).click();
      const dialog = page.getByRole('dialog', { name: 'Deliveries' });
      await dialog.getByText('conversion.completed').waitFor();
      await expectAccessible(page);
      await expect.poll(() => signatures.length).toBe(1);
      await dialog.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => signatures.length).toBe(2);
      expect(signatures[1]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
      await page.keyboard.press('Escape');
      listener.close();

      await keys.getByRole('button', { name: 'Revoke Nightly run' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await keys.getByText('No keys yet.').waitFor();
      expect((await fetch(`${server.origin}/api/user/files`, { headers })).status).toBe(401);
    });

    test('keeps the names of the books, which exports then use, and the mappings, which are offered again', async () => {
      const { page } = stage;
      await signUp(page, 'books@example.com');
      await page.goto(`${stage.server.origin}/account`);
      const books = page.getByRole('region', { name: 'Your books' });
      await books.getByRole('button', { name: 'Add an account' }).click();
      const name = books.getByLabel('Name 1');
      await name.fill('Meals and Entertainment');
      const before = page.viewportSize();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The name has the focus since it was filled in.
        const hidden = 'document.activeElement.scrollWidth - document.activeElement.clientWidth';
        expect(await page.evaluate<number>(hidden), `hidden at ${width}`).toBeLessThanOrEqual(0);
      }
      if (before !== null) await page.setViewportSize(before);
      await name.fill('Main checking');
      await books.getByLabel('Number 1').fill('4567');
      await books.getByLabel('Account for expenses').fill('Office costs');
      await books.getByLabel('Country, such as US or GB').fill('Great Britain');
      await books.getByRole('button', { name: 'Save books' }).click();
      await books.getByRole('alert').filter({ hasText: 'A two-letter country' }).waitFor();
      await books.getByLabel('Country, such as US or GB').fill('gb');
      await books.getByRole('button', { name: 'Save books' }).click();
      await page.getByText('Books saved').first().waitFor();

      await page.goto(stage.server.origin);
      await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
      await page.getByRole('button', { name: 'Export…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByLabel('Target').selectOption('QuickBooks Online journal entries');
      await dialog.getByPlaceholder('Office costs').waitFor();
      await dialog.getByText('The file', { exact: true }).waitFor();
      await dialog.getByLabel('Target').selectOption({ index: 6 });
      await dialog.getByText('is part of the plans Pro and Business').waitFor();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Continue to Field Mapping' }).click();
      await page.getByText('3 fields mapped').waitFor();
      await page.getByLabel('Column for amount').selectOption('Credit');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await page.getByRole('button', { name: 'Edit This Mapping' }).click();
      await page.getByLabel('Saved mapping').selectOption({ index: 1 });
      expect(await page.getByLabel('Column for amount').inputValue()).toBe('Credit');

      await page.goto(`${stage.server.origin}/account`);
      const mappings = page.getByRole('region', { name: 'Saved mappings' });
      await mappings.getByRole('button', { name: /^Rename/ }).click();
      await mappings.getByLabel(/^New name/).fill('My bank');
      await mappings.getByRole('button', { name: 'Save name' }).click();
      await mappings.getByRole('button', { name: 'Forget My bank' }).click();
      await mappings.getByText('None yet').waitFor();
    });

    test('gives all data along, and removes the account when its address is typed out', async () => {
      await signUp(stage.page, 'leaving@example.com');
      await stage.page.goto(`${stage.server.origin}/account`);
      const downloading = stage.page.waitForEvent('download');
      await stage.page.getByRole('button', { name: 'Export my data' }).click();
      expect(
        readFileSync(await (await downloading).path())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');

      await stage.page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill(PASSWORD);
      await dialog.getByLabel('Type leaving@example.com to confirm').fill('something else');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByLabel('Type leaving@example.com to confirm').fill('leaving@example.com');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await stage.page.waitForURL(`${stage.server.origin}/goodbye`);
      await stage.page.getByRole('heading', { name: 'Your account was deleted' }).waitFor();
      await stage.page.getByRole('button', { name: 'Get Started', exact: true }).waitFor();
    });
  });
}
