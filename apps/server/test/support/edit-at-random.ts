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
import { flatRecords, invoicesOf, isStatement, shownExtractionSchema, worstVerdict } from '@tieout/records';
import { expect } from 'vitest';
import {
  type EditableReading,
  type EditedDocument,
  unedited,
} from '../../src/features/review/edited-document.ts';
import { applyEdit } from '../../src/features/review/editing.ts';
import { judgeDocument } from '../../src/features/review/judge-document.ts';
import { closeReview } from '../../src/features/review/open-reviews.ts';
import { isRefused } from '../../src/refused.ts';
import { anyEdit, type Random, seeded } from './any-edit.ts';
import type { Client } from './client.ts';
import type { TestProduct } from './start-test-product.ts';
import { uploadReading } from './upload-reading.ts';

/** A document to edit: its name, and its pages. */
export type DrawnDocument = { readonly name: string; readonly pdf: Uint8Array };

type Kept = { readonly sequence: number; readonly edit: Edit };
type Counts = {
  made: number;
  refused: number;
  /** Undos and redos. */
  turned: number;
  /** Calls sent again under their number. */
  repeated: number;
  /** Pairs of changes that two tabs sent at once. */
  raced: number;
  /** Comparisons of all places with one another. */
  compared: number;
  readonly verdicts: Set<string>;
};

/**
 * Edits drawn documents at random, undoes and redoes, by two tabs, `steps` in all, and compares each answer with judging
 * from scratch, and every `compareEvery`th with what all other places show.
 */
export async function editAtRandom(
  product: TestProduct,
  client: Client,
  {
    documents,
    steps,
    seed,
    compareEvery,
  }: {
    readonly documents: readonly DrawnDocument[];
    readonly steps: number;
    readonly seed: number;
    readonly compareEvery: number;
  },
) {
  const random = seeded(seed);
  const counts: Counts = {
    ...{ made: 0, refused: 0, turned: 0, repeated: 0, raced: 0, compared: 0 },
    verdicts: new Set<string>(),
  };
  for (const document of documents) {
    const { fileId, reading } = await uploadReading(product, client, document);
    const walk = new Walk(client, fileId, reading, counts);
    await walk.begin();
    expect(walk.review.verdict, document.name).toBe(worstVerdict(reading));
    for (let step = 1; step <= steps / documents.length; step++) {
      await walk.step(random);
      if (step % compareEvery === 0) await walk.compareEverywhere();
    }
    await walk.compareEverywhere();
  }
  return counts;
}

/** One document under random edits, with what is known of it without asking. */
class Walk {
  review!: ReviewResponse;
  private inForce: Kept[] = [];
  private undone: Kept[] = [];
  private readonly rowsPath: string;
  private readonly client: Client;
  private readonly fileId: string;
  private readonly reading: EditableReading;
  private readonly counts: Counts;

  constructor(client: Client, fileId: string, reading: EditableReading, counts: Counts) {
    this.client = client;
    this.fileId = fileId;
    this.reading = reading;
    this.counts = counts;
    this.rowsPath = pathTo(paths.fileRows, { fileId });
  }

  async begin() {
    this.review = await this.load();
    this.expectAsFromScratch();
  }

  async step(random: Random) {
    // As after a pause, or in another process: the next answer starts from what is stored.
    if (random() < 0.25) closeReview(this.fileId);
    const choice = random();
    if (choice < 0.14) await this.turn('undo', random);
    else if (choice < 0.22) await this.turn('redo', random);
    else if (choice < 0.32) await this.race(random);
    else await this.edit(random);
    expect([this.review.editCount, this.review.redoCount]).toEqual([this.inForce.length, this.undone.length]);
    this.expectAsFromScratch();
    this.counts.verdicts.add(this.review.verdict);
  }

  private async load(): Promise<ReviewResponse> {
    return reviewResponseSchema.parse(await (await this.client.get(this.rowsPath)).json());
  }

  private send(edit: Edit, sequence: number) {
    return this.client.patch(`${this.rowsPath}?sequence=${sequence}`, edit);
  }

  private async edit(random: Random) {
    const edit = anyEdit(random, this.review);
    const sequence = this.review.sequence + 1;
    const response = await this.send(edit, sequence);
    if (response.status !== 200) return this.expectRefused(response);
    await this.take(response, { edit, sequence });
    if (random() < 0.15) await this.expectSameAgain(await this.send(edit, sequence));
  }

  /** Two tabs that show the same send different edits at once: one is made at the most, the other is refused. */
  private async race(random: Random) {
    const edits = [anyEdit(random, this.review), anyEdit(random, this.review)] as const;
    if (JSON.stringify(edits[0]) === JSON.stringify(edits[1])) return;
    const sequence = this.review.sequence + 1;
    const answers = await Promise.all(
      edits.map(async (edit) => ({ edit, response: await this.send(edit, sequence) })),
    );
    const made = answers.filter(({ response }) => response.status === 200);
    expect(made.length).toBeLessThan(2);
    for (const { response } of answers.filter((answer) => !made.includes(answer)))
      this.expectRefused(response);
    for (const { edit, response } of made) await this.take(response, { edit, sequence });
    this.counts.raced++;
  }

  private async turn(kind: 'undo' | 'redo', random: Random) {
    const path = pathTo(kind === 'undo' ? paths.fileRowsUndo : paths.fileRowsRedo, { fileId: this.fileId });
    const sequence = this.review.sequence + 1;
    const send = () => this.client.post(`${path}?sequence=${sequence}`);
    const response = await send();
    const left = kind === 'undo' ? this.inForce : this.undone;
    expect(response.status === 200).toBe(left.length > 0);
    if (response.status !== 200) return this.expectRefused(response);
    this.review = reviewResponseSchema.parse(await response.json());
    expect(this.review.sequence).toBe(sequence);
    (kind === 'undo' ? this.undone : this.inForce).push(...left.splice(-1));
    this.counts.turned++;
    if (random() < 0.15) await this.expectSameAgain(await send());
    if (random() < 0.15) {
      const late = await this.send(anyEdit(random, this.review), sequence);
      if (late.status !== 422)
        expect([late.status, problemSchema.parse(await late.json()).code]).toEqual([409, 'edit-conflict']);
    }
  }

  private async take(response: Response, kept: Kept) {
    this.review = reviewResponseSchema.parse(await response.json());
    expect(this.review.sequence).toBe(kept.sequence);
    this.inForce.push(kept);
    this.undone = [];
    this.counts.made++;
  }

  /** The same call again, as after a lost answer, changes nothing. */
  private async expectSameAgain(response: Response) {
    expect(reviewResponseSchema.parse(await response.json())).toEqual(this.review);
    this.counts.repeated++;
  }

  private expectRefused(response: Response) {
    expect([409, 422]).toContain(response.status);
    this.counts.refused++;
  }

  /** The answer equals that of all edits in force made again on what was read, and the outcome judged. */
  private expectAsFromScratch() {
    const document = this.inForce.reduce<EditedDocument>((before, { edit, sequence }) => {
      const edited = applyEdit(before, edit, { sequence, at: '2026-01-01T00:00:00.000Z', actorId: '' });
      if (isRefused(edited)) throw new Error('an edit that was made cannot be made again');
      return edited.document;
    }, unedited(this.reading));
    const judged = judgeDocument(this.reading, document) as unknown as ReviewResponse;
    expect(shownBy(this.review)).toEqual(shownBy(judged));
  }

  /** The list, the file (which the preview and the mapping page show), the preflight, the export and the review say the same. */
  async compareEverywhere() {
    const { client, fileId, review } = this;
    const { proof } = review;
    const detail = fileDetailSchema.parse(await (await client.get(pathTo(paths.file, { fileId }))).json());
    const list = filesResponseSchema.parse(await (await client.get(`${paths.userFiles}?limit=100`)).json());
    const request = { fileIds: [fileId], presetId: 'json' };
    const preflight = preflightResponseSchema.parse(
      await (await client.post(paths.exportPreflight, request)).json(),
    );
    const again = await this.load();
    const file = list.files.find(({ id }) => id === fileId);
    expect([file?.verdict, file?.correctionCount]).toEqual([proof.verdict, proof.correctionCount]);
    expect(again).toEqual(review);
    expect(preflight.proof).toEqual(proof);
    expect(detail.proof).toEqual(proof);
    const { extraction, extractedData } = detail;
    if (extraction === null || extraction.outcome === 'unreadable') throw new Error('nothing was read');
    expect(said(extraction)).toEqual(saidBy(review));
    expect(extractedData).toEqual(flatRecords(extraction));
    if (!preflight.isBlocked) {
      const response = await client.post(paths.exports, request);
      expect(response.status).toBe(200);
      const exported = shownExtractionSchema.parse(await response.json());
      if (exported.outcome === 'unreadable') throw new Error('nothing was exported');
      expect(exported.proof).toEqual(proof);
      expect(said(exported)).toEqual(saidBy(review));
    }
    this.counts.compared++;
  }
}

/** What is compared of a review: all that is said of the document, and its rows. */
function shownBy({
  verdict,
  accounts,
  invoices,
  findings,
  proof,
}: Pick<ReviewResponse, 'verdict' | 'accounts' | 'invoices' | 'findings' | 'proof'>) {
  return {
    ...{ verdict, proof, invoices },
    findings: findings.map(({ confirmed, ...finding }) => ({ ...finding, confirmed: confirmed?.reason })),
    accounts: accounts.map(({ rows, ...account }) => ({
      ...account,
      rows: rows.map(({ payee: _, category: _category, ...row }) => row),
    })),
  };
}

type Read = Exclude<ReturnType<typeof shownExtractionSchema.parse>, { outcome: 'unreadable' }>;

/** What a reading as it stands says: verdicts, findings, and the amounts that count. */
function said(extraction: Read) {
  const parts = isStatement(extraction)
    ? extraction.accounts.map(({ verdict, transactions }) => ({ verdict, rows: transactions }))
    : invoicesOf(extraction).map(({ verdict, lines }) => ({ verdict, rows: lines }));
  return {
    findings: extraction.findings.map(({ code, severity, confirmed }) => [code, severity, confirmed?.reason]),
    parts: parts.map(({ verdict, rows }) => [verdict, rows.map(({ amount }) => amount)]),
  };
}

function saidBy({ accounts, invoices, findings }: ReviewResponse) {
  const parts = [
    ...accounts.map(({ verdict, rows }) => ({ verdict, rows })),
    ...invoices.map(({ verdict, lines }) => ({ verdict, rows: lines })),
  ];
  return {
    findings: findings.map(({ code, severity, confirmed }) => [code, severity, confirmed?.reason]),
    parts: parts.map(({ verdict, rows }) => [
      verdict,
      rows.flatMap(({ amount, isExcluded }) => (isExcluded ? [] : [amount])),
    ]),
  };
}
