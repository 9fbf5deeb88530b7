import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { contradictedStatement, longStatement, smallStatement } from '../../src/sample-statements.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

/** Every page of a document has an address, for visitors too. */
export function addressFlows(stage: Stage) {
  describe('the address of a document', () => {
    test('of its preview survives a reload, Back and a new tab; its review, mapping and export have one each', async () => {
      const { page } = stage;
      await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
      const extracted = page.getByText('Successfully extracted 6 transaction(s)');
      await extracted.waitFor();
      await page.reload();
      await extracted.waitFor();
      const fileId = new URL(page.url()).searchParams.get('file');

      const tab = await page.context().newPage();
      await tab.goto(`${stage.server.origin}/files/${fileId}`);
      await tab.getByText('Successfully extracted 6 transaction(s)').waitFor();
      const places = tab.getByRole('navigation', { name: 'Document' });
      await places.getByRole('link', { name: 'Review', exact: true }).click();
      await tab.getByRole('grid').waitFor();
      await places.getByRole('link', { name: 'Field mapping' }).click();
      await tab.waitForURL(`${stage.server.origin}/mapping/${fileId}`);
      await places.getByRole('link', { name: 'Export', exact: true }).click();
      await tab.getByRole('dialog', { name: 'Export' }).waitFor();
      await tab.reload();
      await tab.getByRole('dialog', { name: 'Export' }).waitFor();
      await tab.goBack();
      await tab.getByText('3 fields mapped').waitFor();

      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('grid').waitFor();
      await page.goBack();
      await extracted.waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Choose a PDF' }).waitFor();
    });

    test('finds a reading that is going on again after a reload', async () => {
      const { page } = stage;
      await dropPdf(page, 'year.pdf', await statementPdf(longStatement(300)));
      await page.waitForURL(/\?file=/);
      await page.reload();
      await page.getByText('Successfully extracted 300 transaction(s)').waitFor();
    });

    test('keeps what was chosen on the mapping page', async () => {
      const { page } = stage;
      await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
      await page.getByRole('button', { name: 'Continue to Field Mapping' }).click();
      await page.getByText('3 fields mapped').waitFor();
      await page.getByLabel('Column for balance').selectOption('Reference');
      await page.getByText('4 fields mapped').waitFor();
      await page.getByLabel('Dates').selectOption('YYYY-MM-DD');
      await page.reload();
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      for (const place of [page, tab]) {
        await place.getByText('4 fields mapped').waitFor();
        expect(await place.getByLabel('Column for balance').inputValue()).toBe('Reference');
        expect(await place.getByLabel('Dates').inputValue()).toBe('YYYY-MM-DD');
      }
    });

    test('shows the work layout: neither the links of the landing page nor the footer', async () => {
      const { page } = stage;
      await dropPdf(page, 'contradicted.pdf', await statementPdf(contradictedStatement));
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('grid').waitFor();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      expect(
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).count(),
      ).toBe(0);
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    });
  });
}
