/** A step in the program the file goes to, and what its screen looks like there. */
export type TargetStep = {
  readonly text: string;
  /** The menu at the side with the entry to choose, and the button to press. */
  readonly screen: { readonly menu: readonly string[]; readonly chosen: string; readonly button: string };
};

const step = (text: string, menu: readonly string[], chosen: string, button: string): TargetStep => ({
  text,
  screen: { menu, chosen, button },
});

const QBO = ['Dashboard', 'Transactions', 'Sales', 'Expenses'];
const QBO_SETTINGS = ['Account and settings', 'Import data', 'Export data'];
const QBD_MENU = ['Company', 'File', 'Utilities', 'Import'];
const XERO = ['Dashboard', 'Business', 'Accounting', 'Contacts'];

const qboBank: readonly TargetStep[] = [
  step(
    'Open Transactions, then Bank transactions, and choose Upload from file.',
    QBO,
    'Transactions',
    'Upload from file',
  ),
  step(
    'Choose the account, match the columns and the order of dates, and check the preview.',
    QBO,
    'Transactions',
    'Continue',
  ),
  step('Accept the transactions under For review.', QBO, 'Transactions', 'Add'),
];
const qboImport = (what: string): readonly TargetStep[] => [
  step(`Open Settings, Import data, and choose ${what}.`, QBO_SETTINGS, 'Import data', what),
  step(
    'Upload the file, match the columns, and choose the order of dates.',
    QBO_SETTINGS,
    'Import data',
    'Next',
  ),
  step('Check the list, then import.', QBO_SETTINGS, 'Import data', 'Start import'),
];
const qbd = (what: string): readonly TargetStep[] => [
  step('Back up the company file first.', QBD_MENU, 'File', 'Back Up Company'),
  step(`Choose File, Utilities, Import, ${what}.`, QBD_MENU, 'Import', what),
];
const xeroDocuments = (what: string): readonly TargetStep[] => [
  step(`Open Business, ${what}, and choose Import.`, XERO, 'Business', 'Import'),
  step('Choose the file and say whether amounts include tax.', XERO, 'Business', 'Continue'),
  step('Check the drafts, then approve them.', XERO, 'Business', 'Approve'),
];
const include = (program: string): readonly TargetStep[] => [
  step(
    `Put the file next to your main ${program} file and include it there.`,
    ['main', 'include', 'reports'],
    'include',
    'Save',
  ),
];

/** What to do with the file, by target. Targets that are not here have their hint only. */
export const TARGET_STEPS: Readonly<Record<string, readonly TargetStep[]>> = {
  'qbo-bank-csv': qboBank,
  'qbo-bank-csv-4': qboBank,
  'qbo-web-connect': qboBank,
  'qbo-invoices': qboImport('Invoices'),
  'qbo-bills': qboImport('Bills'),
  'qbo-journal': qboImport('Journal entries'),
  'qbd-iif': qbd('IIF Files'),
  'qbd-web-connect': qbd('Web Connect Files'),
  'xero-csv': [
    step('Open Accounting, Bank accounts, and the account’s menu.', XERO, 'Accounting', 'Manage account'),
    step('Choose Import a statement and confirm the columns.', XERO, 'Accounting', 'Import a statement'),
  ],
  'xero-bills': xeroDocuments('Bills to pay'),
  'xero-sales': xeroDocuments('Invoices'),
  'ynab-csv': [
    step(
      'Open the account and choose File import.',
      ['Budget', 'Reports', 'Accounts'],
      'Accounts',
      'File import',
    ),
  ],
  'wave-csv': [
    step(
      'Open Accounting, Transactions, and choose Upload a bank statement.',
      ['Sales', 'Purchases', 'Accounting'],
      'Accounting',
      'Upload a statement',
    ),
  ],
  'zoho-csv': [
    step(
      'Open Banking, the account, and choose Import statement.',
      ['Home', 'Banking', 'Accountant'],
      'Banking',
      'Import statement',
    ),
  ],
  'sage-csv': [
    step(
      'Open Banking, the account, and choose Import statement.',
      ['Summary', 'Banking', 'Reporting'],
      'Banking',
      'Import statement',
    ),
  ],
  'freeagent-csv': [
    step(
      'Open Banking, Bank accounts, the account, and choose Upload statement.',
      ['Overview', 'Contacts', 'Banking'],
      'Banking',
      'Upload statement',
    ),
  ],
  'freshbooks-csv': [
    step(
      'Open Settings, Bank connections, and choose Import transactions.',
      ['Dashboard', 'Expenses', 'Settings'],
      'Settings',
      'Import',
    ),
  ],
  'myob-transactions': [
    step(
      'Open File, Import/Export Assistant, Import data, and choose Spend Money.',
      ['File', 'Edit', 'Lists'],
      'File',
      'Spend Money',
    ),
    step(
      'Choose tab-delimited, match the fields, and do the same for Receive Money.',
      ['File', 'Edit', 'Lists'],
      'File',
      'Import',
    ),
  ],
  datev: [
    step(
      'Send the file to your tax adviser, or open Bestand, Importieren.',
      ['Bestand', 'Auswertungen', 'Extras'],
      'Bestand',
      'Importieren',
    ),
    step(
      'Choose the batch (Buchungsstapel) and check it before it is locked.',
      ['Bestand', 'Auswertungen', 'Extras'],
      'Bestand',
      'Stapelverarbeitung',
    ),
  ],
  'tally-xml': [
    step(
      'Choose Import, Transactions, and the XML file.',
      ['Data', 'Exchange', 'Import'],
      'Import',
      'Transactions',
    ),
  ],
  'quicken-qfx': [
    step('Choose File, File Import, Web Connect (.QFX).', ['File', 'Edit', 'Tools'], 'File', 'Web Connect'),
  ],
  beancount: include('Beancount'),
  hledger: include('hledger'),
  ledger: include('Ledger'),
};
