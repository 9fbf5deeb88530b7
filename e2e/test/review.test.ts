import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropPdf } from '../src/drop-pdf.ts';
import { openBrowser } from '../src/open-browser.ts';
import { contradictedStatement, smallStatement } from '../src/sample-statements.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { type StatementPlan, statementPdf } from '../src/statement-pdf.ts';

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
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(server.origin);
});
afterEach(() => page.context().close());

describe('the review beside the page', () => {
  test('a contradicted statement is corrected until it is proven, and then exported as corrected', async () => {
    await openReview(contradictedStatement);
    await verdict('Contradicted');
    await page.getByRole('button', { name: 'Correct the Closing balance' }).click();
    await page.getByLabel('Balance', { exact: true }).fill('3,062.65');
    await page.getByRole('button', { name: 'Save' }).click();
    await verdict('Proven');

    await page.getByRole('row').filter({ hasText: 'COFFEE & CO' }).dblclick();
    await page.getByRole('textbox', { name: 'Description' }).fill('COFFEE AND COMPANY');
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: 'COFFEE AND COMPANY' }).waitFor();

    await page.getByRole('link', { name: 'Continue to Field Mapping' }).click();
    await page.getByText('3 fields mapped').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('COFFEE AND COMPANY');
  });

  test('every correction has a key, changes the verdict at once, and can be taken back', async () => {
    await openReview(smallStatement);
    await verdict('Proven');
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await verdict('Contradicted');
    await page.keyboard.press('u');
    await verdict('Proven');
    await page.keyboard.press('r');
    await verdict('Contradicted');
    await page.keyboard.press('Control+z');
    await verdict('Proven');

    await page.keyboard.press('f');
    await verdict('Contradicted');
    await page.getByRole('row').filter({ hasText: 'RENT DECEMBER' }).getByText('450.00').waitFor();
    await page.keyboard.press('u');
    await verdict('Proven');

    await page.keyboard.press('s');
    await page.getByLabel('First description').fill('RENT, FLAT');
    await page.getByLabel('First amount').fill('-400');
    await page.getByText('Second amount: −50.00').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click();
    await page.getByRole('row').filter({ hasText: 'RENT, FLAT' }).waitFor();

    await page.getByRole('grid').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Merge the selected rows').waitFor();
  });

  test('a row lights its box on the page, and the box its row', async () => {
    await openReview(smallStatement);
    await page.getByRole('row').filter({ hasText: 'MOBILE PLAN' }).click();
    const selected = page.locator('[data-row="0-5"]');
    await selected.waitFor();
    expect(await selected.getAttribute('class')).toContain('bg-[#1b4f9c]/20');
    await page.locator('[data-row="0-0"]').click();
    await page.getByRole('row', { name: 'ACME PAYROLL', selected: true }).waitFor();
  });

  test('what is no amount is refused at its cell', async () => {
    await openReview(smallStatement);
    await page.getByRole('grid').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Amount' }).fill('twelve');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Type an amount such as -12.50.' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row').filter({ hasText: 'ACME PAYROLL' }).getByText('2,500.00').waitFor();
  });

  test('the page of an encrypted statement is shown after its password', async () => {
    await dropPdf(page, 'locked.pdf', await statementPdf({ ...smallStatement, password: 'open sesame' }));
    await page.getByLabel('PDF password').fill('open sesame');
    await page.getByRole('button', { name: 'Open PDF' }).click();
    await page.getByRole('link', { name: 'Review beside the page' }).click();
    await page.getByLabel('PDF password').fill('open sesame');
    await page.getByRole('button', { name: 'Open PDF' }).click();
    await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
  });

  test('the file of somebody else is not there', async () => {
    await openReview(smallStatement);
    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await stranger.getByText('This file does not exist or is not yours.').waitFor();
    await stranger.context().close();
  });
});

async function openReview(plan: StatementPlan) {
  await dropPdf(page, 'statement.pdf', await statementPdf(plan));
  await page.getByRole('link', { name: 'Review beside the page' }).click();
  await page.getByRole('grid').waitFor();
}

const verdict = (word: string) => page.getByRole('status').getByText(word, { exact: true }).waitFor();
