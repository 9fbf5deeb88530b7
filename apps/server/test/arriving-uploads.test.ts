import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PDF_BYTES, paths } from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARRIVAL_LIMITS } from '../src/features/documents/arrivals.ts';
import { ARRIVAL_PACE } from '../src/http/limit-arrival.ts';
import { type RawRequest, sendRaw, UPLOAD_END, uploadHead } from './support/raw-request.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

const PACE = { windowMs: 1500, minBytesPerSecond: 1000, totalMs: 6000 };
/** This machine may be busy. */
const SOON = { timeout: 10_000 };
const UPLOADS = { uploads: 4, uploadsPerAddress: 2, bytes: 2.5 * MAX_PDF_BYTES };

let product: TestProduct;
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

/** A small upload that comes in one piece. */
function whole(address?: string): RawRequest {
  const upload = begin(2000, address);
  upload.socket.write(' '.repeat(2000) + UPLOAD_END);
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

const arriving = () => readdir(join(product.dataFolder, 'files', 'arriving'));

const post = (path: string, { type, length }: { type: string; length: number }) =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a body', () => {
  const slow: Record<string, RawRequest> = {};
  // All at once, so that the test takes no longer than the slowest.
  beforeAll(() => {
    slow.dripping = begin(100_000);
    drip(slow.dripping, { bytes: 5, total: 100_000 });
    slow.endless = begin(1_000_000);
    drip(slow.endless, { bytes: 150, total: 1_000_000 });
    slow.steady = begin(3000);
    drip(slow.steady, { bytes: 150, total: 3000 });
    const form = { type: 'multipart/form-data; boundary=x', length: 9999 };
    slow.silent = sendRaw(product.address, post(paths.upload, form));
    slow.json = sendRaw(
      product.address,
      `${post(paths.login, { type: 'application/json', length: 900 })}{"em`,
    );
    opened.push(slow.silent, slow.json);
  });

  test.each([
    ['drips', 'dripping'],
    ['stops before its file has begun', 'silent'],
    ['is quick enough but takes too long', 'endless'],
    ['is JSON and stops', 'json'],
  ])('that %s is ended with 408 and its connection closed', async (_, name) => {
    const answer = await slow[name]?.answer;
    expect([answer?.status, JSON.parse(answer?.body ?? '')]).toMatchObject([408, { code: 'too-slow' }]);
    expect(answer?.headers).toContain('connection: close');
    await expect.poll(() => slow[name]?.socket.destroyed, SOON).toBe(true);
  });

  test('that is slow but steady arrives', async () => {
    expect((await slow.steady?.answer)?.status).toBe(202);
  });

  test('that was ended leaves nothing behind', async () => {
    await expect.poll(arriving, SOON).toEqual([]);
  });
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
    await expect.poll(arriving, SOON).toEqual([]);
  };
  /** Uploads that have begun and whose files are being written. */
  const held = async (declared: readonly number[], address?: string) => {
    const uploads = declared.map((bytes) => begin(bytes, address));
    for (const upload of uploads) drip(upload, { bytes: 500, total: 1_000_000 });
    await expect.poll(arriving, SOON).toHaveLength(uploads.length);
    return uploads;
  };

  test('are limited from one address, and go on once one of them is over', async () => {
    const address = newAddress();
    const uploads = await held([1_000_000, 1_000_000], address);
    const third = await whole(address).answer;
    expect([third.status, JSON.parse(third.body)]).toMatchObject([429, { code: 'rate-limited' }]);
    expect(third.headers).toContain('retry-after: ');
    await leave(uploads);
    expect((await whole(address).answer).status).toBe(202);
  });

  test('are limited from all addresses together', async () => {
    const uploads = await held([1_000_000, 1_000_000, 1_000_000, 1_000_000]);
    const fifth = await whole().answer;
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
