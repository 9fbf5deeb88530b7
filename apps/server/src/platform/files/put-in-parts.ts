import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { inPieces } from './in-pieces.ts';

/** S3 takes no smaller part, but for the last one. What is smaller goes in one request. */
const PART_BYTES = 5 * 1024 * 1024;

type Place = { readonly Bucket: string; readonly Key: string };

/** Writes an object of unknown length, which appears whole or not at all, with no more of it in memory than one part. Rejects with what the source threw. */
export async function putInParts(
  client: S3Client,
  place: Place,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  let UploadId: string | undefined;
  try {
    for await (const { bytes: Body, isLast } of inPieces(source, PART_BYTES)) {
      if (isLast && parts.length === 0) {
        await client.send(new PutObjectCommand({ ...place, Body }));
        return;
      }
      UploadId ??= (await client.send(new CreateMultipartUploadCommand(place))).UploadId;
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
    }
    const MultipartUpload = { Parts: parts };
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload }));
  } catch (error) {
    // What fails when the parts sent are removed is not the reason.
    if (UploadId !== undefined)
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => {});
    throw error;
  }
}
