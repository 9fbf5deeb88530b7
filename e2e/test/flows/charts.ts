import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SeededServer, startSeeded } from '../../src/start-seeded.ts';
import type { Stage } from '../stage.ts';

/** Charts with nothing, little and much in them. */
export function chartFlows(stage: Stage) {
  describe('the charts', () => {
    let server: SeededServer;
    beforeAll(async () => {
      server = await startSeeded();
    }, 180_000);
    afterAll(() => server?.stop());

    async function opened(
      path: string,
      { conversions, isAdmin = false }: { conversions: number; isAdmin?: boolean },
    ): Promise<Page> {
      const email = `charts-${conversions}-${isAdmin}@example.com`;
      const storageState = await server.account(email, { conversions, isAdmin });
      const page = await (await stage.browser.newContext({ storageState })).newPage();
      await page.goto(server.origin + path);
      return page;
    }

    const bars = (page: Page) => page.locator('.recharts-bar-rectangle path');

    test('of an account without a file lead to the first one', async () => {
      const page = await opened('/analytics', { conversions: 0 });
      await page.getByText('Nothing to show yet').waitFor();
      expect(await bars(page).count()).toBe(0);
      await page.context().close();
    });

    test('of one conversion draw it, and say it in their tables', async () => {
      const page = await opened('/analytics', { conversions: 1 });
      await bars(page).first().waitFor();
      const card = page.getByRole('region', { name: 'Money in and out, USD', exact: true });
      await card.getByText('Show as table').click();
      expect(await card.getByRole('row').last().getByRole('cell').allTextContents()).toEqual([
        '4,210.75',
        '1,552.49',
      ]);
      // Filters are in the address: they outlast a reload.
      await page.getByLabel('From').fill('2020-01-01');
      await page.getByLabel('To').fill('2020-12-31');
      await page.getByText('No transactions to show.').waitFor();
      expect(new URL(page.url()).search).toBe('?from=2020-01-01&to=2020-12-31');
      await page.reload();
      await page.getByText('No transactions to show.').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await card.waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.context().close();
    });

    test('of 10,000 conversions draw them all, currency by currency, and give them as CSV', async () => {
      const page = await opened('/analytics', { conversions: 10_000 });
      await page.getByText('Money totals cover 10,000 statements still stored.').waitFor();
      await page.getByRole('heading', { name: 'By category, EUR' }).waitFor();
      // Drawn once the code that draws has come.
      await bars(page).nth(20).waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV of By category, USD' }).click();
      const csv = readFileSync(await (await download).path(), 'utf8');
      expect(csv.split('\r\n')).toContain('Rent or Lease,0.00,13050000.00');
      await page.context().close();
    });

    test('of the service draw its last days, and are exported', async () => {
      const page = await opened('/admin#analytics', { conversions: 1, isAdmin: true });
      await page.getByRole('button', { name: '90 days' }).click();
      // All conversions laid into this product so far but those of the first of the 90 days before its hour: at most a 90th.
      await page.getByRole('heading', { name: /^Conversions: (10,00[0-2]|9,(8[89]|9\d)\d)$/ }).waitFor();
      await bars(page).first().waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const [head = '', ...days] = readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(head).toBe(
        'Day,Uploads,Conversions,Proven,Unproven,Contradicted,Failed,New users,Revenue (USD),Test payments (USD)',
      );
      expect(days).toHaveLength(90);
      await page.context().close();
    });
  });
}
