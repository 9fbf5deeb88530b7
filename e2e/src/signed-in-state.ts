import type { Browser, BrowserContextOptions } from 'playwright-core';
import { dropPdf } from './drop-pdf.ts';
import { register } from './register.ts';
import { smallStatement } from './sample-statements.ts';
import { statementPdf } from './statement-pdf.ts';

/** Cookies and storage of a fresh account that has converted one statement. */
export async function signedInState(
  browser: Browser,
  origin: string,
  email: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await register(page, email);
  await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
  await page.getByText('Preview Extracted Data').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
