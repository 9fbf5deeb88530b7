import {
  IDEMPOTENCY_HEADER,
  paths,
  pathTo,
  uploadAcceptedSchema,
  uploadResponseSchema,
} from '@tieout/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { acceptUpload, refuseUsedUp } from './accept-upload.ts';
import type { Arrivals } from './arrivals.ts';
import { addressKeyOf, refuseOverLimit } from './over-limit.ts';
import type { DocumentParts } from './parts.ts';
import { READ_DOCUMENT } from './read-document.ts';
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts';
import { type BacklogLimits, createBusyCheck } from './refuse-when-busy.ts';
import { uploadAnswer } from './upload-answer.ts';

/** After so long the answer is "accepted" and the client asks for the result. */
const LONGEST_WAIT_MS = 12 * 60_000;

type UploadRouteParts = DocumentParts & {
  readonly limitRate: LimitRate;
  readonly settings: CurrentSettings;
  readonly backlogLimits: BacklogLimits;
  readonly arrivals: Arrivals;
  /** Who uploads; somebody unknown becomes a visitor. */
  readonly actorOrVisitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
};

/** POST /api/upload. */
export function uploadRoutes(parts: UploadRouteParts): Routes {
  const refuseWhenBusy = createBusyCheck(() => parts.queue.backlog(READ_DOCUMENT.name), parts.backlogLimits);
  return async (app) => {
    const schema = {
      tags: ['documents'],
      summary:
        'Upload a PDF, PNG, JPEG or TIFF in the multipart field "pdf", after the optional fields "password", "again" and "pages", and get its records',
      description:
        'With `Prefer: respond-async` the response is 202 with a `Location` to poll for the result.',
      consumes: ['multipart/form-data'],
      response: { 200: uploadResponseSchema, 202: uploadAcceptedSchema, ...refusals },
    };
    app.post(paths.upload, { schema, config: { keyScope: 'convert' } }, async (request, reply) => {
      const actor = await parts.actorOrVisitor(request, reply);
      const refusal = (await refuseEarly(parts, request, actor)) ?? (await refuseWhenBusy());
      if (refusal) return refusal;
      const upload = await receiveInTurn(parts, request);
      // The connection may have been given up in the meantime, with an answer of its own.
      if (reply.sent) {
        if (!isRefused(upload)) await parts.files.remove(upload.id);
        return reply;
      }
      if (isRefused(upload)) return upload;
      const accepted = await acceptUpload(parts, actor, { ...upload, address: request.ip });
      if (isRefused(accepted)) return accepted;
      const answer = wantsAsync(request) ? null : await waitForAnswer(parts, actor, accepted.fileId);
      if (answer === null) return accept(reply, accepted.fileId);
      return isRefused(answer) ? answer : reply.code(200).send(answer);
    });
  };
}

/** What can be refused before a single byte of the file is taken. */
async function refuseEarly(
  parts: UploadRouteParts,
  request: FastifyRequest,
  actor: Actor,
): Promise<Refused | null> {
  const { features } = await parts.settings.read();
  if (actor.kind === 'visitor' && !features.visitorUploads) return refused('visitor-uploads-off');
  const overLimit = await refuseOverLimit(parts.database, parts, {
    ownerId: actor.id,
    addressKey: addressKeyOf(parts, request.ip),
  });
  if (overLimit !== null) return overLimit;
  const tooOften = await parts.limitRate(actor.kind === 'visitor' ? 'visit' : 'upload', {
    address: request.ip,
    account: actor.id,
  });
  // What was sent before under the same key is not a new conversion; the reservation decides.
  const mayBeRepeated = request.headers[IDEMPOTENCY_HEADER] !== undefined;
  return tooOften ?? (mayBeRepeated ? null : refuseUsedUp(parts, actor));
}

/** Receives the file unless too much is arriving already. */
async function receiveInTurn(
  parts: UploadRouteParts,
  request: FastifyRequest,
): Promise<ReceivedUpload | Refused> {
  const length = request.headers['content-length'];
  const done = parts.arrivals.begin({
    address: request.ip,
    bytes: length === undefined ? null : Number(length),
  });
  if (typeof done !== 'function') return done;
  try {
    return await receiveUpload(parts, request);
  } finally {
    done();
  }
}

function accept(reply: FastifyReply, fileId: string) {
  return reply
    .code(202)
    .header('location', pathTo(paths.file, { fileId }))
    .send({ fileId, status: 'processing' });
}

function wantsAsync(request: FastifyRequest): boolean {
  return /\brespond-async\b/i.test(String(request.headers.prefer ?? ''));
}

/** The answer once the document is finished; null where that takes too long, or the server stops before. */
async function waitForAnswer(parts: DocumentParts, actor: Actor, fileId: string) {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  let isProcessing = true;
  for await (const { status } of parts.follower.follow(fileId, signal)) {
    isProcessing = status === 'processing';
    if (!isProcessing) break;
  }
  return isProcessing ? null : uploadAnswer(parts, actor, fileId);
}
