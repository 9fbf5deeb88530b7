import { type Problem, type ProblemCode, problem, statusOf } from '@tieout/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { refuse } from './refuse.ts';

/** What fastify itself refuses, in the contract's words. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'no-file',
  FST_FILES_LIMIT: 'invalid-request',
  FST_FIELDS_LIMIT: 'invalid-request',
  FST_PARTS_LIMIT: 'invalid-request',
};

/** Gives every error the contract's shape. What is no refusal is a bug or an outage: logged here, once, and nowhere else. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const found = problemOf(error);
    if (statusOf(found.code) >= 500) request.log.error({ err: error }, 'request failed');
    // A route may have said already what its answer is, a ZIP to be saved, before it failed.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
    return refuse(reply, found);
  });
}

function problemOf(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: `${error.validationContext ?? 'request'}${issue.instancePath.replaceAll('/', '.')}`,
      message: issue.message ?? 'not valid',
    }));
    return problem('invalid-request', { details: { fields } });
  }
  const code = FASTIFY_CODES[error.code];
  if (code) return problem(code);
  if (hasUnstorableText(error)) return problem('invalid-request');
  const isRequestFault = (error.statusCode ?? 500) >= 400 && (error.statusCode ?? 500) < 500;
  if (isRequestFault) return problem('invalid-request');
  return problem(isUnreachable(error) ? 'not-ready' : 'internal-error');
}

/** Whether the database refused a text for a character it cannot hold, NUL or half a surrogate pair. */
function hasUnstorableText(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && ['22021', '22P05'].includes(String(cause.code))) return true;
  }
  return false;
}

/** Whether the database could not be reached, which passes once it is back. */
function isUnreachable(error: Error): boolean {
  const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57P03']);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
    if ('code' in cause && codes.has(String(cause.code)) && 'syscall' in cause) return true;
  }
  return false;
}
