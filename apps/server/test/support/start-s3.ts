import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/platform/files/s3-file-store.ts';

const BUCKET = 'documents';

export type TestS3 = { readonly settings: S3Settings; stop(): Promise<void> };

/** An S3 double on a free port of this machine, with an empty bucket. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'tieout-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  answerOnceWritten(server as unknown as Inside);
  const { port } = await server.run();
  return {
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      hasPathStyle: true,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

type Inside = {
  readonly store: {
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putObject(object: { bucket: string; key: string }): Promise<{ size: number }>;
  };
};

/** s3rver answers when it has read the last byte, which on a busy machine is before it has written it. */
function answerOnceWritten({ store }: Inside): void {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const kept = await put(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await stat(path)).size !== kept.size) await new Promise((resolve) => setTimeout(resolve, 1));
    return kept;
  };
}

/** The variables that configure a product for that store. */
export function s3Environment({ bucket, endpoint, credentials }: S3Settings): Record<string, string> {
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
}
