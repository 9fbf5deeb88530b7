import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropPdf } from '../src/drop-pdf.ts';
import { openBrowser } from '../src/open-browser.ts';
import { smallStatement } from '../src/sample-statements.ts';
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

const statementOf = (account: string) => statementPdf({ ...smallStatement, account });

async function convert(account: string) {
  await dropPdf(page, `${account}.pdf`, await statementOf(account));
  await page.getByText('Successfully extracted 6 transaction(s)').waitFor();
  await page.getByRole('button', { name: 'Upload Another File' }).click();
}

describe('on the way to a conversion', () => {
  test('the same file again leads to the earlier one, or is converted anyway', async () => {
    await convert('0001');
    await dropPdf(page, '0001.pdf', await statementOf('0001'));
    await page.getByRole('link', { name: 'Open the earlier one' }).waitFor();
    await page.getByRole('button', { name: 'Convert again anyway' }).click();
    await page.getByText('Successfully extracted 6 transaction(s)').waitFor();
  });

  test('a visitor who has used up the month is told so, and where to go', async () => {
    for (const account of ['0001', '0002', '0003']) await convert(account);
    await dropPdf(page, '0004.pdf', await statementOf('0004'));
    await page.getByRole('alert').filter({ hasText: 'conversions' }).waitFor();
    await page.getByRole('link', { name: 'Compare plans' }).waitFor();
  });

  test('the sample of the landing page is what it shows', async () => {
    const shown = await page
      .getByRole('region', { name: 'Rows read of the sample' })
      .getByRole('row')
      .allTextContents();
    await page.getByRole('button', { name: 'Try it with a sample' }).click();
    await page.getByText('Successfully extracted 6 transaction(s)').waitFor();
    const read = await page
      .getByRole('region', { name: 'Extracted rows' })
      .getByRole('row')
      .allTextContents();
    expect(read.slice(1)).toEqual(shown.slice(1, 4));
  });

  test('the theme is chosen and kept', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('a token in the address does not stay there', async () => {
    await page.goto(`${server.origin}/#access_token=abc&token_type=bearer`);
    await page.reload();
    await page.waitForURL(`${server.origin}/`);
  });

  test('a network that is gone is said, and the upload can be tried again once it is back', async () => {
    await page.getByRole('button', { name: 'Choose a PDF' }).hover();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByText('You are offline').first().waitFor();
    await dropPdf(page, 'january.pdf', await statementOf('0001'));
    await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Successfully extracted 6 transaction(s)').waitFor();
  });

  test('a service that does not answer is said', async () => {
    await page.route('**/api/upload', (route) => route.abort('connectionrefused'));
    await dropPdf(page, 'january.pdf', await statementOf('0001'));
    await page.getByRole('alert').filter({ hasText: 'The service does not answer.' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });
});
