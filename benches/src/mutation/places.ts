/** A part of the product where a mistake costs money or privacy, and the tests that must catch one there. */
export type Place = {
  readonly name: string;
  /** Globs of the files that are changed, from the root of the repository. */
  readonly sources: readonly string[];
  /** Globs of the test files that may catch it, the fastest first. */
  readonly tests: readonly string[];
  /**
   * What runs again for each mutant. `test`: each test by itself, in a process that has loaded everything once, which is right for
   * tests that keep nothing between runs. `file`: the whole test file in a fresh process, as those with a database need.
   */
  readonly rerun: 'test' | 'file';
  /** Words in the names of tests that are left out, for they take too long to run for each mutant. */
  readonly leavesOut?: readonly string[];
};

const EXPORTS = 'packages/exports/src';
const FEATURES = 'apps/server/src/features';

export const PLACES: readonly Place[] = [
  {
    name: 'money',
    sources: ['packages/records/src/*.ts'],
    tests: ['packages/records/test/*.test.ts'],
    rerun: 'test',
  },
  {
    name: 'verify',
    sources: ['packages/extraction/src/checks/*.ts', 'packages/extraction/src/verify/*.ts'],
    tests: [
      'packages/extraction/test/verify*.test.ts',
      'packages/extraction/test/{huge-amounts,checks-closing-among-totals,judge-again}.test.ts',
    ],
    rerun: 'test',
    leavesOut: ['more rows than a call takes arguments'],
  },
  {
    name: 'exports',
    sources: [
      `${EXPORTS}/presets/*/*.ts`,
      `${EXPORTS}/presets/presets.ts`,
      `${EXPORTS}/csv/*.ts`,
      `${EXPORTS}/ofx/*.ts`,
      `${EXPORTS}/source/{totals,source-totals,statement-totals,booking,share-digits}.ts`,
      `${EXPORTS}/documents/*.ts`,
      `${EXPORTS}/merge/*.ts`,
    ],
    tests: [
      'packages/exports/test/writers*.test.ts',
      'packages/exports/test/{merge,reference-examples,convert-records,injection,bank-directory,workbook,presets}.test.ts',
      'packages/exports/test/{never-booked-wrong,movement-ids,suggestions}.test.ts',
    ],
    rerun: 'test',
    leavesOut: ['become numbered parts', 'become parts at the limit'],
  },
  {
    name: 'ownership',
    sources: [
      `${FEATURES}/documents/{own-document,document-store,history-store,idempotency-store,usage-store}.ts`,
      `${FEATURES}/review/{own-reading,edit-store}.ts`,
      `${FEATURES}/api-keys/api-key-store.ts`,
      `${FEATURES}/webhooks/webhook-store.ts`,
      `${FEATURES}/mapping/kept-mapping-store.ts`,
      `${FEATURES}/labels/{choice-store,choices,label-routes}.ts`,
      `${FEATURES}/exporting/exported-row-store.ts`,
      `${FEATURES}/books/books-store.ts`,
      `${FEATURES}/accounts/account-store.ts`,
      `${FEATURES}/audit/audit-store.ts`,
    ],
    tests: ['apps/server/test/ownership.test.ts', 'apps/server/test/purge.test.ts'],
    rerun: 'test',
  },
  {
    name: 'retention',
    sources: [
      `${FEATURES}/retention/*.ts`,
      `${FEATURES}/documents/delete-document.ts`,
      `${FEATURES}/personal-data/delete-account.ts`,
      `${FEATURES}/accounts/{claim-visitor-files,rate-store}.ts`,
    ],
    tests: ['apps/server/test/purge.test.ts'],
    rerun: 'test',
  },
  {
    name: 'billing',
    sources: [`${FEATURES}/billing/*.ts`],
    tests: ['apps/server/test/paying.test.ts'],
    rerun: 'test',
  },
  {
    name: 'sandbox',
    sources: ['apps/server/src/platform/payments/sandbox/*.ts'],
    tests: ['apps/server/test/sandbox.test.ts', 'apps/server/test/paying.test.ts'],
    rerun: 'test',
  },
];
