import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { adminToken } from '../../src/admin-state.ts';
import type { Stage } from '../stage.ts';

/** What the pages offer while an admin has switched something off. */
export function switchedOffFlows(stage: Stage) {
  let token: string;

  async function change(settings: object): Promise<void> {
    const answer = await fetch(`${stage.server.origin}/api/admin/settings`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
    expect(answer.status).toBe(200);
  }

  async function homeWith(settings: object): Promise<Page> {
    await change(settings);
    await stage.page.reload();
    return stage.page;
  }

  describe('while it is switched off', () => {
    beforeAll(async () => {
      token = await adminToken(stage.server);
    });

    afterEach(() =>
      change({ allowRegistrations: true, features: { visitorUploads: true, stripePayments: true } }),
    );

    test('uploading as a visitor: the home page offers to sign in instead of a drop zone', async () => {
      const page = await homeWith({ features: { visitorUploads: false } });
      const card = page.getByRole('region', { name: 'Sign in to convert a PDF' });
      await card.waitFor();
      expect(await page.getByLabel('PDF file').count()).toBe(0);
      expect(await page.getByText('No account needed').count()).toBe(0);
      expect(await page.getByText('Try a sample').count()).toBe(0);
      await card.getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
    });

    test('registration: nothing on the page offers it', async () => {
      const page = await homeWith({ allowRegistrations: false });
      await page.getByLabel('PDF file').waitFor({ state: 'attached' });
      await page.getByText('Registration is closed', { exact: true }).first().waitFor();
      expect(await page.getByRole('button', { name: /Get Started|Start Pro Trial/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Registration is closed at the moment.').waitFor();
      expect(await dialog.getByRole('button', { name: 'Create one' }).count()).toBe(0);
    });

    test('both: the home page says that registration is closed', async () => {
      const page = await homeWith({ allowRegistrations: false, features: { visitorUploads: false } });
      await page.getByText('Registration is closed at the moment.').waitFor();
      expect(await page.getByRole('button', { name: 'Create an account' }).count()).toBe(0);
    });

    test('paying: the pricing says that paid plans are not available', async () => {
      const page = await homeWith({ features: { stripePayments: false } });
      await page.getByText('Paid plans are not available').waitFor();
      expect(await page.getByRole('button', { name: 'Start Pro Trial' }).count()).toBe(0);
    });
  });
}
