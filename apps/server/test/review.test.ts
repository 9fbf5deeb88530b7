import {
  type Edit,
  editsResponseSchema,
  fileDetailSchema,
  filesResponseSchema,
  newApiKeySchema,
  paths,
  pathTo,
  preflightResponseSchema,
  type ReviewResponse,
  reviewResponseSchema,
} from '@tieout/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DocumentVault, vaultOf } from '../src/features/documents/document-vault.ts';
import { insertChange } from '../src/features/review/edit-store.ts';
import { edits as editsTable, extractions, files as filesTable } from '../src/platform/database/schema.ts';
import { newAccount } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
let client: Client;
let fileId: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());
beforeEach(async () => {
  client = (await newAccount(product)).client;
  fileId = (await client.uploaded(writePdf([['reviewed']]))).fileId;
});

const patch = (edit: object) => client.patch(pathTo(paths.fileRows, { fileId }), edit);
async function edit(change: Edit): Promise<ReviewResponse> {
  const response = await patch(change);
  if (response.status !== 200) throw new Error(await response.text());
  return reviewResponseSchema.parse(await response.json());
}
const rowsOf = (review: ReviewResponse) => review.accounts[0]?.rows ?? [];
const verdictOf = (review: ReviewResponse) => review.accounts[0]?.verdict;

describe('corrections of a statement', () => {
  test('the review begins with what was read', async () => {
    const review = reviewResponseSchema.parse(
      await (await client.get(pathTo(paths.fileRows, { fileId }))).json(),
    );
    expect(rowsOf(review).map((row) => [row.id, row.amount, row.isEdited])).toEqual([
      ['0-0', '-12.35', false],
      ['0-1', '2500.00', false],
    ]);
    expect([verdictOf(review), review.editCount]).toEqual(['proven', 0]);
  });

  test('a wrong amount contradicts the statement at once, in the list too, and putting it right proves it again', async () => {
    const wrong = await edit({ kind: 'change-cells', row: '0-0', cells: { amount: '-12.53' } });
    expect(verdictOf(wrong)).toBe('contradicted');
    expect(wrong.findings.find((finding) => finding.code === 'balance-break')).toMatchObject({
      account: 0,
      row: 0,
    });
    const list = async () => filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
    expect((await list()).files[0]?.verdict).toBe('contradicted');
    const right = await edit({ kind: 'change-cells', row: '0-0', cells: { amount: '-12.35' } });
    expect(verdictOf(right)).toBe('proven');
    expect((await list()).files[0]?.verdict).toBe('proven');
  });

  test('a statement with an undated transaction is not proven, though all its balances agree, until it has a date', async () => {
    const list = async () => filesResponseSchema.parse(await (await client.get(paths.userFiles)).json());
    const undated = await edit({ kind: 'change-cells', row: '0-0', cells: { date: null } });
    const checks = undated.findings.flatMap(({ parameters: { check } }) =>
      check === undefined ? [] : [check],
    );
    expect(checks).toEqual(['ledger', 'balances']);
    expect([verdictOf(undated), (await list()).files[0]?.verdict]).toEqual(['unproven', 'unproven']);
    const dated = await edit({ kind: 'change-cells', row: '0-0', cells: { date: '2025-12-10' } });
    expect([verdictOf(dated), (await list()).files[0]?.verdict]).toEqual(['proven', 'proven']);
  });

  test('a sign is flipped and an excluded row is out of the export until it is included', async () => {
    expect(rowsOf(await edit({ kind: 'flip-sign', rows: ['0-0', '0-1'] })).map((row) => row.amount)).toEqual([
      '12.35',
      '-2500.00',
    ]);
    await edit({ kind: 'exclude', rows: ['0-1'] });
    await client.post(pathTo(paths.map, { fileId }), {
      mapping: { amount: 'amount' },
      exportFormat: 'generic',
    });
    const csv = await (await client.post(pathTo(paths.convert, { fileId }))).text();
    expect(csv).toContain('12.35');
    expect(csv).not.toContain('2500.00');
    expect(rowsOf(await edit({ kind: 'include', rows: ['0-1'] }))[1]).toMatchObject({
      isExcluded: false,
      isEdited: true,
    });
  });

  test('a year is changed, and a day that year has not is refused', async () => {
    expect(rowsOf(await edit({ kind: 'change-year', rows: ['0-0'], year: 2024 }))[0]?.date).toBe(
      '2024-12-10',
    );
    await edit({ kind: 'change-cells', row: '0-0', cells: { date: '2024-02-29' } });
    const refused = await patch({ kind: 'change-year', rows: ['0-0'], year: 2025 });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'edit-refused', message: expect.stringContaining('02-29') },
    ]);
  });

  test('a row is split into parts that add up, and merged again', async () => {
    const parts = [
      { description: 'beans', amount: '-10.00' },
      { description: 'cup', amount: '-2.35' },
    ];
    const split = await edit({ kind: 'split', row: '0-0', parts });
    expect(rowsOf(split).map((row) => row.id)).toEqual(['0-0.1', '0-0.2', '0-1']);
    expect(verdictOf(split)).toBe('proven');
    const merged = await edit({ kind: 'merge', rows: ['0-0.1', '0-0.2'] });
    expect(rowsOf(merged)[0]).toMatchObject({
      id: '0-0.1',
      description: 'beans cup',
      amount: '-12.35',
      balance: '987.65',
    });
    expect(verdictOf(merged)).toBe('proven');
    const refused = await patch({ kind: 'split', row: '0-1', parts });
    expect(await refused.json()).toMatchObject({
      code: 'edit-refused',
      message: expect.stringContaining('-12.35'),
    });
  });

  test('opening and closing balance are correctable', async () => {
    const review = await edit({ kind: 'change-balance', account: 0, which: 'closing', value: '1.00' });
    expect(verdictOf(review)).toBe('contradicted');
    expect(review.findings.some((finding) => finding.code === 'ledger-break')).toBe(true);
    expect(verdictOf(await edit({ kind: 'change-balance', account: 0, which: 'closing', value: null }))).toBe(
      'proven',
    );
  });

  test('an answer to a call that has the document leaves out the rows that are as before', async () => {
    const rowsPath = pathTo(paths.fileRows, { fileId });
    const at = async (call: Promise<Response>) => reviewResponseSchema.parse(await (await call).json());
    const before = await at(client.get(rowsPath));
    const amount = { kind: 'change-cells', row: '0-1', cells: { amount: '9.00' } };
    const changed = await at(client.patch(`${rowsPath}?sequence=1&since=0`, amount));
    expect(changed.accounts[0]).toMatchObject({
      rowIds: ['0-0', '0-1'],
      rows: [{ id: '0-1', amount: '9.00' }],
    });
    expect(rowsOf(changed)).toHaveLength(1);
    const undone = await at(client.post(`${pathTo(paths.fileRowsUndo, { fileId })}?sequence=2&since=1`));
    expect(rowsOf(undone)).toEqual([rowsOf(before)[1]]);
    const copied = await at(
      client.patch(`${rowsPath}?sequence=3&since=2`, { kind: 'duplicate', row: '0-0' }),
    );
    expect(copied.accounts[0]?.rowIds).toEqual(['0-0', '0-a3', '0-1']);
    expect(rowsOf(copied).map(({ id }) => id)).toEqual(['0-a3']);
    // Whoever has another document than the latest gets all of it.
    const late = await at(client.patch(`${rowsPath}?sequence=4&since=2`, amount));
    expect([late.accounts[0]?.rowIds, rowsOf(late).length]).toEqual([undefined, 3]);
    // The answer to a call that was made before is whole too.
    const again = await at(client.patch(`${rowsPath}?sequence=4&since=3`, amount));
    expect([again.accounts[0]?.rowIds, rowsOf(again)]).toEqual([undefined, rowsOf(late)]);
  });

  test('the latest correction is taken back, one after the other', async () => {
    await edit({ kind: 'exclude', rows: ['0-0'] });
    await edit({ kind: 'flip-sign', rows: ['0-1'] });
    const undo = () => client.post(pathTo(paths.fileRowsUndo, { fileId }));
    const once = reviewResponseSchema.parse(await (await undo()).json());
    expect(rowsOf(once).map((row) => [row.amount, row.isExcluded])).toEqual([
      ['-12.35', true],
      ['2500.00', false],
    ]);
    const twice = reviewResponseSchema.parse(await (await undo()).json());
    expect([verdictOf(twice), twice.editCount]).toEqual(['proven', 0]);
    expect(await (await undo()).json()).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('each is kept with before, after, who and when, taken back or not', async () => {
    await edit({ kind: 'flip-sign', rows: ['0-0'] });
    await client.post(pathTo(paths.fileRowsUndo, { fileId }));
    const { edits } = editsResponseSchema.parse(
      await (await client.get(pathTo(paths.fileEdits, { fileId }))).json(),
    );
    expect(edits).toMatchObject([
      {
        isUndone: true,
        edit: { kind: 'flip-sign' },
        before: [{ id: '0-0', amount: '-12.35' }],
        after: [{ id: '0-0', amount: '12.35' }],
      },
    ]);
  });

  test('many at once follow one another', async () => {
    await Promise.all(Array.from({ length: 8 }, () => edit({ kind: 'flip-sign', rows: ['0-0'] })));
    const review = reviewResponseSchema.parse(
      await (await client.get(pathTo(paths.fileRows, { fileId }))).json(),
    );
    expect([review.editCount, rowsOf(review)[0]?.amount]).toEqual([8, '-12.35']);
  });

  test.each([
    [{ kind: 'exclude', rows: ['0-9'] }, 422],
    [{ kind: 'merge', rows: ['0-0', '0-0'] }, 422],
    [{ kind: 'change-balance', account: 7, which: 'opening', value: '1.00' }, 422],
    [{ kind: 'change-cells', row: '0-0', cells: { amount: 'ten' } }, 400],
    [{ kind: 'exclude', rows: [] }, 400],
    [{ kind: 'explode' }, 400],
  ])('%j is refused and changes nothing', async (change, status) => {
    expect((await patch(change)).status).toBe(status);
    const review = reviewResponseSchema.parse(
      await (await client.get(pathTo(paths.fileRows, { fileId }))).json(),
    );
    expect(review.editCount).toBe(0);
  });

  test('amounts too large to be added exactly are refused, and the file answers on', async () => {
    const huge = (row: string) => ({ kind: 'change-cells', row, cells: { amount: '22000000000000.00' } });
    const answers = [await patch(huge('0-0')), await patch(huge('0-1'))];
    answers.push(await patch({ kind: 'merge', rows: ['0-0', '0-1'] }));
    expect(answers.map((answer) => answer.status)).toEqual([200, 422, 200]);
    expect(await answers[1]?.json()).toMatchObject({ code: 'edit-refused' });
    expect((await client.get(pathTo(paths.fileRows, { fileId }))).status).toBe(200);
  });

  test('nobody else can read or make them', async () => {
    const stranger = (await newAccount(product)).client;
    const answers = [
      await stranger.get(pathTo(paths.fileRows, { fileId })),
      await stranger.patch(pathTo(paths.fileRows, { fileId }), { kind: 'exclude', rows: ['0-0'] }),
      await stranger.post(pathTo(paths.fileRowsUndo, { fileId })),
      await stranger.get(pathTo(paths.fileEdits, { fileId })),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
  });
});

describe('a finding that was confirmed', () => {
  /** Contradicts the statement and confirms what is found then. */
  async function confirm(by: Client, id: string): Promise<ReviewResponse> {
    const path = pathTo(paths.fileRows, { fileId: id });
    const send = async (change: object) =>
      reviewResponseSchema.parse(await (await by.patch(path, change)).json());
    const wrong = await send({ kind: 'change-cells', row: '0-0', cells: { amount: '-12.53' } });
    const finding = wrong.findings.find(({ severity }) => severity === 'error')?.id;
    return send({ kind: 'confirm', finding, reason: 'I called the bank.' });
  }
  const wordsOf = ({ findings }: Pick<ReviewResponse, 'findings'>) =>
    findings.flatMap(({ confirmed }) => (confirmed ? [[confirmed.by, confirmed.reason]] : []));

  test('names the person in the review, its history, the reading and the export; the reason and the day too', async () => {
    ({ client } = await newAccount(product, { name: 'Ann Lee' }));
    ({ fileId } = await client.uploaded(writePdf([['confirmed']])));
    const review = await confirm(client, fileId);
    expect(wordsOf(review)).toEqual([['Ann Lee', 'I called the bank.']]);
    expect(wordsOf(reviewResponseSchema.parse(await (await client.get(rowsPath())).json()))).toEqual([
      ['Ann Lee', 'I called the bank.'],
    ]);
    const history = await (await client.get(pathTo(paths.fileEdits, { fileId }))).json();
    expect(editsResponseSchema.parse(history).edits.map(({ by }) => by)).toEqual(['Ann Lee', 'Ann Lee']);
    const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
    const reading = detail.extraction?.outcome === 'read' ? detail.extraction : null;
    expect(reading?.findings.flatMap(({ confirmed }) => confirmed?.by ?? [])).toEqual(['Ann Lee']);
    const asked = { fileIds: [fileId], presetId: 'extended-csv' };
    const preflight = preflightResponseSchema.parse(
      await (await client.post(paths.exportPreflight, asked)).json(),
    );
    const note = preflight.items.find(({ code }) => code === 'confirmed')?.message;
    expect(note).toMatch(/^Confirmed by Ann Lee on \d{4}-\d\d-\d\d: “.+” Reason: “I called the bank\.”$/);
    expect(preflight.proof.verdict).toBe('contradicted');
  });

  test('says that it was a visitor, or which API key, also once the key is gone', async () => {
    const visitor = product.client();
    const ofVisitor = (await visitor.uploaded(writePdf([['visited']]))).fileId;
    expect(wordsOf(await confirm(visitor, ofVisitor))).toEqual([['a visitor', 'I called the bank.']]);

    const owner = (await newAccount(product, { plan: 'business', isVerified: true })).client;
    const made = await owner.post(paths.userApiKeys, { name: 'Month end', scopes: ['read', 'convert'] });
    const { key, id } = newApiKeySchema.parse(await made.json());
    const ofKey = (await owner.uploaded(writePdf([['by key']]))).fileId;
    const program = product.client({ authorization: `Bearer ${key}` });
    expect(wordsOf(await confirm(program, ofKey))).toEqual([['API key “Month end”', 'I called the bank.']]);
    await owner.delete(pathTo(paths.userApiKey, { id }));
    const later = await (await owner.get(pathTo(paths.fileRows, { fileId: ofKey }))).json();
    expect(wordsOf(reviewResponseSchema.parse(later))).toEqual([
      ['API key “Month end”', 'I called the bank.'],
    ]);
  });

  test('names nobody whose account is gone', async () => {
    await confirm(client, fileId);
    const { database } = product.parts;
    await database.update(editsTable).set({ actorId: 'gone' }).where(eq(editsTable.fileId, fileId));
    const history = await (await client.get(pathTo(paths.fileEdits, { fileId }))).json();
    expect(editsResponseSchema.parse(history).edits[0]?.by).toBe('a former user');
  });
});

describe('a correction that was kept but cannot be applied', () => {
  test('is skipped and reported: the file, its export and its history answer, and an undo takes it back', async () => {
    const row = rowsOf(await edit({ kind: 'include', rows: ['0-0'] }))[0];
    const tooLarge = { ...row, amount: '18014398509481980.00' };
    await keep({ edit: { kind: 'merge', rows: ['0-0', '0-7'] }, before: [row], after: [tooLarge] });
    const review = reviewResponseSchema.parse(await (await client.get(rowsPath())).json());
    expect(review.findings).toContainEqual(expect.objectContaining({ code: 'edit-skipped' }));
    expect([rowsOf(review).length, review.editCount]).toEqual([2, 2]);
    const answers = [
      await client.get(pathTo(paths.file, { fileId })),
      await client.get(pathTo(paths.fileEdits, { fileId })),
      await client.post(paths.exports, { fileIds: [fileId], presetId: 'qbo-bank-csv' }),
      await client.post(pathTo(paths.fileRowsUndo, { fileId })),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const undone = reviewResponseSchema.parse(await (await client.get(rowsPath())).json());
    expect(undone.findings.map((finding) => finding.code)).not.toContain('edit-skipped');
  });
});

describe('a document read before findings had parameters', () => {
  const former = { severity: 'warning', message: 'As it was said.', account: 0 };

  /** Stores the reading as the release before did: without a version, its findings with codes of then. */
  async function storeAsBefore(): Promise<void> {
    const { database } = product.parts;
    const [stored] = await database.select().from(extractions).where(eq(extractions.fileId, fileId));
    const own = await vault();
    const text = stored === undefined ? '{}' : own.openText(stored.sealed, 'extraction');
    const { schemaVersion: _, ...reading } = JSON.parse(text);
    const findings = ['signs-torn', 'nothing-to-check'].map((code) => ({ code, ...former }));
    const accounts = reading.accounts.map(({ evidence: _, ...account }: { evidence: unknown }) => account);
    const sealed = own.sealText(JSON.stringify({ ...reading, accounts, findings }), 'extraction');
    await database.update(extractions).set({ sealed }).where(eq(extractions.fileId, fileId));
  }

  test('opens with its verdict and messages, under the codes of today', async () => {
    await storeAsBefore();
    const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
    expect(detail.extraction).toMatchObject({
      schemaVersion: 1,
      accounts: [{ verdict: 'proven' }],
      findings: [
        { ...former, code: 'sign-doubtful', oldCode: 'signs-torn' },
        { ...former, code: 'not-checked', oldCode: 'nothing-to-check' },
      ],
    });
  });

  test('is corrected as any other: what its checks said is said again, the rest is kept', async () => {
    await storeAsBefore();
    const review = await edit({ kind: 'change-cells', row: '0-0', cells: { amount: '-12.53' } });
    const codes = review.findings.map(({ code, message }) => [code, message === former.message]);
    expect(codes).toContainEqual(['sign-doubtful', true]);
    expect(codes).toContainEqual(['balance-break', false]);
    const unknown = review.findings.filter(({ code }) => code === 'not-checked');
    expect(unknown.map(({ parameters }) => parameters.reason)).toEqual(['read-before']);
  });
});

describe('corrections are limited', () => {
  test('in rows, in the length of a text and in decimals', async () => {
    fileId = (await client.uploaded(writePdf([['DO rows 5001']]))).fileId;
    const all = Array.from({ length: 5001 }, (_, row) => `0-${row}`);
    const refused = [
      await patch({ kind: 'flip-sign', rows: all }),
      await patch({ kind: 'merge', rows: all.slice(0, 500) }),
      await patch({ kind: 'change-cells', row: '0-0', cells: { amount: '1.00001' } }),
    ];
    for (const answer of refused)
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'edit-too-large' }]);
    expect((await patch({ kind: 'flip-sign', rows: all.slice(1) })).status).toBe(200);
  });

  test('in number and in stored size, those taken back included', async () => {
    const full = [422, { code: 'edits-full', details: { editsMax: 1000 } }];
    const more = async () => {
      const answer = await patch({ kind: 'flip-sign', rows: ['0-0'] });
      return [answer.status, await answer.json()];
    };
    await edit({ kind: 'flip-sign', rows: ['0-0'] });
    await product.parts.database.execute(sql`
      insert into edits (file_id, sequence, action, at, actor_id, sealed, is_undone)
      select file_id, -number, 'gone', at, actor_id, sealed, true from edits, generate_series(1, 999) as number where file_id = ${fileId}`);
    expect(await more()).toMatchObject(full);
    await product.parts.database.execute(sql`delete from edits where is_undone and file_id = ${fileId}`);
    expect(await more()).toMatchObject([200, {}]);
    await product.parts.database.execute(sql`
      insert into edits (file_id, sequence, action, at, actor_id, sealed, is_undone)
      select file_id, -1, 'gone', at, actor_id, convert_to(repeat('x', 33554432), 'UTF8'), true from edits
      where file_id = ${fileId} limit 1`);
    expect(await more()).toMatchObject(full);
  });
});

const rowsPath = () => pathTo(paths.fileRows, { fileId });

/** Puts an edit into the store as an earlier version of the product may have. */
async function keep(kept: object): Promise<void> {
  const sealed = (await vault()).sealText(JSON.stringify(kept), 'edit');
  await insertChange(product.parts.database, { fileId, at: new Date(), actorId: 'an earlier one', sealed });
}

async function vault(): Promise<DocumentVault> {
  const { database, files, secrets } = product.parts;
  const [document] = await database.select().from(filesTable).where(eq(filesTable.id, fileId));
  const opened = document === undefined ? null : vaultOf({ files, secrets }, document);
  if (opened === null) throw new Error('no such file');
  return opened;
}
