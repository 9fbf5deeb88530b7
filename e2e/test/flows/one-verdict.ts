import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { invoicePdf } from '../../src/invoice-pdf.ts';
import { contradictedStatement, smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { type StatementPlan, statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';
import { fileIdOf, reviewOf } from './review.ts';

/** Every place says the same of a document, and every finding can be closed. */
export function oneVerdict(stage: Stage) {
  const { openReview, verdict, preflightOf } = reviewOf(stage);
  const findings = () => stage.page.getByRole('region', { name: 'Findings' });
  const row = (text: string) => stage.page.getByRole('row').filter({ hasText: text }).first();

  /** Changes one cell of the row with that text. */
  async function change(text: string, cell: string, value: string) {
    await row(text).dblclick();
    await stage.page.getByRole('textbox', { name: cell, exact: true }).fill(value);
    await stage.page.keyboard.press('Enter');
    await stage.page.getByRole('textbox', { name: 'Amount' }).waitFor({ state: 'detached' });
  }

  /** Drags a box over a place on a page of that width, given in points. */
  async function drawBox([left, top, right, bottom]: Box, widthPt = LETTER_WIDTH_PT) {
    const page = await stage.page.getByTestId('box-drawer').boundingBox();
    if (page === null) throw new Error('no page to draw on');
    const scale = page.width / widthPt;
    const { mouse } = stage.page;
    await mouse.move(page.x + left * scale, page.y + top * scale);
    await mouse.down();
    await mouse.move(page.x + right * scale, page.y + bottom * scale, { steps: 4 });
    await mouse.up();
  }

  describe('one verdict', () => {
    test('a change of a description leaves a contradicted statement contradicted, with the same findings', async () => {
      const { page } = stage;
      await openReview(contradictedStatement);
      await verdict('Contradicted');
      const before = await findings().getByRole('listitem').allTextContents();
      expect(before.length).toBeGreaterThan(0);
      await change('COFFEE & CO', 'Description', 'COFFEE AND COMPANY');
      await row('COFFEE AND COMPANY').waitFor();
      await untilJudged(page);
      await verdict('Contradicted');
      expect(await findings().getByRole('listitem').allTextContents()).toEqual(before);
      const fileId = fileIdOf(page);
      expect(await preflightOf(fileId, 'extended-csv')).toMatchObject({ proof: { verdict: 'contradicted' } });
      await page.getByRole('link', { name: 'Preview' }).click();
      await page.getByRole('alert').filter({ hasText: 'Contradicted' }).waitFor();
    });

    test('once every error is corrected, no finding is open, and preview and export say proven, after how many corrections', async () => {
      const { page } = stage;
      await openReview(contradictedStatement);
      await verdict('Contradicted');
      await change('GROCERY MARKET', 'Amount', '-26.40');
      await findings()
        .getByText(/26\.40|36\.00|62\.40/)
        .first()
        .waitFor();
      await change('GROCERY MARKET', 'Amount', '-62.40');
      await page.getByRole('button', { name: /^Correct: Closing balance/ }).click();
      await page.getByLabel('Balance', { exact: true }).fill('3062.65');
      await page.getByRole('button', { name: 'Save' }).click();
      await verdict('Proven after 3 corrections');
      await findings().getByRole('heading', { name: 'No open findings' }).waitFor();
      await page.getByText('1 printed balance changed by you.').waitFor();
      await page.getByRole('button', { name: 'Export…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByText('Proven after 3 corrections').waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('link', { name: 'Preview' }).click();
      await page.getByText('Proven after 3 corrections').first().waitFor();
      await page.getByRole('link', { name: 'Field mapping' }).click();
      await page.getByText('Proven after 3 corrections').first().waitFor();
    });

    test('a change of one row leaves the marks of all rows without a year', async () => {
      await openReview(YEARLESS);
      await row('ACME PAYROLL').getByText('no year').waitFor();
      await change('ACME PAYROLL', 'Description', 'ACME WAGES');
      await row('ACME WAGES').waitFor();
      await untilJudged(stage.page);
      for (const text of ['ACME WAGES', 'RENT DECEMBER', 'GROCERY MARKET'])
        await row(text).getByText('no year').waitFor();
      await findings()
        .getByRole('heading', { name: /open finding/ })
        .waitFor();
    });

    test('one action gives all selected rows their year, and a year outside of the period is a finding', async () => {
      const { page } = stage;
      await openReview(YEARLESS);
      await row('ACME PAYROLL').getByText('no year').waitFor();
      await page.getByRole('grid').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+End');
      await page.keyboard.press('y');
      await page.getByRole('dialog').getByLabel('Year').fill('2025');
      await page.getByRole('dialog').getByRole('button', { name: 'Set year' }).click();
      await row('MOBILE PLAN').getByText('Jan 8, 2025').waitFor();
      expect(await page.getByText(', no year').count()).toBe(0);

      await page.goto(stage.server.origin);
      await openReview(smallStatement);
      await row('GROCERY MARKET').click();
      await page.keyboard.press('y');
      await page.getByRole('dialog').getByLabel('Year').fill('2020');
      await page.getByRole('dialog').getByRole('button', { name: 'Set year' }).click();
      await findings()
        .getByText(/\(.*row 3\)/)
        .first()
        .waitFor();
      await stage.page
        .getByRole('row', { name: /GROCERY MARKET/ })
        .first()
        .waitFor();
    });

    test('overlapping files merged are judged as merged: kept duplicates are not proven', async () => {
      const { page } = stage;
      await signUp(page, 'overlapping@example.com');
      for (const [name, plan] of [
        ['december.pdf', smallStatement],
        ['january.pdf', LATER],
      ] as const) {
        await page.goto(stage.server.origin);
        await dropPdf(page, name, await statementPdf(plan));
        await page.getByText('Successfully extracted').waitFor();
      }
      await page.goto(`${stage.server.origin}/files`);
      await page.getByLabel('Choose december.pdf').check();
      await page.getByLabel('Choose january.pdf').check();
      await page
        .getByRole('button', { name: /Export/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByLabel('Duplicates').selectOption('Skip all duplicates');
      await dialog.getByText('Proven', { exact: true }).waitFor();
      await dialog.getByLabel('Duplicates').selectOption('Keep duplicates');
      await dialog.getByText(/^(Unproven|Contradicted)$/).waitFor();
      expect(await dialog.getByText('Proven', { exact: true }).count()).toBe(0);
    });

    test('a row that is missing is read from a box drawn on the page', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await verdict('Proven');
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await row('GROCERY MARKET').click();
      await page.keyboard.press('x');
      await verdict('Contradicted');
      await page.keyboard.press('b');
      await page.getByText('Drag a box around the row').waitFor();
      await drawBox(GROCERY_BOX);
      expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe('12/22/2025');
      expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
        'GROCERY MARKET 114',
      );
      expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('-62.40');
      expect(await page.getByRole('textbox', { name: 'Balance' }).inputValue()).toBe('2,987.60');
      await page.keyboard.press('Enter');
      await verdict('Proven after 2 corrections');
    });

    test('a row that is missing on a scanned page is read from a box drawn on it, and where nothing is printed that is said', async () => {
      const { page } = stage;
      await dropPdf(page, 'scan.pdf', await readFile(SCAN));
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await row('Customer deposit').click();
      await page.keyboard.press('x');
      await verdict('Contradicted');
      await page.keyboard.press('b');
      await drawBox(EMPTY_BOX, SCAN_WIDTH_PT);
      await page.getByText('No text was found in this box.').waitFor();
      await page.getByRole('button', { name: 'Do not add it' }).click();
      await page.keyboard.press('b');
      await drawBox(DEPOSIT_BOX, SCAN_WIDTH_PT);
      expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe('01/12/2025');
      expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Customer deposit');
      expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('250.00');
      expect(await page.getByRole('textbox', { name: 'Balance' }).inputValue()).toBe('339.75');
      await page.keyboard.press('Enter');
      await verdict('Unproven');
      await page.getByRole('row').filter({ hasText: 'Customer deposit' }).nth(1).waitFor();
    });

    test('a line item that is missing is read from a box drawn on the page', async () => {
      const { page } = stage;
      await dropPdf(page, 'invoice.pdf', await invoicePdf());
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await verdict('Proven');
      await page.getByRole('button', { name: 'Line 2' }).click();
      await page.keyboard.press('x');
      await verdict('Contradicted');
      await page.keyboard.press('b');
      await drawBox(LINE_2_BOX);
      expect(await page.getByLabel('Description of the new line').inputValue()).toBe('Year-end accounts');
      expect(await page.getByLabel('Quantity of the new line').inputValue()).toBe('1');
      expect(await page.getByLabel('Amount of the new line').inputValue()).toBe('850.00');
      await page.getByRole('button', { name: 'Add line' }).click();
      await verdict('Proven after 2 corrections');
    });

    test('an amount that may be two is asked, and leaving a row saves it', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await row('RENT DECEMBER').dblclick();
      await page.getByRole('textbox', { name: 'Amount' }).fill('-1.375');
      await row('MOBILE PLAN').click();
      await page.getByText('Which one do you mean?').waitFor();
      await page.getByRole('button', { name: /1,375\.00/ }).click();
      await row('RENT DECEMBER').getByText('1,375.00').waitFor();
      await row('RENT DECEMBER').dblclick();
      await page.getByRole('textbox', { name: 'Amount' }).fill('-450,00');
      await row('MOBILE PLAN').click();
      await row('RENT DECEMBER').getByText('450.00').waitFor();
      await verdict('Proven after 2 corrections');
    });

    test('"Next finding" continues to the next page and the next account', async () => {
      const { page } = stage;
      const other = { ...contradictedStatement, account: '0009876543' };
      await dropPdf(page, 'two.pdf', await statementPdf(contradictedStatement, other));
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('grid').waitFor();
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name), selected: true });
      const seen = new Set<string>();
      await page.getByRole('grid').focus();
      for (let step = 0; step < 4; step++) {
        await page.keyboard.press('n');
        const active = findings().locator('[aria-current=true]').first();
        await active.waitFor();
        seen.add((await active.textContent()) ?? '');
        if (await tab('0009876543').count()) break;
      }
      await tab('0009876543').waitFor();
      await page.getByRole('img', { name: 'Page 2 of the document' }).waitFor();
      expect(seen.size).toBeGreaterThan(1);
    });

    test('a finding that a person confirms is closed with its reason, in the history and the export, and proves nothing', async () => {
      const { page } = stage;
      await openReview(contradictedStatement);
      await verdict('Contradicted');
      await page.getByRole('grid').focus();
      await page.keyboard.press('n');
      await page.keyboard.press('c');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('The bank wrote to us about it.');
      await dialog.getByRole('button', { name: /Confirm/ }).click();
      await page.getByText('1 finding confirmed.').waitFor();
      await verdict('Contradicted');
      const fileId = fileIdOf(page);
      const get = async (path: string) =>
        (await page.request.get(`${stage.server.origin}/api/files/${fileId}${path}`)).text();
      expect(await get('/edits')).toContain('The bank wrote to us about it.');
      expect(await get('')).toContain('The bank wrote to us about it.');
      expect(await preflightOf(fileId, 'extended-csv')).toMatchObject({
        proof: { verdict: 'contradicted', confirmedCount: 1 },
      });
    });

    test('what is primary in the preview, and whether notes are folded, follows from the verdict', async () => {
      const { page } = stage;
      await dropPdf(page, 'right.pdf', await statementPdf(smallStatement));
      await page.getByText('Successfully extracted').waitFor();
      expect(await isPrimary(page, 'button', 'Export…')).toBe(true);
      expect(await isPrimary(page, 'link', 'Review next to the page')).toBe(false);
      const notes = page.getByText(/^Opening balance plus transactions equals/);
      expect(await notes.isVisible()).toBe(false);
      await page.getByText(/^\d+ notes?$/).click();
      expect(await notes.isVisible()).toBe(true);
      await page.goto(stage.server.origin);
      await dropPdf(page, 'wrong.pdf', await statementPdf(contradictedStatement));
      await page.getByText('Successfully extracted').waitFor();
      expect(await isPrimary(page, 'button', 'Export…')).toBe(false);
      expect(await isPrimary(page, 'link', 'Review next to the page')).toBe(true);
    });
  });
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const LETTER_WIDTH_PT = 612;
/** A small statement as a scanner writes it, its second row, and a place where nothing is printed. */
const SCAN = new URL('../../../apps/server/src/features/health/ocr-probe.pdf', import.meta.url);
const SCAN_WIDTH_PT = 380.16;
const DEPOSIT_BOX: Box = [20, 138, 360, 154];
const EMPTY_BOX: Box = [200, 20, 360, 50];
/** Where the third row of the small statement is printed, and the second line of the invoice, in points. */
const GROCERY_BOX = [50, 225, 560, 243] as const;
const LINE_2_BOX = [50, 200, 560, 219] as const;

/** A statement that prints no year anywhere. */
const YEARLESS: StatementPlan = {
  ...smallStatement,
  period: 'this month',
  rows: smallStatement.rows.map((row) => ({ ...row, date: row.date.slice(0, 5) })),
};

/** The next statement of the same account, which repeats the last two rows of the one before. */
const LATER: StatementPlan = {
  ...smallStatement,
  period: '01/01/2026 to 01/31/2026',
  openingCents: 297_525,
  rows: [
    ...smallStatement.rows.slice(-2),
    { date: '01/20/2026', description: 'OFFICE SUPPLIES 77', cents: -4_410 },
  ],
};

/** Waits until no change is being checked. */
function untilJudged(page: Page) {
  return page.locator('[role=status][aria-busy=false]').first().waitFor();
}

async function isPrimary(page: Page, role: 'button' | 'link', name: string): Promise<boolean> {
  const look = await page.getByRole(role, { name }).first().getAttribute('class');
  return /(^| )bg-accent( |$)/.test(look ?? '');
}
