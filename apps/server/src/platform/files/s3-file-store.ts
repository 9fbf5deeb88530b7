import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStore, type StoredPart, storedParts } from './file-store.ts';
import { putInParts } from './put-in-parts.ts';

/** How an S3-compatible store is reached. */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** "https://host:port" of a store other than Amazon's. */
  readonly endpoint: string | null;
  /** Without them the machine's own role is used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** Whether the bucket stands in the path and not in the host's name, as most stores of one's own want it. */
  readonly hasPathStyle: boolean;
};

const FOLDER = 'documents/';
const PROBE = 'check/probe';
/** Keeps documents in a bucket, as `documents/{id}/{part}`. An object appears whole or not at all; its answer comes once it is kept. */
export function openS3FileStore(settings: S3Settings): FileStore & { close(): void } {
  const { bucket: Bucket } = settings;
  const client = clientOf(settings);
  return {
    write: (id, part, source) => putInParts(client, { Bucket, Key: keyOf(id, part) }, source),
    async read(id, part) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id, part) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(id) {
      for (const part of storedParts) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id, part) }));
      }
    },
    ids: () => idsIn(client, Bucket),
    async check() {
      await client.send(new PutObjectCommand({ Bucket, Key: PROBE, Body: 'writable' }));
    },
    close: () => client.destroy(),
  };
}

function clientOf({ region, endpoint, credentials, hasPathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: hasPathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // Stores other than Amazon's may keep the default's trailing checksum as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function keyOf(id: string, part: StoredPart): string {
  return `${FOLDER}${id}/${part}`;
}

async function* idsIn(client: S3Client, Bucket: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: FOLDER, Delimiter: '/', ContinuationToken }),
    );
    for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) yield Prefix.slice(FOLDER.length, -1);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
