import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { dropPdf } from './drop-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { PASSWORD } from './register.ts';
import { contradictedStatement, longStatement, smallStatement } from './sample-statements.ts';
import { type StatementPlan, statementPdf } from './statement-pdf.ts';
import { subscribe } from './subscribe.ts';

/** A screen in one of its states, and the way to it from the home page. */
export type Screen = {
  readonly name: string;
  readonly isSignedIn?: boolean;
  readonly isAdmin?: boolean;
  readonly open: (page: Page, origin: string) => Promise<unknown>;
};

const at =
  (path: string, heading: string): Screen['open'] =>
  async (page, origin) => {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

async function openDialog(page: Page, button: string) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function uploadBad(page: Page) {
  await dropPdf(page, 'contradicted.pdf', await statementPdf(contradictedStatement));
  await page.getByText('Preview Extracted Data').waitFor();
}

/** A small statement as a scanner writes it. */
const SCAN = new URL('../../apps/server/src/features/health/ocr-probe.pdf', import.meta.url);

/** The review of a file that was dropped, once its page is drawn. */
async function reviewOf(page: Page, name: string, bytes: Uint8Array) {
  await dropPdf(page, name, bytes);
  await page.getByRole('link', { name: 'Review next to the page' }).click();
  await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
}

async function reviewBad(page: Page) {
  await reviewOf(page, 'contradicted.pdf', await statementPdf(contradictedStatement));
  await page.getByRole('grid').focus();
}

/** What a request of somebody who is signed in carries. */
async function bearerOf(page: Page) {
  const token = await page.evaluate<string | null>("localStorage.getItem('auth_token')");
  return { headers: { authorization: `Bearer ${token}` } };
}

/** Each state of the review of a document that says more than its first look does. */
const reviewStates: readonly Screen[] = [
  {
    name: 'review-receipt',
    open: async (page) => {
      await reviewOf(page, 'receipt.pdf', await receiptPdf('28.26'));
      await page.keyboard.press('n');
    },
  },
  {
    name: 'review-accounts',
    open: async (page) => {
      const other = { ...contradictedStatement, account: '0009876543' };
      await reviewOf(page, 'two.pdf', await statementPdf(contradictedStatement, other));
      await page.keyboard.press('n');
    },
  },
  {
    name: 'review-without-balances',
    open: async (page) => {
      const rows = smallStatement.rows.map((row) => ({
        ...row,
        date: row.date.slice(0, 5),
        isBalanceHidden: true,
      }));
      const plan = { ...contradictedStatement, rows, period: 'this month' };
      await reviewOf(page, 'without-balances.pdf', await statementPdf(plan));
      await page.keyboard.press('n');
    },
  },
  {
    name: 'review-editing',
    open: async (page) => {
      await reviewBad(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Amount' }).fill('-1.375');
      await page.keyboard.press('Enter');
      await page.getByText('Which one do you mean?').waitFor();
    },
  },
  {
    name: 'review-drawing',
    open: async (page) => {
      await reviewBad(page);
      await page.keyboard.press('b');
      await page.getByText('Drag a box around the row').waitFor();
    },
  },
  {
    name: 'review-scan',
    open: async (page) => {
      await reviewOf(page, 'scan.pdf', await readFile(SCAN));
      await page.keyboard.press('n');
    },
  },
  {
    name: 'review-confirmed',
    open: async (page) => {
      await reviewBad(page);
      await page.keyboard.press('n');
      await page.keyboard.press('c');
      await page.getByRole('dialog').getByRole('textbox').fill('The bank wrote to us about it.');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('1 finding confirmed.').waitFor();
    },
  },
  {
    name: 'review-confirm',
    open: async (page) => {
      await reviewBad(page);
      await page.keyboard.press('n');
      await page.keyboard.press('c');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'export-merged',
    isSignedIn: true,
    open: async (page, origin) => {
      await page.goto(origin);
      const later = {
        ...smallStatement,
        ...{ period: '01/01/2026 to 01/31/2026', openingCents: 297_525 },
        rows: [
          ...smallStatement.rows.slice(-2),
          { date: '01/20/2026', description: 'OFFICE 77', cents: -4_410 },
        ],
      };
      // A month has few conversions, and this screen is opened often.
      const { files } = (await (
        await page.request.get(`${origin}/api/user/files`, await bearerOf(page))
      ).json()) as {
        files: { originalName: string }[];
      };
      for (const [name, plan] of [
        ['overlap-1.pdf', { ...smallStatement, bank: 'Harbor Bank' }],
        ['overlap-2.pdf', { ...later, bank: 'Harbor Bank' }],
      ] as const) {
        if (files.some(({ originalName }) => originalName === name)) continue;
        await page.goto(origin);
        await dropPdf(page, name, await statementPdf(plan));
        await page.getByText('Successfully extracted').waitFor();
      }
      await page.goto(`${origin}/files`);
      await page.getByLabel('Choose overlap-1.pdf').first().check();
      await page.getByLabel('Choose overlap-2.pdf').first().check();
      await page
        .getByRole('button', { name: /Export/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Duplicates').selectOption('Keep duplicates');
      await page
        .getByRole('dialog')
        .getByText(/^(Unproven|Contradicted)$/)
        .waitFor();
    },
  },
];

async function openMapping(page: Page) {
  await uploadBad(page);
  await page.getByRole('button', { name: 'Continue to Field Mapping' }).click();
  await page.getByText('3 fields mapped').waitFor();
}

async function pdfFile(name: string, plan: StatementPlan) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await statementPdf(plan)) };
}

const adminTab =
  (tab: string, ready: (page: Page) => Promise<unknown>): Screen['open'] =>
  async (page, origin) => {
    await page.goto(`${origin}/admin#${tab}`);
    await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor();
    await ready(page);
  };

const POST = `## One check for a whole page

A statement prints where the account started and where it ended. If **every transaction** was read, the two must agree.

| Line | Amount |
|--|--|
| Opening balance | 1,000.00 |
| Transactions | 2,062.65 |
| Closing balance | 3,062.65 |
`;

const adminScreens: readonly Screen[] = [
  {
    name: 'admin-overview',
    isAdmin: true,
    open: adminTab('overview', (page) => page.getByText('System Status').waitFor()),
  },
  {
    name: 'admin-users',
    isAdmin: true,
    open: adminTab('users', (page) => page.getByText('admin@example.com').waitFor()),
  },
  {
    name: 'admin-user-dialog',
    isAdmin: true,
    open: adminTab('users', async (page) => {
      await page.getByRole('button', { name: 'Edit admin@example.com' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'admin-files',
    isAdmin: true,
    open: adminTab('files', (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .waitFor(),
    ),
  },
  {
    name: 'admin-post',
    isAdmin: true,
    open: adminTab('blog', async (page) => {
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.getByLabel('Title').fill('Closing the year');
      await page
        .getByLabel('Content')
        .fill('## A heading\n\nSome **bold** text.\n\n| a | b |\n|--|--|\n| 1 | 2 |');
      await page.getByRole('heading', { name: 'A heading' }).waitFor();
    }),
  },
  {
    name: 'admin-analytics',
    isAdmin: true,
    open: adminTab('analytics', (page) => page.locator('.recharts-surface').nth(4).waitFor()),
  },
  {
    name: 'admin-settings',
    isAdmin: true,
    open: adminTab('settings', (page) => page.getByLabel('Maintenance mode').waitFor()),
  },
];

/** Every screen and dialog worth looking at; each is opened on the home page of a fresh context. */
export const screens: readonly Screen[] = [
  { name: 'landing', open: (page) => page.getByText('What you get').waitFor() },
  {
    name: 'refused',
    open: async (page) => {
      await dropPdf(page, 'notes.pdf', new TextEncoder().encode('not a PDF'));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'password',
    open: async (page) => {
      await dropPdf(page, 'locked.pdf', await statementPdf({ ...smallStatement, password: 'open sesame' }));
      await page.getByLabel('PDF password').waitFor();
    },
  },
  {
    name: 'page-picker',
    open: async (page) => {
      await dropPdf(page, 'year.pdf', await statementPdf(longStatement(420)));
      await page.getByRole('dialog', { name: 'Choose the pages to convert' }).waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'uploading',
    open: async (page) => {
      // Held until the page is left.
      await page.route('**/api/upload', () => {});
      await dropPdf(page, 'january.pdf', await statementPdf(smallStatement));
      await page.getByRole('progressbar').waitFor();
      await page.waitForTimeout(1500);
    },
  },
  { name: 'preview', open: uploadBad },
  { name: 'mapping', open: openMapping },
  {
    name: 'review',
    open: async (page) => {
      await uploadBad(page);
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await page.getByRole('grid').focus();
    },
  },
  {
    name: 'review-invoice',
    open: async (page) => {
      await dropPdf(page, 'invoice.pdf', await invoicePdf());
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('img', { name: 'Page 1 of the document' }).waitFor();
      await page.getByRole('button', { name: 'Line 2' }).click();
    },
  },
  ...reviewStates,
  {
    name: 'labels',
    open: async (page) => {
      await uploadBad(page);
      await page.getByRole('link', { name: 'Review next to the page' }).click();
      await page.getByRole('link', { name: 'Payees and categories' }).click();
      await page.getByRole('heading', { name: 'Payees and categories' }).waitFor();
    },
  },
  {
    name: 'exported',
    open: async (page) => {
      await openMapping(page);
      await page.getByRole('button', { name: 'Download CSV' }).click();
      await page.getByText('Export Complete!').waitFor();
    },
  },
  {
    name: 'export',
    open: async (page) => {
      await uploadBad(page);
      await page.getByRole('button', { name: 'Export…' }).click();
      await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
      await page.getByText('The file', { exact: true }).waitFor();
    },
  },
  { name: 'login', open: (page) => openDialog(page, 'Sign In') },
  {
    name: 'register',
    open: async (page) => {
      await openDialog(page, 'Get Started');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Enter your email address.').waitFor();
    },
  },
  {
    name: 'forgot-password',
    open: async (page) => {
      await openDialog(page, 'Sign In');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByLabel('Email').fill('ann@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('Check your email').waitFor();
    },
  },
  { name: 'reset-password', open: at('/reset-password?token=old', 'Set a new password') },
  { name: 'goodbye', open: at('/goodbye', 'Your account was deleted') },
  {
    name: 'no-data',
    open: async (page) => {
      await dropPdf(page, 'letter.pdf', await statementPdf({ ...smallStatement, rows: [] }));
      await page.getByText('No data extracted from the PDF').waitFor();
    },
  },
  { name: 'dashboard-signed-out', open: at('/dashboard', 'Access Required') },
  { name: 'files-signed-out', open: at('/files', 'Sign In Required') },
  { name: 'not-found', open: at('/nowhere', '404 Page Not Found') },
  { name: 'accuracy', open: at('/accuracy', 'Accuracy') },
  { name: 'help', open: at('/help', 'Help') },
  { name: 'privacy', open: at('/privacy', 'Privacy') },
  { name: 'terms', open: at('/terms', 'Terms') },
  { name: 'gdpr', open: at('/gdpr', 'GDPR') },
  { name: 'security', open: at('/security', 'Security') },
  { name: 'integrations', open: at('/integrations', 'Integrations') },
  { name: 'developers', open: at('/developers', 'API') },
  { name: 'contact', open: at('/contact', 'Contact') },
  { name: 'status', open: at('/status', 'Status') },
  { name: 'dashboard', isSignedIn: true, open: at('/dashboard', 'Welcome back, Ann Ledger') },
  { name: 'wizard', isSignedIn: true, open: at('/upload', 'Convert a PDF') },
  {
    name: 'account',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/account', 'Account')(page, origin);
      await page.getByText('Account created', { exact: true }).waitFor();
    },
  },
  {
    name: 'books',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/account', 'Account')(page, origin);
      const names = ['Business Checking', 'Amex Platinum', 'Meals and Entertainment'];
      for (const [index, name] of names.entries()) {
        await page.getByRole('button', { name: 'Add an account' }).click();
        await page.getByLabel(`Name ${index + 1}`).fill(name);
        await page.getByLabel(`Type ${index + 1}`).selectOption({ index });
      }
      await page.getByLabel('Number 1').fill('4567');
    },
  },
  {
    name: 'two-factor',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/account', 'Account')(page, origin);
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Code from the app').waitFor();
    },
  },
  {
    name: 'subscribe',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/subscribe', 'Choose your plan')(page, origin);
      await page.getByRole('radio', { name: /0002/ }).check();
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'bank-asks',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/subscribe', 'Choose your plan')(page, origin);
      await page.getByRole('radio', { name: /3155/ }).check();
      await page.getByRole('button', { name: 'Subscribe to Pro Plan' }).click();
      await page.getByRole('dialog', { name: 'Confirm your payment' }).waitFor();
    },
  },
  // From here on the account has a subscription.
  {
    name: 'subscription',
    isSignedIn: true,
    open: async (page, origin) => {
      await page.goto(`${origin}/subscribe`);
      await page.getByRole('heading', { level: 1, name: /Choose your plan|Your subscription/ }).waitFor();
      await page.getByText('Test payments', { exact: true }).waitFor();
      if (await page.getByRole('heading', { name: 'Payment Information' }).isVisible())
        await subscribe(page, origin);
      await at('/subscribe', 'Your subscription')(page, origin);
      await page.getByRole('radio', { name: /^Business/ }).check();
    },
  },
  { name: 'test-payments', isSignedIn: true, open: at('/test-payments', 'Change card') },
  {
    name: 'analytics',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/analytics', 'Analytics')(page, origin);
      await page.getByText('Money in and out, USD').waitFor();
    },
  },
  {
    name: 'files',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/files', 'My Files')(page, origin);
      await page.getByText('january.pdf').waitFor();
    },
  },
  {
    name: 'queue',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/files', 'My Files')(page, origin);
      await page
        .getByLabel('PDF files')
        .setInputFiles([
          await pdfFile('february.pdf', contradictedStatement),
          await pdfFile('march.pdf', { ...smallStatement, account: '0007654321' }),
          { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') },
        ]);
      await page.getByText('3 of 3 done').waitFor();
      await page.getByRole('checkbox', { name: 'Select all files on this page' }).check();
    },
  },
  {
    name: 'delete-account',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/account', 'Account')(page, origin);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'delete-dialog',
    isSignedIn: true,
    open: async (page, origin) => {
      await at('/files', 'My Files')(page, origin);
      await page.getByRole('button', { name: 'Actions for january.pdf' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin-signed-out', open: at('/admin', 'Admin Access Required') },
  { name: 'admin-denied', isSignedIn: true, open: at('/admin', 'Access Denied') },
  { name: 'blog', open: at('/blog', 'Blog') },
  {
    name: 'blog-post',
    isAdmin: true,
    open: async (page, origin) => {
      await adminTab('blog', (tab) => tab.getByRole('button', { name: 'Create Post' }).waitFor())(
        page,
        origin,
      );
      await page.getByRole('button', { name: 'Create Post' }).click();
      await page.getByLabel('Title').fill('Why a statement must tie out');
      await page.getByLabel('Excerpt').fill('Opening balance plus transactions equals closing balance.');
      await page.getByLabel('Content').fill(POST);
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
      await page.getByText('Post published').first().waitFor();
      await at('/blog/why-a-statement-must-tie-out', 'Why a statement must tie out')(page, origin);
    },
  },
  {
    name: 'api-docs',
    open: async (page, origin) => {
      await page.goto(`${origin}/api/docs`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  ...adminScreens,
];
