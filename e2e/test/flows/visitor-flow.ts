import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { contradictedStatement, longStatement, smallStatement } from '../../src/sample-statements.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

/** What most people without an account do. */
export function visitorFlows(stage: Stage) {
  describe('a visitor', () => {
    test('gets from a statement to the CSV on disk in three clicks', async () => {
      await dropPdf(stage.page, 'january.pdf', await statementPdf(smallStatement));
      await stage.page.getByRole('progressbar', { name: 'Reading the PDF' }).waitFor();
      await stage.page.getByText('Successfully extracted 6 transaction(s) from your PDF').waitFor();
      await stage.page.getByText('Proven', { exact: true }).first().waitFor();
      await stage.page.getByText('4 fields detected').waitFor();
      const preview = stage.page.getByRole('region', { name: 'Extracted rows' });
      expect(await preview.getByRole('row').count()).toBe(1 + 3);

      await stage.page.getByRole('button', { name: 'Continue to Field Mapping' }).click();
      await stage.page.getByText('3 fields mapped').waitFor();
      const downloading = stage.page.waitForEvent('download');
      await stage.page.getByRole('button', { name: 'Download CSV' }).click();
      const download = await downloading;
      await stage.page.getByText('Export Complete!').waitFor();

      expect(download.suggestedFilename()).toMatch(/^quickbooks-export-\d{8}-\d{6}\.csv$/);
      expect(readFileSync(await download.path(), 'utf8').split('\r\n')).toEqual([
        'Date,Description,Account,Debit,Credit,Customer,Vendor,Invoice Number,Reference',
        '12/16/2025,ACME PAYROLL REF 8841,,,2500.00,,,,',
        '12/18/2025,RENT DECEMBER,,450.00,,,,,',
        '12/22/2025,GROCERY MARKET 114,,62.40,,,,,',
        '12/31/2025,COFFEE & CO,,12.35,,,,,',
        '01/02/2026,CLIENT TRANSFER INV 207,,,122.40,,,,',
        '01/08/2026,MOBILE PLAN,,35.00,,,,,',
        '',
      ]);
      expect(await stage.page.getByRole('link', { name: 'View My Files' }).count()).toBe(0);
    });

    test('sees the file of a proven document before it is written, and has it in two clicks', async () => {
      await dropPdf(stage.page, 'january.pdf', await statementPdf(smallStatement));
      await stage.page.getByText('Proven', { exact: true }).first().waitFor();

      await stage.page.getByRole('button', { name: 'Export…' }).click();
      const dialog = stage.page.getByRole('dialog', { name: 'Export' });
      await dialog.getByText('The file', { exact: true }).waitFor();
      const shown = (await dialog.locator('pre').first().textContent()) ?? '';
      const downloading = stage.page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();

      const lines = readFileSync(await (await downloading).path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines.length).toBeGreaterThan(6);
      expect(shown.trim().split(/\r?\n/)).toEqual(lines);
    });

    test('sees by how much a statement contradicts itself', async () => {
      await dropPdf(stage.page, 'contradicted.pdf', await statementPdf(contradictedStatement));
      const proof = stage.page.getByRole('region', { name: 'Proof of' });
      await proof.getByText('Contradicted').waitFor();
      expect(await proof.getByText('Difference').locator('..').textContent()).toContain('10.00');
    });

    test('opens an encrypted PDF with its password, after a wrong one', async () => {
      await dropPdf(
        stage.page,
        'locked.pdf',
        await statementPdf({ ...smallStatement, password: 'open sesame' }),
      );
      await stage.page.getByLabel('PDF password').fill('wrong');
      await stage.page.getByRole('button', { name: 'Open PDF' }).click();
      await stage.page.getByText('Wrong password. 2 tries left.').waitFor();
      await stage.page.getByLabel('PDF password').fill('open sesame');
      await stage.page.getByRole('button', { name: 'Open PDF' }).click();
      await stage.page.getByText('Successfully extracted 6 transaction(s)').waitFor();
    });
  });
}

/** What else somebody without an account can do, and why a file is refused. */
export function visitorBreadth(stage: Stage) {
  describe('a visitor', () => {
    test('sees N/A where the document prints nothing', async () => {
      const rows = smallStatement.rows.map((row, index) => ({ ...row, isBalanceHidden: index % 2 === 0 }));
      await dropPdf(stage.page, 'gaps.pdf', await statementPdf({ ...smallStatement, rows }));
      await stage.page.getByRole('cell', { name: 'N/A' }).first().waitFor();
    });

    test('maps a field to a name of their own, and can take all of it back', async () => {
      await dropPdf(stage.page, 'january.pdf', await statementPdf(smallStatement));
      await stage.page.getByRole('button', { name: 'Continue to Field Mapping' }).click();
      // Whoever maps a field before the proposals come gets none.
      await stage.page.getByText('3 fields mapped').waitFor();
      await stage.page.getByLabel('Column for balance').selectOption({ label: 'Add a custom name…' });
      await stage.page.getByLabel('Custom name for balance').fill('Running balance');
      await stage.page.keyboard.press('Enter');
      await stage.page.getByText('4 fields mapped').waitFor();
      expect(await stage.page.getByLabel('Column for balance').inputValue()).toBe('Running balance');

      await stage.page.getByRole('button', { name: 'Reset' }).click();
      expect(await stage.page.getByRole('button', { name: 'Download CSV' }).isDisabled()).toBe(true);
      await stage.page.getByRole('button', { name: 'Use Suggestion Date for date' }).click();
      expect(await stage.page.getByRole('button', { name: 'Download CSV' }).isEnabled()).toBe(true);
      await stage.page.getByLabel('Export format').selectOption('generic');
      await stage.page.getByText('3 fields mapped').waitFor();
      expect(await stage.page.getByLabel('Column for amount').inputValue()).toBe('amount');
    });
  });

  describe('an encrypted PDF', () => {
    test('is given up after three wrong passwords', async () => {
      await dropPdf(
        stage.page,
        'locked.pdf',
        await statementPdf({ ...smallStatement, password: 'open sesame' }),
      );
      for (const left of ['2 tries left.', 'One try left.', null]) {
        await stage.page.getByLabel('PDF password').fill('wrong');
        await stage.page.getByRole('button', { name: 'Open PDF' }).click();
        if (left) await stage.page.getByText(left).waitFor();
      }
      await stage.page
        .getByRole('alert')
        .filter({ hasText: 'The password does not open this PDF.' })
        .waitFor();
      await stage.page.getByRole('button', { name: 'Choose a PDF' }).waitFor();
    });
  });

  describe('a file that cannot be converted says why', () => {
    const refusals: readonly (readonly [string, string, () => Promise<Uint8Array> | Uint8Array, string])[] = [
      ['a text file', 'notes.txt', () => bytesOf('hello'), 'This is not a PDF.'],
      ['a text file by another name', 'notes.pdf', () => bytesOf('hello'), 'This is not a PDF.'],
      ['an empty file', 'empty.pdf', () => bytesOf(''), 'This file is empty.'],
      [
        'a PDF cut short',
        'cut.pdf',
        async () => (await statementPdf(smallStatement)).slice(0, 700),
        'This PDF is damaged',
      ],
    ];
    for (const [what, name, bytes, reason] of refusals)
      test(what, async () => {
        await dropPdf(stage.page, name, await bytes());
        await stage.page.getByRole('alert').filter({ hasText: reason }).waitFor();
        await stage.page.getByRole('button', { name: 'Choose a PDF' }).waitFor();
      });

    test('too many pages, of which some can be chosen by picture or by number', async () => {
      await dropPdf(stage.page, 'year.pdf', await statementPdf(longStatement(420)));
      const dialog = stage.page.getByRole('dialog', { name: 'Choose the pages to convert' });
      await dialog.getByText('year.pdf has 12 pages; up to 10 can be converted at once.').waitFor();
      await dialog.getByLabel('Page 12', { exact: true }).check();
      await dialog
        .getByRole('alert')
        .filter({ hasText: '11 pages are selected; choose up to 10.' })
        .waitFor();
      expect(await dialog.getByRole('button', { name: 'Convert 11 pages' }).isDisabled()).toBe(true);
      await dialog.getByLabel('Pages', { exact: true }).fill('1-2, 40');
      await dialog.getByRole('alert').filter({ hasText: 'This PDF ends with page 12.' }).waitFor();
      await dialog.getByLabel('Pages', { exact: true }).fill('1-2');
      expect(await dialog.getByLabel('Page 2', { exact: true }).isChecked()).toBe(true);
      expect(await dialog.getByLabel('Page 3', { exact: true }).isChecked()).toBe(false);
      await dialog.getByRole('button', { name: 'Convert 2 pages' }).click();
      await stage.page.getByText('Successfully extracted 66 transaction(s)').waitFor();
      await stage.page.getByText('Pages 3-12 were left out, as you chose.').waitFor();
    });

    test('26 MB', async () => {
      await stage.page.evaluate(DROP_26_MB);
      await stage.page.getByRole('alert').filter({ hasText: 'larger than 25 MB' }).waitFor();
    });

    test('a PDF without transactions', async () => {
      await dropPdf(stage.page, 'letter.pdf', await statementPdf({ ...smallStatement, rows: [] }));
      await stage.page.getByText('No data extracted from the PDF').waitFor();
      await stage.page.getByText('Please try uploading a different file').waitFor();
      await stage.page.getByRole('button', { name: 'Upload Another File' }).click();
      await stage.page.getByRole('button', { name: 'Choose a PDF' }).waitFor();
    });

    test('an unknown address', async () => {
      const answer = await stage.page.goto(`${stage.server.origin}/nowhere`);
      expect(answer?.status()).toBe(404);
      await stage.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    });

    test('a mapping of nothing leads home', async () => {
      await stage.page.goto(`${stage.server.origin}/mapping/00000000-0000-4000-8000-000000000000`);
      await stage.page.waitForURL(`${stage.server.origin}/`);
      await stage.page.goto(`${stage.server.origin}/mapping`);
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });
  });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Made inside the page: carrying 26 MB into the browser takes longer than all else here. */
const DROP_26_MB = `
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(26 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }));
  const input = document.querySelector('input[type=file]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
`;
