import { MAX_PDF_BYTES, paths } from '@tieout/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ARRIVAL_LIMITS } from '../src/features/documents/arrivals.ts';
import { ARRIVAL_PACE } from '../src/http/limit-arrival.ts';
import { type RawRequest, sendRaw, UPLOAD_END, uploadHead } from './support/raw-request.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { storedFiles } from './support/stored-files.ts';

const PACE = { windowMs: 600, minBytesPerSecond: 1000, totalMs: 4000 };
/** This machine may be busy. */
const SOON = { timeout: 10_000 };
const UPLOADS = { uploads: 4, uploadsPerAddress: 2, bytes: 2.5 * MAX_PDF_BYTES };

let product: TestProduct;
let stored: number;
const opened: RawRequest[] = [];
const drips: NodeJS.Timeout[] = [];
beforeAll(async () => {
  product = await startTestProduct({
    environment: { TRUST_PROXY_HOPS: '1' },
    arrivalPace: PACE,
    arrivalLimits: UPLOADS,
  });
});
afterAll(async () => {
  for (const drip of drips) clearInterval(drip);
  for (const { socket } of opened) socket.destroy();
  await product?.stop();
});
beforeEach(async () => {
  stored = (await storedFiles(product.dataFolder)).length;
});

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;

function begin(declared: number, address = newAddress()): RawRequest {
  const upload = sendRaw(
    product.address,
    uploadHead(paths.upload, { declared, headers: { 'x-forwarded-for': address, prefer: 'respond-async' } }),
  );
  opened.push(upload);
  return upload;
}

/** Sends `bytes` every 50 ms until `total` have gone, then the end of the upload. */
function drip({ socket }: RawRequest, { bytes, total }: { bytes: number; total: number }): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= total || socket.destroyed) {
      clearInterval(timer);
      if (!socket.destroyed) socket.write(UPLOAD_END);
      return;
    }
    socket.write(' '.repeat(bytes));
    sent += bytes;
  }, 50);
  drips.push(timer);
}

const tooSlow = [408, { code: 'too-slow' }];

describe('an upload', () => {
  test('that drips is ended with 408, and what had arrived of it is removed', async () => {
    const upload = begin(100_000);
    drip(upload, { bytes: 5, total: 100_000 });
    const { status, headers, body } = await upload.answer;
    expect([status, JSON.parse(body)]).toMatchObject(tooSlow);
    expect(headers).toContain('connection: close');
    await expect.poll(() => upload.socket.destroyed, SOON).toBe(true);
    await expect.poll(() => storedFiles(product.dataFolder), SOON).toHaveLength(stored);
  });

  test('that stops before its file has begun is ended too', async () => {
    const { socket, answer } = sendRaw(
      product.address,
      `POST ${paths.upload} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n`,
    );
    const { status, body } = await answer;
    socket.destroy();
    expect([status, JSON.parse(body)]).toMatchObject(tooSlow);
  });

  test('that is quick enough but goes on for too long is ended', async () => {
    const upload = begin(1_000_000);
    drip(upload, { bytes: 150, total: 1_000_000 });
    const { status, body } = await upload.answer;
    expect([status, JSON.parse(body)]).toMatchObject(tooSlow);
  });

  test('that is slow but steady arrives', async () => {
    const upload = begin(3000);
    drip(upload, { bytes: 150, total: 3000 });
    expect((await upload.answer).status).toBe(202);
  });
});

test('a JSON body that drips is ended as well', async () => {
  const { socket, answer } = sendRaw(
    product.address,
    `POST ${paths.login} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"em`,
  );
  const { status, body } = await answer;
  socket.destroy();
  expect([status, JSON.parse(body)]).toMatchObject(tooSlow);
});

test('25 MB from a slow phone within four minutes are let through', () => {
  const phone = MAX_PDF_BYTES / (4 * 60);
  expect(ARRIVAL_PACE.minBytesPerSecond).toBeLessThan(phone / 2);
  expect(ARRIVAL_PACE.totalMs).toBeGreaterThan(4 * 60_000);
  expect(ARRIVAL_LIMITS.bytes).toBeGreaterThan(10 * MAX_PDF_BYTES);
});

describe('uploads at once', () => {
  const leave = async (uploads: readonly RawRequest[]) => {
    for (const { socket } of uploads) socket.destroy();
    await expect.poll(() => storedFiles(product.dataFolder), SOON).toHaveLength(stored);
  };
  /** Uploads that have begun and whose files are being written. */
  const held = async (declared: readonly number[], address?: string) => {
    const uploads = declared.map((bytes) => begin(bytes, address));
    for (const upload of uploads) drip(upload, { bytes: 150, total: 1_000_000 });
    await expect.poll(() => storedFiles(product.dataFolder), SOON).toHaveLength(stored + uploads.length);
    return uploads;
  };

  test('are limited from one address, and go on once one of them is over', async () => {
    const address = newAddress();
    const uploads = await held([1_000_000, 1_000_000], address);
    const third = await begin(10, address).answer;
    expect([third.status, JSON.parse(third.body)]).toMatchObject([429, { code: 'rate-limited' }]);
    expect(third.headers).toContain('retry-after: ');
    await leave(uploads);
    const after = begin(10, address);
    after.socket.write(' '.repeat(10) + UPLOAD_END);
    expect((await after.answer).status).toBe(202);
  });

  test('are limited from all addresses together', async () => {
    const uploads = await held([1_000_000, 1_000_000, 1_000_000, 1_000_000]);
    const fifth = await begin(10).answer;
    expect([fifth.status, JSON.parse(fifth.body)]).toMatchObject([503, { code: 'busy' }]);
    await leave(uploads);
  });

  test('are limited by the bytes that are on their way', async () => {
    const uploads = await held([MAX_PDF_BYTES, MAX_PDF_BYTES]);
    const third = await begin(MAX_PDF_BYTES).answer;
    expect([third.status, JSON.parse(third.body)]).toMatchObject([503, { code: 'busy' }]);
    await leave(uploads);
  });
});
