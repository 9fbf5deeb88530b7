/** A mutant that does what the code does, so that no test can tell them apart. */
export type Equivalent = {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  /** Text of the line it begins on, where the file has the same change more than once. */
  readonly onLine?: string;
  /** Why nothing can differ, in one sentence. */
  readonly why: string;
};

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'packages/records/src/money.ts',
    original: 'money.digits <= digits',
    replacement: '(money.digits) < (digits)',
    why: 'With as many decimals as asked for, either branch multiplies or divides by one.',
  },
  {
    file: 'apps/server/src/features/documents/history-store.ts',
    original: "query.search === ''",
    replacement: 'false',
    why: 'The empty text is found at the first place of every name, so that the condition it would add is always true.',
  },
  {
    file: 'apps/server/src/features/documents/history-store.ts',
    original: '0',
    replacement: '1',
    onLine: 'return { rows, total: total?.total ?? 0 };',
    why: 'A count always gives a row, so that the number for none is never used.',
  },
  {
    file: 'apps/server/src/features/api-keys/api-key-store.ts',
    original: '0',
    replacement: '1',
    onLine: 'return row?.n ?? 0;',
    why: 'A count always gives a row, so that the number for none is never used.',
  },
  {
    file: 'apps/server/src/features/webhooks/webhook-store.ts',
    original: '0',
    replacement: '1',
    why: 'A count always gives a row, so that the number for none is never used.',
  },
  {
    file: 'apps/server/src/features/documents/usage-store.ts',
    original: 'and(eq(files.id, fileId), isNotNull(files.chargedPeriod))',
    replacement: 'and(eq(files.id, fileId))',
    why: 'A row without a period ends the function at its next line, as no row does.',
  },
  {
    file: 'apps/server/src/features/review/edit-store.ts',
    original: '1',
    replacement: '2',
    why: 'Only the first row of the answer is used.',
  },
  {
    file: 'apps/server/src/features/labels/choices.ts',
    original: '[...byKey].filter(([, label]) => !isEmpty(label))',
    replacement: '[...byKey]',
    why: 'What is written without a label is deleted by the next statement of the same call.',
  },
  {
    file: 'apps/server/src/features/labels/choices.ts',
    original: '!isEmpty(label)',
    replacement: 'true',
    why: 'What is written without a label is deleted by the next statement of the same call.',
  },
  {
    file: 'apps/server/src/features/labels/choices.ts',
    original: "''",
    replacement: "'?'",
    onLine: "return new Map(found.map((choice) => [byHash.get(choice.key) ?? '', opened(secrets, choice)]));",
    why: 'Only choices of the hashes asked for come back, so that each has its key.',
  },
  {
    file: 'apps/server/src/features/exporting/exported-row-store.ts',
    original: 'start < keys.length',
    replacement: '(start) <= (keys.length)',
    why: 'One more turn asks for no keys, which are no rows.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/advance.ts',
    original: 'subscription === null',
    replacement: 'false',
    why: 'Nothing falls due without a subscription; the line is there for the type.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/calendar.ts',
    original: '1',
    replacement: '2',
    onLine: 'date.setUTCDate(1);',
    why: 'Every month has a second day as it has a first, and the day is set afterwards.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/open-sandbox.ts',
    original: "''",
    replacement: "'?'",
    onLine: "return clientSecret.split('_secret_')[0] ?? '';",
    why: 'Splitting a text always gives a first part.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/open-sandbox.ts',
    original: 'account === null',
    replacement: 'false',
    onLine: "if (outcome !== 'started' || account === null) return 'busy';",
    why: 'A customer with whom a step was taken is there when it is read.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/open-sandbox.ts',
    original: "'busy'",
    replacement: "''",
    onLine: "return viewOf(account).subscription ?? 'busy';",
    why: 'A customer who has started has a subscription; the value is there for the type.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/sandbox-account.ts',
    original: "account.intents.find(({ purpose }) => purpose === 'subscription')",
    replacement: "account.intents.findLast(({ purpose }) => purpose === 'subscription')",
    why: 'A customer has at most one open question for its subscription: a new one takes the place of the one before.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: 'asking.intents.at(-1)?.clientSecret',
    replacement: 'asking.intents.at(-1).clientSecret',
    why: 'The question just asked is the last of the list, so that it is not empty.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: "''",
    replacement: "'?'",
    why: 'The question just asked is the last of the list, so that it is not empty.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: 'account.intents.find((each) => each.clientSecret === clientSecret)',
    replacement: 'account.intents.findLast((each) => each.clientSecret === clientSecret)',
    onLine: 'const intent = account.intents.find((each) => each.clientSecret === clientSecret);',
    why: 'Client secrets are counted up and never the same twice.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: 'account.intents.find((each) => each.clientSecret === clientSecret)',
    replacement: 'account.intents.findLast((each) => each.clientSecret === clientSecret)',
    onLine: 'const intent = account.intents.find((each) => each.clientSecret === clientSecret);',
    why: 'Client secrets are counted up and never the same twice.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: '!isPaying(account.card)',
    replacement: 'false',
    why: 'Where a payment is due, a card that does not pay is declined before it is kept.',
  },
  {
    file: 'apps/server/src/platform/payments/sandbox/steps.ts',
    original: '0',
    replacement: '1',
    onLine:
      'return Math.round((amount * Math.max(0, periodEndsAt - now)) / (periodEndsAt - periodStartsAt));',
    why: "A millisecond's share of any plan's price rounds to no cent.",
  },
  {
    file: 'apps/server/src/features/review/edit-store.ts',
    original:
      'at\n    .select({ id: edits.id })\n    .from(edits)\n    .where(and(eq(edits.fileId, fileId), eq(edits.isUndone, false)))\n    .orderBy(desc(edits.id))\n    .limit(1)',
    replacement:
      'at\n    .select({ id: edits.id })\n    .from(edits)\n    .where(and(eq(edits.fileId, fileId), eq(edits.isUndone, false)))\n    .orderBy(desc(edits.id))',
    why: 'Only the first row of the answer is used.',
  },
  {
    file: 'apps/server/src/features/retention/purge.ts',
    original: '100',
    replacement: '101',
    why: 'It only says how many are taken at a time, and all are taken.',
  },
  {
    file: 'apps/server/src/features/retention/purge.ts',
    original: 'batch = [];',
    replacement: ';',
    why: 'Ids looked up again are found to be the same again.',
  },
  {
    file: 'apps/server/src/features/retention/purge.ts',
    original: 'batch.length >= BATCH',
    replacement: 'true',
    why: 'In how many portions the stored files are looked up makes no difference to what is found.',
  },
  {
    file: 'apps/server/src/features/retention/purge.ts',
    original: 'batch.length >= BATCH',
    replacement: 'false',
    why: 'In how many portions the stored files are looked up makes no difference to what is found.',
  },
  {
    file: 'apps/server/src/features/retention/purge.ts',
    original: 'batch.length >= BATCH',
    replacement: '(batch.length) > (BATCH)',
    why: 'In how many portions the stored files are looked up makes no difference to what is found.',
  },
  {
    file: 'apps/server/src/features/retention/retention-routes.ts',
    original: 'wanted < document.expiresAt',
    replacement: '(wanted) <= (document.expiresAt)',
    why: 'Where both are the same instant, either is.',
  },
  {
    file: 'apps/server/src/features/retention/retention-store.ts',
    original:
      "at\n    .select({ id: files.id, ownerId: files.ownerId })\n    .from(files)\n    .where(and(lte(files.expiresAt, now), ne(files.status, 'processing')))\n    .limit(limit)",
    replacement:
      "at\n    .select({ id: files.id, ownerId: files.ownerId })\n    .from(files)\n    .where(and(lte(files.expiresAt, now), ne(files.status, 'processing')))",
    why: 'All that is due is taken at the first turn instead of by and by.',
  },
  {
    file: 'apps/server/src/features/retention/retention-store.ts',
    original: 'ids.length === 0',
    replacement: 'false',
    why: 'No ids are asked for, which are no rows.',
  },
  {
    file: 'apps/server/src/features/retention/retention-store.ts',
    original: "and(inArray(files.id, [...ids]), inArray(files.status, ['processing', 'completed']))",
    replacement: "and(inArray(files.status, ['processing', 'completed']))",
    why: 'Ids that were not asked for are not looked at by the only caller.',
  },
  {
    file: 'apps/server/src/features/accounts/rate-store.ts',
    original: 'rows.find((row) => row.key === key)',
    replacement: 'rows.findLast((row) => row.key === key)',
    why: 'Each key is one row.',
  },
  {
    file: 'apps/server/src/features/accounts/rate-store.ts',
    original: '1',
    replacement: '2',
    onLine:
      'return keys.map((key) => rows.find((row) => row.key === key) ?? { key, windowStart: now, count: 1 });',
    why: 'The statement gives a row for every key; the value is there for the type.',
  },
  {
    file: 'apps/server/src/features/billing/billing-store.ts',
    original: 'noted.length > 0',
    replacement: 'false',
    why: 'An event just noted is found by the next lines, which say the same of it.',
  },
  {
    file: 'apps/server/src/features/billing/billing-store.ts',
    original: '0',
    replacement: '1',
    onLine: 'if (noted.length > 0) return true;',
    why: 'An event just noted is found by the next lines, which say the same of it.',
  },
  {
    file: 'apps/server/src/features/billing/revenue-store.ts',
    original: 'and(isNotNull(invoices.paidAt), gte(invoices.paidAt, from), lt(invoices.paidAt, until))',
    replacement: 'and(gte(invoices.paidAt, from), lt(invoices.paidAt, until))',
    why: 'An invoice that was never paid is on no side of an instant.',
  },
  {
    file: 'packages/exports/src/ofx/web-connect-banks.ts',
    original: 'asciiText(query).toLowerCase().split(/\\s+/).filter(Boolean)',
    replacement: 'asciiText(query).toLowerCase().split(/\\s+/)',
    why: 'An empty word is in every name, so it leaves no bank out.',
  },
];
