// Three tasks in a real browser, by clicks and seconds: `node e2e/src/timed-tasks.ts`. Dropping files counts as one click; so does a field that is filled in.
import type { Page } from 'playwright-core';
import { dropPdf } from './drop-pdf.ts';
import { openBrowser } from './open-browser.ts';
import { contradictedStatement, smallStatement } from './sample-statements.ts';
import { signedInState } from './signed-in-state.ts';
import { startServer } from './start-server.ts';
import { type StatementPlan, statementPdf } from './statement-pdf.ts';
import { subscribe } from './subscribe.ts';

const MONTHS = 12;

/** A page whose clicks are counted. */
type Hand = {
  readonly page: Page;
  /** Does what takes one click. */
  readonly click: (what: () => Promise<unknown>) => Promise<void>;
};

type Task = {
  readonly name: string;
  readonly isSignedIn?: boolean;
  readonly do: (hand: Hand, origin: string) => Promise<unknown>;
};

const TASKS: readonly Task[] = [
  {
    name: 'first CSV',
    do: async ({ page, click }) => {
      const pdf = await statementPdf(smallStatement);
      await click(() => dropPdf(page, 'january.pdf', pdf));
      await click(() => page.getByRole('button', { name: 'Continue to Field Mapping' }).click());
      await page.getByText('3 fields mapped').waitFor();
      const downloading = page.waitForEvent('download');
      await click(() => page.getByRole('button', { name: 'Download CSV' }).click());
      await downloading;
    },
  },
  {
    name: 'correct and export a contradicted statement',
    do: async ({ page, click }) => {
      const pdf = await statementPdf(contradictedStatement);
      await click(() => dropPdf(page, 'contradicted.pdf', pdf));
      await click(() => page.getByRole('link', { name: 'Review next to the page' }).click());
      await click(() => page.getByRole('button', { name: /^Correct: Closing balance/ }).click());
      await click(() => page.getByLabel('Balance', { exact: true }).fill('3,062.65'));
      await click(() => page.getByRole('button', { name: 'Save' }).click());
      await page
        .getByText(/^Proven/)
        .first()
        .waitFor();
      await exportAll({ page, click }, 'Export…');
    },
  },
  {
    name: `convert and merge ${MONTHS} statements of one account`,
    isSignedIn: true,
    do: async ({ page, click }, origin) => {
      await page.goto(`${origin}/files`);
      const files = await Promise.all(yearOfStatements().map(pdfFile));
      await click(() => page.getByLabel('PDF files').setInputFiles(files));
      await exportAll({ page, click }, `Export ${MONTHS} files as one…`);
    },
  },
];

async function exportAll({ page, click }: Hand, button: string) {
  await click(() => page.getByRole('button', { name: button }).first().click({ timeout: 180_000 }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The file', { exact: true }).waitFor();
  const downloading = page.waitForEvent('download');
  await click(() => dialog.getByRole('button', { name: 'Download' }).click());
  await downloading;
}

/** Twelve months of one account, each with the opening balance the month before closed with. */
function yearOfStatements(): StatementPlan[] {
  let openingCents = 100_000;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = String(index + 1).padStart(2, '0');
    const last = new Date(Date.UTC(2025, index + 1, 0)).getUTCDate();
    const rows = [4, 11, 18, 25].map((day, at) => ({
      date: `${month}/${String(day).padStart(2, '0')}/2025`,
      description: `PAYMENT ${month}${day}`,
      cents: at === 0 ? 90_000 + index : -(12_300 + index * 7 + at),
    }));
    const plan = {
      ...smallStatement,
      openingCents,
      rows,
      period: `${month}/01/2025 to ${month}/${last}/2025`,
    };
    openingCents += rows.reduce((sum, row) => sum + row.cents, 0);
    return plan;
  });
}

async function pdfFile(plan: StatementPlan, index: number) {
  const buffer = Buffer.from(await statementPdf(plan));
  return { name: `statement-${index + 1}.pdf`, mimeType: 'application/pdf', buffer };
}

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  for (const task of TASKS) {
    const email = `${task.name.replaceAll(/\W+/g, '-')}@example.com`;
    const context = await browser.newContext({
      ...{ viewport: { width: 1440, height: 900 }, acceptDownloads: true },
      ...(task.isSignedIn ? { storageState: await signedInState(server.origin, email) } : {}),
    });
    const page = await context.newPage();
    // A free account has fewer conversions than twelve.
    if (task.isSignedIn) await subscribe(page, server.origin);
    await page.goto(server.origin);
    await page.getByRole('button', { name: 'Choose a PDF' }).hover();
    let clicks = 0;
    const click = async (what: () => Promise<unknown>) => {
      clicks += 1;
      await what();
    };
    const started = performance.now();
    await task.do({ page, click }, server.origin);
    console.log(`${task.name}: ${clicks} clicks, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
