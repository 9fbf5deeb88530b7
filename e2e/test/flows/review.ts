import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reviewResponseSchema } from '@tieout/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { type InvoicePlan, invoicePdf, rightInvoice } from '../../src/invoice-pdf.ts';
import { contradictedStatement, longStatement, smallStatement } from '../../src/sample-statements.ts';
import { type StatementPlan, statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

/** A statement is corrected next to its page. */
export function reviewFlows(stage: Stage) {
  const { openReview, verdict } = reviewOf(stage);
  describe('the review next to the page', () => {
    test('a contradicted statement is corrected until it is proven, and then exported as corrected', async () => {
      await openReview(contradictedStatement);
      await verdict('Contradicted');
      await stage.page.getByRole('button', { name: /^Correct: Closing balance/ }).click();
      await stage.page.getByLabel('Balance', { exact: true }).fill('3,062.65');
      await stage.page.getByRole('button', { name: 'Save' }).click();
      await verdict('Proven');

      await stage.page.getByRole('row').filter({ hasText: 'COFFEE & CO' }).dblclick();
      await stage.page.getByRole('textbox', { name: 'Description' }).fill('COFFEE AND COMPANY');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByRole('row').filter({ hasText: 'COFFEE AND COMPANY' }).waitFor();

      await stage.page.getByRole('link', { name: 'Continue to Field Mapping' }).click();
      await stage.page.getByText('3 fields mapped').waitFor();
      const downloading = stage.page.waitForEvent('download');
      await stage.page.getByRole('button', { name: 'Download CSV' }).click();
      expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('COFFEE AND COMPANY');
    });

    test('a row lights its box on the page, and the box its row', async () => {
      await openReview(smallStatement);
      await stage.page.getByRole('row').filter({ hasText: 'MOBILE PLAN' }).click();
      const selected = stage.page.locator('[data-row="0-5"]');
      await selected.waitFor();
      expect(await selected.getAttribute('class')).toContain('bg-[#1b4f9c]/20');
      await stage.page.locator('[data-row="0-0"]').click();
      await stage.page.getByRole('row', { name: 'ACME PAYROLL', selected: true }).waitFor();
    });

    test('a statement is read before the app runs, and its figures are those of the app', async () => {
      const { page, browser } = stage;
      await openReview(contradictedStatement);
      await verdict('Contradicted');
      const figures = (text: string | null) => text?.match(/[−-]?\$[\d,.]+/g);
      const shown = figures(await page.locator('main dl').first().textContent());
      const early = await browser.newContext({
        storageState: await page.context().storageState(),
        javaScriptEnabled: false,
      });
      const first = await early.newPage();
      await first.goto(page.url());
      await first.getByText('Contradicted', { exact: true }).waitFor();
      expect(figures(await first.locator('main dl').textContent())).toEqual(shown);
      expect(await first.locator('main li').count()).toBe(6);
      await early.close();
    });

    test('the file of somebody else is not there', async () => {
      await openReview(smallStatement);
      const stranger = await stage.browser.newPage();
      await stranger.goto(stage.page.url());
      await stranger.getByText('This file does not exist or is not yours.').waitFor();
      await stranger.context().close();
    });
  });
}

/** All else the review can do. */
export function reviewBreadth(stage: Stage) {
  const { openReview, verdict, preflightOf } = reviewOf(stage);
  const row = (text: string) => stage.page.getByRole('row').filter({ hasText: text }).first();
  describe('the review next to the page', () => {
    test('every correction has a key, changes the verdict at once, and can be taken back', async () => {
      await openReview(smallStatement);
      await verdict('Proven');
      await stage.page.getByRole('grid').focus();
      await stage.page.keyboard.press('ArrowDown');
      await stage.page.keyboard.press('x');
      await verdict('Contradicted');
      await stage.page.keyboard.press('u');
      await verdict('Proven');
      await stage.page.keyboard.press('r');
      await verdict('Contradicted');
      await stage.page.keyboard.press('Control+z');
      await verdict('Proven');

      await stage.page.keyboard.press('f');
      await verdict('Contradicted');
      await stage.page.getByRole('row').filter({ hasText: 'RENT DECEMBER' }).getByText('450.00').waitFor();
      await stage.page.keyboard.press('u');
      await verdict('Proven');

      await stage.page.keyboard.press('s');
      await stage.page.getByLabel('First description').fill('RENT, FLAT');
      await stage.page.getByLabel('First amount').fill('-400');
      await stage.page.getByText('Second amount: −$50.00').waitFor();
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Split' }).click();
      await stage.page.getByRole('row').filter({ hasText: 'RENT, FLAT' }).waitFor();

      await stage.page.getByRole('grid').focus();
      await stage.page.keyboard.press('?');
      await stage.page.getByRole('dialog').getByText('Merge the selected rows').waitFor();
    });

    test.each<
      [fault: string, plan: InvoicePlan, keys: readonly (readonly [Act, string])[], corrected: string]
    >([
      [
        'the total',
        withSums(['Subtotal', '1,210.00'], ['Sales tax 8%', '96.80'], ['Total', '1,360.80']),
        [
          ['press', 'n'],
          ['type', '1,306.80'],
          ['press', 'Enter'],
        ],
        '1306.80',
      ],
      [
        'the tax',
        withSums(['Subtotal', '1,210.00'], ['Sales tax 8%', '69.80'], ['Total', '1,306.80']),
        [
          ['press', 'n'],
          ['press', 'Shift+Tab'],
          ['type', '96.80'],
          ['press', 'Enter'],
        ],
        '96.80',
      ],
      [
        'a missing line',
        withSums(['Subtotal', '1,260.00'], ['Sales tax 8%', '100.80'], ['Total', '1,360.80']),
        [
          ['press', 'a'],
          ['type', 'Filing fee'],
          ['press', 'Tab'],
          ['type', '2'],
          ['press', 'Tab'],
          ['type', '25.00'],
          ['press', 'Enter'],
        ],
        'Filing fee',
      ],
    ])(
      'an invoice is contradicted by %s until it is corrected by keys, in its export too',
      async (_, plan, keys, corrected) => {
        const { page } = stage;
        await dropPdf(page, 'invoice.pdf', await invoicePdf([plan]));
        await page.getByRole('link', { name: 'Review next to the page' }).click();
        await verdict('Contradicted');
        for (const [act, what] of keys) await page.keyboard[act](what);
        await verdict('Proven after 1 correction');
        await page.getByRole('heading', { name: 'No open findings' }).waitFor();
        await page.reload();
        await verdict('Proven after 1 correction');
        const fileId = fileIdOf(page);
        expect(await preflightOf(fileId)).toMatchObject({ proof: { verdict: 'proven', correctionCount: 1 } });
        const file = await page.request.get(`${stage.server.origin}/api/files/${fileId}`);
        expect(await file.text()).toContain(corrected);
      },
    );

    test('what is no amount is refused at its cell', async () => {
      await openReview(smallStatement);
      await stage.page.getByRole('grid').focus();
      await stage.page.keyboard.press('Enter');
      await stage.page.getByRole('textbox', { name: 'Amount' }).fill('twelve');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByRole('alert').filter({ hasText: 'Type an amount such as -12.50.' }).waitFor();
      await stage.page.keyboard.press('Escape');
      await stage.page.getByRole('row').filter({ hasText: 'ACME PAYROLL' }).getByText('2,500.00').waitFor();
    });

    test('a day that does not exist is refused at its cell', async () => {
      await openReview(smallStatement);
      await stage.page.getByRole('grid').focus();
      await stage.page.keyboard.press('Enter');
      await stage.page.getByLabel('Date', { exact: true }).fill('02/30/2025');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByRole('alert').filter({ hasText: 'Type a date such as 12/31/2025.' }).waitFor();
    });

    test('the page of an encrypted statement is shown after its password', async () => {
      await dropPdf(
        stage.page,
        'locked.pdf',
        await statementPdf({ ...smallStatement, password: 'open sesame' }),
      );
      await stage.page.getByLabel('PDF password').fill('open sesame');
      await stage.page.getByRole('button', { name: 'Open PDF' }).click();
      await stage.page.getByRole('link', { name: 'Review next to the page' }).click();
      await stage.page.getByLabel('PDF password').fill('open sesame');
      await stage.page.getByRole('button', { name: 'Open PDF' }).click();
      await stage.page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
    });

    test('rows are labelled by payee, proposals are taken at a click, and the export writes them', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await page.getByRole('link', { name: 'Payees and categories' }).click();
      await page.getByLabel('Category of COFFEE & CO', { exact: true }).fill('Team meals');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Accept all/ }).click();
      await page.getByRole('button', { name: 'No suggestions left' }).waitFor();
      await page.getByRole('button', { name: 'Export…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await dialog.getByLabel('Target').selectOption('QuickBooks Online journal entries');
      await dialog.getByText('This stops the export').first().waitFor();
      await dialog.getByLabel('Name in your books of account 0001234567').fill('Checking');
      await dialog.getByText('The file', { exact: true }).waitFor();
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      const journal = readFileSync(await (await downloading).path(), 'utf8');
      expect(journal).toContain('Team meals');
      expect(journal).toMatch(/Rent or Lease/);
    });

    test('after a click on the page, a toolbar button or a dialog, the keys go on working', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await page.locator('[data-row="0-1"]').click();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('row', { name: 'GROCERY MARKET', selected: true }).waitFor();
      await page.getByRole('button', { name: 'Exclude' }).click();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('row', { name: 'COFFEE', selected: true }).waitFor();
      await page.keyboard.press('y');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('u');
      await verdict('Proven');
      await page.keyboard.press('ArrowDown');
      await page.getByRole('row', { name: 'CLIENT TRANSFER', selected: true }).waitFor();
      // Where nothing is printed.
      await page.getByRole('img', { name: 'Page 1 of the document' }).click({ position: { x: 20, y: 20 } });
      await page.keyboard.press('ArrowDown');
      await page.getByRole('row', { name: 'MOBILE PLAN', selected: true }).waitFor();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.keyboard.press('x');
      await verdict('Contradicted');
      // By the keyboard the page is scrolled by its arrows, and takes the keys of corrections.
      await page.getByRole('region', { name: 'Page image' }).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('u');
      await verdict('Proven');
      await page.getByRole('row', { name: 'MOBILE PLAN', selected: true }).waitFor();
    });

    test('a dialog opened by its key takes what is typed at once, and Enter gives the keys back to the rows', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await row('RENT DECEMBER').click();
      await page.keyboard.press('y');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('2024');
      await page.keyboard.press('Enter');
      await row('RENT DECEMBER').getByText('Dec 18, 2024').waitFor();
      await page
        .getByRole('heading', { name: /open finding/ })
        .filter({ hasNotText: 'No' })
        .waitFor();
      await page.keyboard.press('n');
      await page.keyboard.press('c');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type('It is an old rent.');
      await page.keyboard.press('Enter');
      await page.getByText('1 finding confirmed.').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('row', { name: 'GROCERY MARKET', selected: true }).waitFor();
    });

    test('posting date, check number, payee and category are shown and edited, survive a reload, and are undone', async () => {
      const { page } = stage;
      await openReview(smallStatement);
      await row('RENT DECEMBER').dblclick();
      await page.getByLabel('Posting date').fill('12/19/2025');
      await page.getByLabel('Check or reference').fill('1041');
      await page.getByLabel('Payee').fill('Oak Properties');
      await page.getByLabel('Category').fill('Rent expense');
      await page.keyboard.press('Enter');
      await verdict('Proven after 1 correction');
      await page.locator('[role=status][aria-busy=false]').first().waitFor();
      await page.reload();
      const entered = ['Dec 19, 2025', '1041', 'Oak Properties', 'Rent expense'];
      for (const text of entered) await row('RENT DECEMBER').getByText(text).waitFor();
      await page.keyboard.press('u');
      for (const text of entered) await row('RENT DECEMBER').getByText(text).waitFor({ state: 'detached' });
      await page.keyboard.press('r');
      for (const text of entered) await row('RENT DECEMBER').getByText(text).waitFor();
    });

    test('undo and redo are exact however fast they are pressed', async () => {
      const { page } = stage;
      await openReview(longStatement(120));
      await page.getByRole('grid').focus();
      const press = async (key: string, count: number) => {
        for (let time = 0; time < count; time++) await page.keyboard.press(key);
      };
      for (let time = 0; time < 12; time++) {
        await page.keyboard.press('x');
        await page.keyboard.press('ArrowDown');
      }
      await press('u', 7);
      await press('r', 3);
      await press('Control+z', 2);
      const excluded = async () => {
        const path = `${stage.server.origin}/api/files/${fileIdOf(page)}/rows`;
        const review = reviewResponseSchema.parse(await (await page.request.get(path)).json());
        const rows = review.accounts[0]?.rows.filter(({ isExcluded }) => isExcluded) ?? [];
        return [review.sequence, ...rows.map(({ id }) => id)];
      };
      await expect
        .poll(excluded, { timeout: 30_000 })
        .toEqual([24, ...['0-0', '0-1', '0-2', '0-3', '0-4', '0-5']]);
    });

    test('the rows stay where they are while a change is being checked', async () => {
      const { page } = stage;
      await openReview(contradictedStatement);
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await row('RENT DECEMBER').click();
      await page.route('**/rows?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      const place = async () => (await page.getByRole('grid').boundingBox())?.y;
      const before = await place();
      await page.keyboard.press('x');
      await page.getByText('Checking your change…').waitFor();
      expect(await place()).toBe(before);
      await page.getByText('Checking your change…').waitFor({ state: 'detached' });
      expect(await place()).toBe(before);
    });

    test('on a phone nothing is wider than the screen, and a tap keeps the row in view', async () => {
      const { page } = stage;
      await page.setViewportSize({ width: 390, height: 844 });
      await openReview(longStatement(120));
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      const row = page.getByRole('row').filter({ hasText: 'CARD PURCHASE 10006' });
      await row.scrollIntoViewIfNeeded();
      const before = await row.boundingBox();
      await row.click();
      await page.getByRole('row', { name: 'CARD PURCHASE 10006', selected: true }).waitFor();
      await page.waitForTimeout(500);
      expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate<number>(overflow)).toBe(0);
    });

    test('on a phone the line items of an invoice are cards, and a new one too', async () => {
      const { page } = stage;
      await page.setViewportSize({ width: 390, height: 844 });
      await dropPdf(page, 'invoice.pdf', await invoicePdf());
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      const lines = page.getByRole('region', { name: 'Line items' });
      await page.getByLabel('Amount of line 1').waitFor();
      await page
        .getByRole('button', { name: /^Add (row|line)$/ })
        .first()
        .click();
      await page.getByLabel('Amount of the new line').waitFor();
      const box = 'document.querySelector(\'section[aria-label="Line items"]\')';
      expect(await page.evaluate<number>(`${box}.scrollWidth - ${box}.clientWidth`)).toBe(0);
      expect(await lines.getByText('Unit price', { exact: true }).last().isVisible()).toBe(true);
    });

    test('on a phone a finding that was gone to is said next to the rows', async () => {
      const { page } = stage;
      await page.setViewportSize({ width: 390, height: 844 });
      await openReview(contradictedStatement);
      await page.getByRole('button', { name: 'Next finding' }).click();
      const said = page.getByRole('status').filter({ hasText: /^Error Opening balance plus/ });
      await said.waitFor();
      const [finding, grid] = [await said.boundingBox(), await page.getByRole('grid').boundingBox()];
      expect((finding?.y ?? 0) + (finding?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0);
      expect((finding?.width ?? 0) <= 390).toBe(true);
      // The page of a document that is open is in view among those of the document.
      await page.goto(page.url().replace(/files\/([^/]+)\/review/, 'mapping/$1'));
      const own = page
        .getByRole('navigation', { name: 'Document' })
        .getByRole('link', { name: 'Field mapping' });
      const box = await own.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    });

    test('the page is zoomed, fitted and turned by its pictures', async () => {
      const { page } = stage;
      await openReview(longStatement(120));
      const image = page.getByRole('img', { name: 'Page 1 of the document' });
      await image.waitFor();
      const width = async () =>
        (await page.getByRole('img', { name: /of the document/ }).boundingBox())?.width ?? 0;
      const fitted = await width();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(width).toBeGreaterThan(fitted);
      await page.getByRole('button', { name: 'Fit page' }).click();
      await expect.poll(width).toBeLessThan(fitted);
      await page.getByRole('button', { name: 'Fit width' }).click();
      await expect.poll(width).toBe(fitted);
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' }).click();
      await page.getByRole('img', { name: 'Page 2 of the document' }).waitFor();
    });

    test('an invoice has its fields, line items and totals next to its page, and a box lights its line', async () => {
      const { page } = stage;
      await dropPdf(page, 'invoice.pdf', await invoicePdf());
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      const proof = page.getByRole('region', { name: 'Proof of the document' });
      await proof.getByText('Proven', { exact: true }).first().waitFor();
      expect(await page.getByLabel('Vendor').inputValue()).toBe('Ledger & Sons LLC');
      expect(await page.getByLabel('Amount of line 2').inputValue()).toBe('850.00');
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await page.locator('[data-row="0-1"]').click({ force: true });
      await page.getByRole('button', { name: 'Line 2', pressed: true }).waitFor();
    });

    test.skipIf(!existsSync(CORPUS)).each(MENDED_STATEMENTS)(
      'the contradicted statement $id of the corpus is corrected until it is proven, and its export agrees',
      async ({ id, mistakes = [], steps }) => {
        const { page } = stage;
        await dropPdf(page, `${id}.pdf`, readFileSync(path.join(CORPUS, 'statements', `${id}.pdf`)));
        await page.getByRole('link', { name: 'Review next to the page' }).click();
        await page.getByRole('grid').waitFor();
        for (const step of mistakes) await correct(page, step);
        await verdict('Contradicted');
        for (const step of steps) await correct(page, step);
        const correctionCount = mistakes.length + steps.length;
        const after = `Proven after ${correctionCount} correction${correctionCount === 1 ? '' : 's'}`;
        await verdict(after);
        await page.getByRole('link', { name: 'Preview' }).click();
        await page.getByText(after).first().waitFor();
        expect(await preflightOf(fileIdOf(page), 'extended-csv')).toMatchObject({
          proof: { verdict: 'proven', correctionCount },
        });
      },
    );

    test.skipIf(!existsSync(CORPUS)).each(MENDED_INVOICES)(
      'the contradicted invoice $id of the corpus is corrected until it is proven, and its export agrees',
      async ({ id, folder, mistakes = [], cells }) => {
        const { page } = stage;
        await dropPdf(page, `${id}.pdf`, readFileSync(path.join(CORPUS, folder, `${id}.pdf`)));
        await page.getByRole('link', { name: 'Review next to the page' }).click();
        const fill = async (entries: typeof cells) => {
          for (const [label, text] of entries) {
            if (label.endsWith('new line')) await page.keyboard.press('a');
            await page.getByLabel(new RegExp(`^${label}( \\(changed by you\\))?( check this)?$`)).fill(text);
            await page.keyboard.press('Enter');
          }
        };
        // The preview shows the verdict too, and does not know the review's keys.
        await page.getByRole('group', { name: 'Fields' }).waitFor();
        await fill(mistakes);
        await verdict('Contradicted');
        await fill(cells);
        await verdict('Proven');
        await page.getByRole('link', { name: 'Preview' }).click();
        await page
          .getByText(/^Proven after \d correction/)
          .first()
          .waitFor();
        expect(await preflightOf(fileIdOf(page))).toMatchObject({ proof: { verdict: 'proven' } });
      },
    );

    test('two invoices of one file are reviewed one at a time, each with its proof', async () => {
      const { page } = stage;
      await dropPdf(
        page,
        'invoices.pdf',
        await invoicePdf([rightInvoice, { ...rightInvoice, number: '2026-0043' }]),
      );
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      for (const number of ['2026-0042', '2026-0043']) {
        await page.getByRole('tab', { name: number }).click();
        await page
          .getByRole('region', { name: `Proof of Invoice ${number}` })
          .getByText('Proven', { exact: true })
          .waitFor();
      }
      await page.getByRole('img', { name: 'Page 2 of the document' }).waitFor();
    });
  });
}

type Act = 'press' | 'type';

function withSums(...sums: InvoicePlan['sums']): InvoicePlan {
  return { ...rightInvoice, sums };
}

/** The corpus next to the repository, where there is one. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../shared/corpus');

/**
 * Invoices of the corpus that are contradicted, by their reading or by what a person mistyped, and the entries that
 * mend them.
 */
const MENDED_INVOICES: readonly {
  readonly id: string;
  readonly folder: string;
  readonly mistakes?: readonly Entry[];
  readonly cells: readonly Entry[];
}[] = [
  {
    ...{ id: '261-danfe-danfe-multipage-landscape', folder: 'invoices' },
    cells: [['Amount of the new line', '1950.00']],
  },
  {
    ...{ id: 'einvoice-d040', folder: 'einvoices' },
    mistakes: [['Tax', '-1.21']],
    cells: [['Tax', '-1.12']],
  },
  {
    ...{ id: 'einvoice-d032', folder: 'einvoices' },
    mistakes: [
      ['Amount of line 1', '16417.00'],
      ['Amount of line 2', '11745.00'],
    ],
    cells: [
      ['Amount of line 1', '16471.00'],
      ['Amount of line 2', '11475.00'],
    ],
  },
];

/** One correction of a statement: a cell of the row with that text, or a row added below the last one. */
type Step =
  | { readonly row: string; readonly cell: 'Amount' | 'Date'; readonly text: string }
  | { readonly day: string; readonly text: string; readonly added: string };

async function correct(page: Page, step: Step) {
  const isAdded = 'added' in step;
  if (isAdded) {
    await page.getByRole('grid').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('a');
    await page.getByLabel('Date', { exact: true }).fill(step.day);
    await page.getByRole('textbox', { name: 'Description' }).fill(step.text);
    await page.getByRole('textbox', { name: 'Amount' }).fill(step.added);
  } else {
    await page.getByRole('row').filter({ hasText: step.row }).first().dblclick();
    await page.getByRole('textbox', { name: step.cell, exact: true }).fill(step.text);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Amount' }).waitFor({ state: 'detached' });
}

/** Rows that were cut out of a statement, by the change of the daily balances it prints: day of the month and amount. */
const CUT_OUT = [
  ['03', '-2509.09'],
  ['06', '-2062.50'],
  ['09', '-2509.09'],
  ['13', '-2062.50'],
  ['16', '-2509.09'],
  ['20', '-2062.50'],
  ['23', '-2546.09'],
  ['27', '-2062.50'],
  ['30', '-2062.50'],
  ['30', '-2509.09'],
  ['30', '-2066.50'],
] as const;

/**
 * Statements of the corpus that are contradicted, by their own figures or by what a person mistyped, and what a person
 * who has the original enters.
 */
const MENDED_STATEMENTS: readonly {
  readonly id: string;
  readonly mistakes?: readonly Step[];
  readonly steps: readonly Step[];
}[] = [
  { id: '040-hsbc-uk', steps: [{ row: 'Pgod Ojd Vzefze', cell: 'Amount', text: '-25.15' }] },
  {
    id: '079-royal-bank-of-canada',
    steps: [
      { day: '04/01/2004', text: 'Deposit', added: '60.00' },
      { day: '04/08/2004', text: 'Withdrawal', added: '-178.57' },
    ],
  },
  {
    id: '115-westpac-nz-annotated-specimen',
    steps: [
      { day: '08/01/2025', text: 'Payment', added: '2934.00' },
      { day: '08/05/2025', text: 'Purchases', added: '-5383.26' },
      { row: 'credits such as payments', cell: 'Date', text: '08/03/2025' },
      { row: 'Interest Brought Forward', cell: 'Date', text: '07/23/2025' },
    ],
  },
  {
    id: '010-fifth-third-bank',
    steps: CUT_OUT.map(([day, added]) => ({ day: `09/${day}/2024`, text: 'Withdrawal', added })),
  },
  {
    id: '006-usaa-federal-savings-bank',
    mistakes: [{ row: '3,293.72', cell: 'Amount', text: '-3239.72' }],
    steps: [{ row: '3,239.72', cell: 'Amount', text: '-3293.72' }],
  },
];

/** What a person types into which input. */
type Entry = readonly [label: string, text: string];

export const fileIdOf = (page: Page) => /files\/([^/]+)\/?/.exec(page.url())?.[1] ?? '';

/** What all tests of the review do. */
export function reviewOf(stage: Stage) {
  return {
    /** What the preflight of an export says of a file. */
    async preflightOf(fileId: string, presetId = 'qbo-bills'): Promise<unknown> {
      const data = { fileIds: [fileId], presetId };
      const url = `${stage.server.origin}/api/exports/preflight`;
      return (await stage.page.request.post(url, { data })).json();
    },
    async openReview(plan: StatementPlan) {
      await dropPdf(stage.page, 'statement.pdf', await statementPdf(plan));
      await stage.page.getByRole('link', { name: 'Review next to the page' }).click();
      await stage.page.getByRole('grid').waitFor();
    },
    /** Waits for the verdict; one that rests on corrections says so behind the word. */
    verdict: (word: string) =>
      stage.page
        .getByRole('status')
        .getByText(new RegExp(`^${word}( after|$)`))
        .waitFor(),
  };
}
