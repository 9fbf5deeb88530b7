import { describe, expect, test } from 'vitest';
import { dropPdf } from '../../src/drop-pdf.ts';
import { smallStatement } from '../../src/sample-statements.ts';
import { signUp } from '../../src/sign-up.ts';
import { statementPdf } from '../../src/statement-pdf.ts';
import type { Stage } from '../stage.ts';

const statementOf = (account: string) => statementPdf({ ...smallStatement, account });

/** What is said when something is in the way. */
export function stateFlows(stage: Stage) {
  async function convert(account: string) {
    await dropPdf(stage.page, `${account}.pdf`, await statementOf(account));
    await stage.page.getByText('Successfully extracted 6 transaction(s)').waitFor();
    await stage.page.getByRole('button', { name: 'Upload Another File' }).click();
  }

  describe('on the way to a conversion', () => {
    test('the same file again leads to the earlier one, or is converted anyway', async () => {
      await convert('0001');
      await dropPdf(stage.page, '0001.pdf', await statementOf('0001'));
      await stage.page.getByRole('link', { name: 'Open the earlier file' }).waitFor();
      await stage.page.getByRole('button', { name: 'Convert again anyway' }).click();
      await stage.page.getByText('Successfully extracted 6 transaction(s)').waitFor();
    });

    test('a visitor who has used up the month sees that, and where to go', async () => {
      for (const account of ['0001', '0002', '0003']) await convert(account);
      await dropPdf(stage.page, '0004.pdf', await statementOf('0004'));
      await stage.page.getByRole('alert').filter({ hasText: 'Register for free to get 5 a month' }).waitFor();
      await stage.page.getByRole('link', { name: 'Compare plans' }).click();
      await stage.page.getByRole('heading', { name: 'Pricing' }).waitFor();
      await stage.page.getByRole('button', { name: 'Start Pro Trial' }).click();
      await stage.page.getByRole('dialog', { name: 'Create your account' }).waitFor();
    });

    test('the sample of the landing page is what it shows', async () => {
      const shown = await stage.page

        .getByRole('region', { name: 'Sample transactions' })
        .getByRole('row')
        .allTextContents();
      await stage.page.getByRole('button', { name: 'Try a sample' }).click();
      await stage.page.getByText('Successfully extracted 6 transaction(s)').waitFor();
      const read = await stage.page

        .getByRole('region', { name: 'Extracted rows' })
        .getByRole('row')
        .allTextContents();
      expect(read.slice(1)).toEqual(shown.slice(1, 4));
    });

    test('the theme is chosen and kept', async () => {
      await stage.page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await stage.page.reload();
      expect(await stage.page.locator('html').getAttribute('data-theme')).toBe('dark');
    });

    test('a token in the address does not stay there', async () => {
      await stage.page.goto(`${stage.server.origin}/#access_token=abc&token_type=bearer`);
      await stage.page.reload();
      await stage.page.waitForURL(`${stage.server.origin}/`);
    });

    test('a network that is gone is said, and the upload can be tried again once it is back', async () => {
      await stage.page.getByRole('button', { name: 'Choose a PDF' }).hover();
      await stage.page.waitForLoadState('networkidle');
      await stage.page.context().setOffline(true);
      await stage.page.getByText('You are offline').first().waitFor();
      await dropPdf(stage.page, 'january.pdf', await statementOf('0001'));
      await stage.page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
      await stage.page.context().setOffline(false);
      await stage.page.getByRole('button', { name: 'Try again' }).click();
      await stage.page.getByText('Successfully extracted 6 transaction(s)').waitFor();
    });

    test('a service that does not answer at the start keeps who is signed in, and is asked again', async () => {
      await signUp(stage.page, 'patient@example.com');
      await stage.page.route('**/api/profile', (route) => route.abort('connectionrefused'));
      await stage.page.goto(`${stage.server.origin}/dashboard`);
      await stage.page.getByRole('alert').filter({ hasText: 'Your account cannot be reached' }).waitFor();
      await stage.page.unroute('**/api/profile');
      await stage.page.getByRole('button', { name: 'Try again' }).click();
      await stage.page.getByRole('heading', { name: 'Welcome back, Ann Ledger' }).waitFor();
    });

    test('a list that cannot be loaded is said, and asked for again', async () => {
      await signUp(stage.page, 'unlucky@example.com');
      await stage.page.route('**/api/user/files*', (route) => route.fulfill({ status: 503 }));
      await stage.page.getByRole('link', { name: 'My Files' }).click();
      await stage.page.getByText('Your files could not be loaded').waitFor();
      await stage.page.unroute('**/api/user/files*');
      await stage.page.getByRole('button', { name: 'Try again' }).click();
      await stage.page.getByText("You haven't uploaded any files yet.").waitFor();
    });

    test('a service that does not answer is said', async () => {
      await stage.page.route('**/api/upload', (route) => route.abort('connectionrefused'));
      await dropPdf(stage.page, 'january.pdf', await statementOf('0001'));
      await stage.page.getByRole('alert').filter({ hasText: 'The service is not responding.' }).waitFor();
      await stage.page.getByRole('button', { name: 'Try again' }).waitFor();
    });
  });
}
