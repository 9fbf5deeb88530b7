import type { FileDetail, Problem, ProblemCode, ProgressEvent } from '@tieout/contract';
import { PROGRESS_EVENT, paths, pathTo, problem } from '@tieout/contract';
import type { Verdict } from '@tieout/records';
import { accountOf, proofOf, rowOf } from './sample-review.ts';
import { type Call, type Routes, refusal } from './stub-api.ts';

const WRITTEN_PDF = '%PDF-1.7\n<< /Type /Pages /Count 1 >>';

/** A file that says it is a PDF of one page. */
export const pdfFile = (name: string, bytes = WRITTEN_PDF) =>
  new File([bytes], name, { type: 'application/pdf' });

/** A server for uploads: what it took, and what becomes of each document. */
export function uploadServer() {
  const documents: UploadedDocument[] = [];
  const byId = (fileId: string) => documents.find((document) => document.fileId === fileId);
  const refusals: Response[] = [];
  const add = ({ body }: Call): Response => {
    const refused = refusals.shift();
    if (refused) return refused;
    const document = new UploadedDocument(idOf(documents.length), body as FormData);
    documents.push(document);
    return Response.json({ fileId: document.fileId, status: 'processing' }, { status: 202 });
  };
  const routes: Routes = { [`POST ${paths.upload}`]: add };
  for (let index = 0; index < 10; index++) {
    const fileId = idOf(index);
    routes[`GET ${pathTo(paths.fileEvents, { fileId })}`] = () => byId(fileId)?.events();
    routes[`GET ${pathTo(paths.file, { fileId })}`] = () => byId(fileId)?.detail;
    routes[`DELETE ${pathTo(paths.userFile, { id: fileId })}`] = () => ({ deleted: true });
  }
  return {
    routes,
    documents,
    /** The next upload is answered by this refusal. */
    refuse: (status: number, code: ProblemCode, message?: string, details?: object) =>
      refusals.push(refusal(status, code, message ?? problem(code).message, details)),
  };
}

/** One document on the server, whose reading the test moves on. */
class UploadedDocument {
  readonly fileId: string;
  readonly form: FormData;
  readonly name: string;
  detail: FileDetail;
  private stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(fileId: string, form: FormData) {
    this.fileId = fileId;
    this.form = form;
    this.name = (form.get('pdf') as File).name;
    this.detail = detailOf(fileId, this.name);
  }

  events(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.stream = controller;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  /** Whether it is being read, and somebody follows that. */
  get isFollowed(): boolean {
    return this.stream !== undefined && this.detail.status === 'processing';
  }

  /** Says how far the reading is. */
  progress(percent: number, pagesDone: number, pageCount: number | null) {
    this.send({ status: 'processing', percent, pagesDone, pageCount });
  }

  /** Ends the reading with an account of that verdict, and says so. */
  read(verdict: Verdict = 'proven', rowCount = 3) {
    this.finish(verdict, rowCount);
    this.send({ status: 'completed', percent: 100, pagesDone: 1, pageCount: 1 });
  }

  /** Ends the reading with an account of that verdict, without a word to whoever follows it. */
  finish(verdict: Verdict = 'proven', rowCount = 3) {
    const rows = Array.from({ length: rowCount }, (_, index) => rowOf(index));
    const { rows: _rows, ...account } = accountOf(rows, { verdict });
    this.detail = {
      ...this.detail,
      status: 'completed',
      extraction: {
        ...{
          schemaVersion: 2,
          outcome: 'read',
          kind: 'bank_statement',
          language: 'en',
          pageCount: 1,
          findings: [],
        },
        accounts: [{ ...account, transactions: rows }],
      },
      proof: proofOf({ verdict }),
      extractedData: rows.map(({ description }) => ({ description })),
    };
  }

  /** Ends the reading with a reason. */
  fail(code: ProblemCode, message?: string) {
    const what: Problem = problem(code, message === undefined ? {} : { message });
    this.detail = { ...this.detail, status: 'failed', problem: what };
    this.send({ status: 'failed', percent: 100, pagesDone: 0, pageCount: null });
  }

  /** Breaks the stream of its events off. */
  cut() {
    this.stream?.error(new TypeError('network error'));
  }

  private send(event: Omit<ProgressEvent, 'fileId' | 'problem'>) {
    const data = JSON.stringify({ fileId: this.fileId, problem: null, ...event });
    this.stream?.enqueue(new TextEncoder().encode(`event: ${PROGRESS_EVENT}\ndata: ${data}\n\n`));
  }
}

const idOf = (index: number) => `2222222${index}-2222-4222-8222-222222222222`;

function detailOf(fileId: string, originalName: string): FileDetail {
  return {
    ...{ fileId, originalName, status: 'processing', fileSize: 1, pagesDone: 0, pageCount: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', expiresAt: null, problem: null, extraction: null },
    ...{ extractedData: [], mapping: null, proof: null },
  };
}
