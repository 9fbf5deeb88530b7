import type { Page } from 'playwright-core';

/** Takes out the pro plan with a test card that succeeds; ends on the dashboard, once the plan is there. */
export async function subscribe(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/subscribe`);
  await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
  await page.getByText('Your Pro plan is active').waitFor();
}
