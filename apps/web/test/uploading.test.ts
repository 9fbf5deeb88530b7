// @vitest-environment happy-dom
import { PROGRESS_EVENT } from '@tieout/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseEvent } from '../src/api/follow-progress.ts';
import { uploadPdf } from '../src/api/upload-pdf.ts';
import { clockText, waitSecondsIn } from '../src/features/account/use-resend.ts';
import { rejectionOf } from '../src/features/upload/rejection.ts';

const pdf = (bytes: string, name = 'a.pdf') => new File([bytes], name, { type: 'application/pdf' });

describe('a dropped file', () => {
  test('is sent when it says it is a PDF', async () => {
    expect(await rejectionOf(pdf('%PDF-1.7\n'))).toBeNull();
    expect(await rejectionOf(pdf(`${' '.repeat(900)}%PDF-1.4`))).toBeNull();
  });

  test('is kept back with a reason when it is none, or empty, or too large', async () => {
    expect(await rejectionOf(pdf('hello'))).toMatch(/not a PDF/);
    expect(await rejectionOf(new File(['%PDF-'], 'a.txt', { type: 'text/plain' }))).toMatch(/not a PDF/);
    expect(await rejectionOf(pdf(''))).toMatch(/empty/);
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'a.pdf');
    expect(await rejectionOf(large)).toMatch(/larger than 25 MB/);
  });
});

const data = {
  fileId: '11111111-1111-4111-8111-111111111111',
  status: 'processing',
  pagesDone: 2,
  pageCount: 4,
  percent: 57,
  problem: null,
};

describe('the events of an upload', () => {
  test('are read from their blocks, in either line ending', () => {
    expect(parseEvent(`event: ${PROGRESS_EVENT}\ndata: ${JSON.stringify(data)}`)).toEqual(data);
    expect(parseEvent(`event:${PROGRESS_EVENT}\r\ndata:${JSON.stringify(data)}`)).toEqual(data);
  });

  test('are nothing in comments and events of other names', () => {
    expect(parseEvent(': keep-alive')).toBeNull();
    expect(parseEvent('event: other\ndata: {}')).toBeNull();
  });
});

describe('an upload that is cancelled while it is read', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('deletes the document, which ends its reading', async () => {
    const cancelled = new AbortController();
    const asked: string[] = [];
    const answer = async (path: string, { method, signal }: RequestInit) => {
      asked.push(`${method} ${path}`);
      if (method === 'POST') return Response.json({ fileId: data.fileId }, { status: 202 });
      if (method === 'DELETE') return Response.json({ deleted: true });
      cancelled.abort();
      throw signal?.reason;
    };
    vi.stubGlobal('fetch', answer);
    const options = { onProgress: () => {}, signal: cancelled.signal };
    await expect(uploadPdf(pdf('%PDF-1.7'), options)).rejects.toThrow();
    expect(asked.at(-1)).toBe(`DELETE /api/user/files/${data.fileId}`);
  });
});

describe('asking for another verification message', () => {
  test('waits as long as the refusal says', () => {
    expect(waitSecondsIn('Too many tries. Please wait 3 minutes and try again.')).toBe(180);
    expect(waitSecondsIn('Please wait 1 minute before asking again.')).toBe(60);
    expect(waitSecondsIn('Something else')).toBe(0);
  });

  test('shows the time left as m:ss', () => {
    expect(clockText(120)).toBe('2:00');
    expect(clockText(65)).toBe('1:05');
  });
});
