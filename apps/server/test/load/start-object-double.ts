import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../../src/platform/files/s3-file-store.ts';

/** What an asker of the double is shown: a status, and XML or the bytes of an object. */
type ObjectAnswer = { readonly status: number; readonly body?: string | Buffer };

/**
 * An object store for measuring: it stands for one on a machine of its own, so it takes as little of this machine's processor as it can. It keeps whole
 * objects and uploads in parts as files, checks no signature and lists nothing; the tests' double does more, for ten times the processor.
 */
export async function startObjectDouble(): Promise<{ readonly settings: S3Settings; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tieout-objects-'));
  const server = createServer(async (request, response) => {
    const { status, body = '' } = await answer(folder, request);
    response.writeHead(status, { etag: '"kept"', 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? '' : body);
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket: 'documents',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'DOUBLE', secretAccessKey: 'DOUBLE' },
      hasPathStyle: true,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answer(folder: string, request: IncomingMessage): Promise<ObjectAnswer> {
  const url = new URL(request.url ?? '/', 'http://double');
  const fileOf = (name: string) => join(folder, encodeURIComponent(name));
  const upload = url.searchParams.get('uploadId');
  const partOf = (number: string) => fileOf(`${upload} ${number}`);
  const bytes = await bytesOf(request);
  switch (request.method) {
    case 'PUT':
      await writeFile(
        upload === null ? fileOf(url.pathname) : partOf(url.searchParams.get('partNumber') ?? ''),
        bytes,
      );
      return { status: 200 };
    case 'POST': {
      if (upload === null)
        return xml('InitiateMultipartUploadResult', `<UploadId>${randomUUID()}</UploadId>`);
      const numbers = [...String(bytes).matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => number ?? '');
      const parts = await Promise.all(numbers.map((number) => readFile(partOf(number))));
      await writeFile(fileOf(url.pathname), Buffer.concat(parts));
      await Promise.all(numbers.map((number) => rm(partOf(number))));
      return xml('CompleteMultipartUploadResult', '<ETag>"kept"</ETag>');
    }
    case 'DELETE':
      await rm(fileOf(url.pathname), { force: true });
      return { status: 204 };
    default:
      if (url.searchParams.has('list-type'))
        return xml('ListBucketResult', '<IsTruncated>false</IsTruncated>');
      return readFile(fileOf(url.pathname)).then(
        (body) => ({ status: 200, body }),
        () => ({ ...xml('Error', '<Code>NoSuchKey</Code>'), status: 404 }),
      );
  }
}

function xml(name: string, content: string): ObjectAnswer {
  return { status: 200, body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>` };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
