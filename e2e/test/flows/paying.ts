import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { longStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import { subscribe } from '../../src/subscribe.ts';
import type { Stage } from '../stage.ts';

/** Plans taken out with the sandbox's test cards. */
export function payingFlows(stage: Stage) {
  describe('paying', () => {
    test('a card that succeeds: the plan is had, with its quota and its page limit', async () => {
      const { page } = stage;
      await signUp(page, 'pro@example.com');
      const long = await statementPdf(longStatement(420));
      await dropPdf(page, 'long.pdf', long);
      await page.getByRole('dialog', { name: 'Choose the pages to convert' }).waitFor();
      await page.goto(`${stage.server.origin}/dashboard`);
      await page.getByText('0 / 5 conversions').waitFor();
      await page.getByRole('link', { name: 'Upgrade' }).click();
      await page.getByText('Test payments', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Payment Information' }).waitFor();
      await page.getByText('Secure payment powered by').waitFor();
      expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true);
      await page.getByText('First payment').waitFor();
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.waitForURL('**/dashboard');
      await page.getByText('Your Pro plan is active').waitFor();
      await page.getByText('0 / 100 conversions').waitFor();
      await page.getByRole('link', { name: 'Upload New PDF' }).click();
      await dropPdf(page, 'long.pdf', long);
      await page.getByText('long.pdf has 12 pages; up to 50 can be converted at once.').waitFor();
      await page.getByRole('button', { name: 'Convert 12 pages' }).click();
      await page.getByText('Successfully extracted 420 transaction(s)').waitFor();
    });

    test('a card that is declined: that is said next to the card, and another one can be tried', async () => {
      const { page } = stage;
      await signUp(page, 'declined@example.com');
      await page.goto(`${stage.server.origin}/subscribe`);
      await page.getByRole('radio', { name: /0002/ }).check();
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.getByRole('alert').filter({ hasText: 'The card was declined.' }).waitFor();
      await page.goto(`${stage.server.origin}/dashboard`);
      await page.getByText('0 / 5 conversions').waitFor();
      await subscribe(page, stage.server.origin);
      await page.getByText('0 / 100 conversions').waitFor();
    });
  });
}

/** Plans changed and cancelled, and cards changed. */
export function payingBreadth(stage: Stage) {
  describe('paying', () => {
    test('a card whose bank asks: refused nothing happens, confirmed the plan is had', async () => {
      const { page } = stage;
      await signUp(page, 'asked@example.com');
      await page.goto(`${stage.server.origin}/subscribe?plan=business`);
      await page.getByRole('radio', { name: /3155/ }).check();
      await page.getByRole('button', { name: 'Subscribe to Business Plan' }).click();
      const bank = page.getByRole('dialog', { name: 'Confirm your payment' });
      await page.getByText('Processing Payment...').waitFor();
      await bank.getByRole('button', { name: 'Refuse' }).click();
      await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
      await page.getByRole('button', { name: 'Subscribe to Business Plan' }).click();
      await bank.getByRole('button', { name: 'Confirm payment' }).click();
      await page.getByText('Your Business plan is active').waitFor();
      await page.getByText('0 conversions this month, no limit').waitFor();
    });

    test('a plan is changed up and down, cancelled, and taken up again', async () => {
      const { page } = stage;
      await signUp(page, 'changes@example.com');
      await subscribe(page, stage.server.origin);
      await page.getByRole('link', { name: 'Change plan' }).click();
      await page.getByText(/^Free until .*, then \$29 per month\.$/).waitFor();
      await changeTo(page, 'Business');
      await page.getByText(/then \$99 per month\.$/).waitFor();
      await changeTo(page, 'Pro');
      await page.getByText(/then \$29 per month\.$/).waitFor();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const asked = page.getByRole('dialog', { name: 'Cancel subscription' });
      await asked.getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByText(/^Cancelled\. Your plan lasts until/).waitFor();
      await page.getByRole('button', { name: 'Keep my subscription' }).click();
      await page.getByText(/^Free until/).waitFor();
    });

    test('the card is changed, and what stands in the account follows', async () => {
      const { page } = stage;
      await signUp(page, 'card@example.com');
      await subscribe(page, stage.server.origin);
      await page.goto(`${stage.server.origin}/account`);
      const payments = page.getByRole('region', { name: 'Plan and payments' });
      await payments.getByText('test card 4242').waitFor();
      await payments.getByRole('button', { name: 'Change card' }).click();
      await page.getByRole('radio', { name: /0341/ }).check();
      await page.getByRole('button', { name: 'Save card' }).click();
      await page.waitForURL('**/account');
      await expectText(page, 'test card 0341');
    });

    test('who is not signed in is sent home', async () => {
      await stage.page.goto(`${stage.server.origin}/subscribe`);
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });
  });
}

async function changeTo(page: Page, name: string) {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('button', { name: `Switch to ${name} Plan` }).click();
  await page.getByText(`You are on the ${name} plan now`).first().waitFor();
}

/** Waits for a text that comes once the provider has shown of a change, loading the page again in between. */
async function expectText(page: Page, text: string) {
  for (let tries = 0; tries < 20 && (await page.getByText(text).count()) === 0; tries++) {
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByRole('region', { name: 'Plan and payments' }).waitFor();
  }
  await page.getByText(text).waitFor();
}
