import {
  type Edit,
  fileDetailSchema,
  filesResponseSchema,
  paths,
  pathTo,
  preflightResponseSchema,
  problemSchema,
  type ReviewResponse,
  reviewResponseSchema,
} from '@tieout/contract';
import { extract } from '@tieout/extraction';
import { isStatement, type StatementReading, worstVerdict } from '@tieout/records';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { vaultOf } from '../../src/features/documents/document-vault.ts';
import { type EditedDocument, unedited } from '../../src/features/review/edited-document.ts';
import { applyEdit } from '../../src/features/review/editing.ts';
import { judgeDocument } from '../../src/features/review/judge-document.ts';
import { extractions, files as filesTable } from '../../src/platform/database/schema.ts';
import { isRefused } from '../../src/refused.ts';
import type { Client } from './client.ts';
import type { TestProduct } from './start-test-product.ts';
import { writePdf } from './write-pdf.ts';

/** Lines of statements as pages print them: proven, contradicted, undated, with totals, of two accounts. */
const STATEMENTS: readonly (readonly string[])[] = [
  [
    'Example Bank account statement',
    'Statement period: 2025-03-01 to 2025-03-31',
    'Date|Description|Amount|Balance',
    '|Opening balance||100.00',
    '2025-03-04|FIRST SHOP|-10.00|90.00',
    '2025-03-05|SECOND SHOP|-20.00|70.00',
    '2025-03-25|SALARY|500.00|570.00',
    '|Closing balance||570.00',
  ],
  [
    'Example Bank account statement',
    'Statement period: 2025-03-01 to 2025-03-31',
    'Opening balance 100.00',
    'Date|Description|Amount',
    '2025-03-04|FIRST SHOP|-10.00',
    '|SECOND SHOP|-20.00',
    '2025-03-25|SALARY|500.00',
    '2025-03-27|THIRD SHOP|-45.15',
    'Total deposits 500.00',
    'Total withdrawals 75.16',
    'Closing balance 524.84',
  ],
  [
    'Example Card statement',
    'Credit card account 4111 statement period 2025-03-01 to 2025-03-31',
    'Previous balance 200.00',
    'Date|Description|Amount',
    '2025-03-04|FIRST SHOP|10.00',
    '2025-03-05|SECOND SHOP|20.00',
    '2025-03-20|PAYMENT THANK YOU|-200.00',
    'New balance 30.00',
  ],
];

/** Numbers between 0 and 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A document with a reading of drawn lines in place of the scripted one. */
async function uploadDrawn(product: TestProduct, client: Client, lines: readonly string[]) {
  const { fileId } = await client.uploaded(writePdf([['drawn', lines.join(' ')]]));
  const reading = await extract(writePdf([lines]));
  if (!isStatement(reading)) throw new Error(`read as ${JSON.stringify(reading).slice(0, 200)}`);
  const { database, files, secrets } = product.parts;
  const [document] = await database.select().from(filesTable).where(eq(filesTable.id, fileId));
  const vault = document === undefined ? null : vaultOf({ files, secrets }, document);
  if (vault === null) throw new Error('no such file');
  await database
    .update(extractions)
    .set({ sealed: vault.sealExtraction(reading) })
    .where(eq(extractions.fileId, fileId));
  await database
    .update(filesTable)
    .set({ verdict: worstVerdict(reading) })
    .where(eq(filesTable.id, fileId));
  return { fileId, reading };
}

const AMOUNTS = ['-10.00', '-20.00', '500.00', '-45.15', '-45.16', '0.01', '12.345', '-66.60'];
const DATES = ['2025-03-04', '2025-03-27', '2024-03-05', null];

/** Some edit of any kind; it may well be refused. */
function anyEdit(random: () => number, review: ReviewResponse): Edit {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const account = Math.floor(random() * review.accounts.length);
  const rows = review.accounts[account]?.rows ?? [];
  const row = () => pick(rows)?.id ?? '0-0';
  const open = review.findings.filter(({ severity }) => severity !== 'info');
  const kinds: readonly (() => Edit)[] = [
    () => ({ kind: 'change-cells', row: row(), cells: { amount: pick(AMOUNTS) } }),
    () => ({ kind: 'change-cells', row: row(), cells: { date: pick(DATES) } }),
    () => ({
      kind: 'change-cells',
      row: row(),
      cells: { description: pick(['SHOP', 'RENT']), reference: '7' },
    }),
    () => ({ kind: 'change-cells', row: row(), cells: { balance: pick([null, '90.00', '91.00']) } }),
    () => ({
      kind: 'change-cells',
      row: row(),
      cells: { payee: pick([null, 'Shop']), postDate: pick(DATES) },
    }),
    () => ({ kind: 'exclude', rows: [row()] }),
    () => ({ kind: 'include', rows: [row()] }),
    () => ({ kind: 'flip-sign', rows: [row(), row()] }),
    () => ({ kind: 'change-year', rows: [row()], year: pick([2024, 2025]) }),
    () => ({
      kind: 'split',
      row: row(),
      parts: [
        { description: 'one', amount: '-10.00' },
        { description: 'other', amount: pick(['-10.00', '0.00', '510.00']) },
      ],
    }),
    () => ({ kind: 'merge', rows: [row(), row()] }),
    () => ({
      kind: 'add-row',
      account,
      after: pick([null, row()]),
      cells: { amount: pick(AMOUNTS), date: pick(DATES) },
    }),
    () => ({ kind: 'duplicate', row: row() }),
    () => ({ kind: 'delete', rows: [rows.find(({ isAdded }) => isAdded)?.id ?? row()] }),
    () => ({
      kind: 'change-balance',
      account,
      which: pick(['opening', 'closing']),
      value: pick(['100.00', '524.85', null]),
    }),
    () => ({ kind: 'change-account', account, number: pick([null, '4567']), currency: pick(['USD', 'EUR']) }),
    () => ({
      kind: 'confirm',
      finding: pick(open)?.id ?? '0123456789abcdef',
      reason: 'Checked on the page.',
    }),
    () => ({ kind: 'reopen', finding: open.find(({ confirmed }) => confirmed)?.id ?? '0123456789abcdef' }),
  ];
  return pick(kinds)();
}

/** What is compared of a review: all that is said of the document, and its rows. */
function shownBy({
  verdict,
  accounts,
  findings,
  proof,
}: Pick<ReviewResponse, 'verdict' | 'accounts' | 'findings' | 'proof'>) {
  return {
    ...{ verdict, proof },
    findings: findings.map(({ confirmed, ...finding }) => ({ ...finding, confirmed: confirmed?.reason })),
    accounts: accounts.map(({ rows, ...account }) => ({
      ...account,
      rows: rows.map(({ payee: _, category: _category, ...row }) => row),
    })),
  };
}

type Kept = { readonly sequence: number; readonly edit: Edit };

/** All edits in force made again on what was read, and the outcome judged: what every place must show. */
function fromScratch(reading: StatementReading, inForce: readonly Kept[]) {
  const stored = { ...reading, findings: [] as never[] };
  const document = inForce.reduce<EditedDocument>((before, { edit, sequence }) => {
    const edited = applyEdit(before, edit, { sequence, at: '2026-01-01T00:00:00.000Z', actorId: '' });
    if (isRefused(edited)) throw new Error('an edit that was made cannot be made again');
    return edited.document;
  }, unedited(stored));
  return shownBy(judgeDocument(stored, document) as unknown as ReviewResponse);
}

/** Edits drawn documents at random, undoes and redoes, by two writers, and holds each answer against judging from scratch. */
export async function editAtRandom(product: TestProduct, client: Client, steps: number, seed: number) {
  const random = seeded(seed);
  const counts = { made: 0, refused: 0, conflicts: 0, repeated: 0, turned: 0, verdicts: new Set<string>() };
  for (const [at, lines] of STATEMENTS.entries()) {
    const { fileId, reading } = await uploadDrawn(product, client, lines);
    const rowsPath = pathTo(paths.fileRows, { fileId });
    let review = reviewResponseSchema.parse(await (await client.get(rowsPath)).json());
    let inForce: Kept[] = [];
    let undone: Kept[] = [];
    for (let step = 0; step < steps / STATEMENTS.length; step++) {
      const choice = random();
      const next = review.sequence + 1;
      const turn = choice < 0.14 ? 'undo' : choice < 0.22 ? 'redo' : null;
      const edit = anyEdit(random, review);
      const send = (sequence: number) =>
        turn === null
          ? client.patch(`${rowsPath}?sequence=${sequence}`, edit)
          : client.post(
              `${pathTo(turn === 'undo' ? paths.fileRowsUndo : paths.fileRowsRedo, { fileId })}?sequence=${sequence}`,
            );
      const response = await send(next);
      if (response.status === 200) {
        review = reviewResponseSchema.parse(await response.json());
        expect(review.sequence).toBe(next);
        if (turn === 'undo') undone.push(...inForce.splice(-1));
        else if (turn === 'redo') inForce.push(...undone.splice(-1));
        else [inForce, undone] = [[...inForce, { sequence: next, edit }], []];
        counts[turn === null ? 'made' : 'turned']++;
        // The same call again, as after a lost answer, changes nothing; another under its number is a conflict.
        if (random() < 0.15) {
          const again = reviewResponseSchema.parse(await (await send(next)).json());
          expect(again).toEqual(review);
          counts.repeated++;
        }
        if (random() < 0.15) {
          const late = await client.patch(`${rowsPath}?sequence=${next}`, {
            ...{ kind: 'change-cells', row: '0-0', cells: { description: `LATE ${step}` } },
          });
          expect([late.status, problemSchema.parse(await late.json()).code]).toEqual([409, 'edit-conflict']);
          counts.conflicts++;
        }
      } else {
        expect([409, 422]).toContain(response.status);
        counts.refused++;
      }
      expect([review.editCount, review.redoCount]).toEqual([inForce.length, undone.length]);
      expect(shownBy(review)).toEqual(fromScratch(reading, inForce));
      counts.verdicts.add(review.verdict);
      if (step % 10 === at) await expectSameEverywhere(client, fileId, review);
    }
    await expectSameEverywhere(client, fileId, review);
  }
  return counts;
}

async function expectSameEverywhere(client: Client, fileId: string, review: ReviewResponse) {
  const { proof } = review;
  const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
  const list = filesResponseSchema.parse(await (await client.get(`${paths.userFiles}?limit=100`)).json());
  const preflight = preflightResponseSchema.parse(
    await (await client.post(paths.exportPreflight, { fileIds: [fileId], presetId: 'qbo-bank-csv' })).json(),
  );
  const again = reviewResponseSchema.parse(
    await (await client.get(pathTo(paths.fileRows, { fileId }))).json(),
  );
  const file = list.files.find(({ id }) => id === fileId);
  expect([file?.verdict, file?.correctionCount]).toEqual([proof.verdict, proof.correctionCount]);
  expect(detail.proof).toEqual(proof);
  expect([again.verdict, again.proof]).toEqual([review.verdict, proof]);
  expect(preflight.proof).toEqual(proof);
  const { extraction } = detail;
  if (extraction === null || !isStatement(extraction)) throw new Error('no statement');
  expect(extraction.accounts.map(({ verdict }) => verdict)).toEqual(
    review.accounts.map(({ verdict }) => verdict),
  );
  expect(extraction.findings.map(({ code, severity }) => [code, severity])).toEqual(
    review.findings.map(({ code, severity }) => [code, severity]),
  );
  expect(extraction.accounts.map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual(
    review.accounts.map(({ rows }) => rows.filter((row) => !row.isExcluded).map(({ amount }) => amount)),
  );
}
