import { createHash, randomUUID } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import {
  FILE_NAME_MAX_LENGTH,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  idempotencyKeySchema,
  MAX_PDF_BYTES,
  uploadFields,
} from '@tieout/contract';
import { formatPageRanges, parsePageRanges } from '@tieout/records';
import type { FastifyRequest } from 'fastify';
import { newKey } from '../../platform/secrets/seal.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { NotAPdfError, watchArrival } from './arriving-pdf.ts';
import { type DocumentVault, openVault } from './document-vault.ts';
import type { DocumentParts } from './parts.ts';
import type { Trail } from './read-document.ts';
import { SAMPLE_STATEMENT_SHA256 } from './sample-statement.ts';

/** A PDF that has arrived whole and lies, sealed, in the store; nothing else knows of it yet. */
export type ReceivedUpload = {
  readonly id: string;
  readonly originalName: string;
  readonly size: number;
  readonly fingerprint: string;
  /** It is the sample of the landing page, byte for byte. */
  readonly isSample: boolean;
  readonly dataKey: Buffer;
  readonly vault: DocumentVault;
  readonly password: string | null;
  /** The person wants it converted even if it was before. */
  readonly isAgain: boolean;
  /** Numbers of the pages to read; null for all. */
  readonly pages: readonly number[] | null;
  /** The client's own name for this upload. */
  readonly idempotencyKey: string | null;
  /** The request that brought it. */
  readonly trail: Trail;
};

type Parts = Pick<DocumentParts, 'files' | 'secrets'>;

/** Streams the one PDF of a multipart request into the store, where it stays only if it is one and not too large. */
export async function receiveUpload(
  parts: Parts,
  request: FastifyRequest,
): Promise<ReceivedUpload | Refused> {
  if (Number(request.headers['content-length'] ?? 0) > 2 * MAX_PDF_BYTES) return refused('file-too-large');
  const key = idempotencyKeySchema.optional().safeParse(request.headers[IDEMPOTENCY_HEADER]);
  // A key cut short could be that of another upload.
  if (!key.success)
    return refused('invalid-request', {
      message: `"${IDEMPOTENCY_HEADER}" takes 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.`,
    });
  let received: Awaited<ReturnType<typeof receiveFile>> | null = null;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, textOf(part));
      else if (part.fieldname !== uploadFields.file || received !== null) part.file.resume();
      else received = await receiveFile(parts, part);
    }
  } catch (error) {
    if (received !== null && !isRefused(received)) await parts.files.remove(received.id);
    if (isBrokenOff(error)) return refused('upload-interrupted');
    throw error;
  }
  if (received === null) return refused('no-file');
  if (isRefused(received)) return received;
  const ranges = fields.get(uploadFields.pages) ?? '';
  const pages = ranges === '' ? null : parsePageRanges(ranges);
  if (ranges !== '' && pages === null) {
    await parts.files.remove(received.id);
    return refused('invalid-request', {
      message: `"${uploadFields.pages}" takes page numbers such as 1-3, 7.`,
    });
  }
  return {
    ...received,
    pages,
    fingerprint:
      pages === null ? received.fingerprint : fingerprintOfPages(parts, received.fingerprint, pages),
    password: fields.get(uploadFields.password) || null,
    trail: { requestId: request.id, traceparent: request.traced.traceparent },
    idempotencyKey: key.data ?? null,
    isAgain: ['true', '1', 'on'].includes(fields.get(uploadFields.again) ?? ''),
  };
}

async function receiveFile(parts: Parts, part: MultipartFile) {
  const id = randomUUID();
  const dataKey = newKey();
  const vault = openVault(parts, id, dataKey);
  const hash = parts.secrets.keyedHash('fingerprint');
  const contentHash = createHash('sha256');
  const arrival = watchArrival(part.file, [hash, contentHash]);
  try {
    await vault.write('document', arrival.bytes);
  } catch (error) {
    part.file.resume();
    if (!(error instanceof NotAPdfError) || arrival.fault === null) throw error;
    return refused(arrival.fault);
  }
  if (part.file.truncated) {
    await parts.files.remove(id);
    return refused('file-too-large');
  }
  return {
    ...{ id, dataKey, vault, size: arrival.size },
    originalName: cleanName(part.filename),
    fingerprint: hash.digest('hex'),
    isSample: contentHash.digest('hex') === SAMPLE_STATEMENT_SHA256,
  };
}

/** Other pages of the same document are another conversion. */
function fingerprintOfPages({ secrets }: Parts, fingerprint: string, pages: readonly number[]): string {
  return secrets
    .keyedHash('fingerprint')
    .update(`${fingerprint} ${formatPageRanges(pages)}`)
    .digest('hex');
}

/** The name as text for people: no folders, no control characters, not too long. */
function cleanName(name: string | undefined): string {
  const base = (name ?? '').normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? '';
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').trim();
  return clean.slice(0, FILE_NAME_MAX_LENGTH) || 'document.pdf';
}

function textOf(part: Multipart): string {
  return part.type === 'field' && typeof part.value === 'string' ? part.value : '';
}

function isBrokenOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  return (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /Unexpected end of|aborted|Premature close/i.test(message)
  );
}
