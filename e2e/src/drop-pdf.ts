import type { Page } from 'playwright-core';

/** Gives a file to the page's upload widget, as choosing it would. */
export async function dropPdf(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await page.getByLabel('PDF file', { exact: true }).setInputFiles({
    name,
    mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain',
    buffer: Buffer.from(bytes),
  });
}
