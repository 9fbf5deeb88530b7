import { booksSchema, paths } from '@tieout/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals, refuse } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { booksOf, keepBooks } from './books.ts';

const tags = ['exports'];

/** Five hundred accounts with long names. */
const BOOKS_BODY_BYTES = 512 * 1024;

/** GET and PUT /api/user/books. */
export function booksRoutes(parts: Pick<DocumentParts, 'database' | 'secrets'>): Routes {
  return async (app) => {
    const response = { 200: booksSchema, ...refusals };
    const read = { tags, summary: 'The account, payee and category names that exports use', response };
    app.get(paths.userBooks, { schema: read, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      return isRefused(user) ? user : booksOf(parts, user.id);
    });

    const write = {
      tags,
      summary: 'Set the account, payee and category names that exports use',
      body: booksSchema,
      response,
    };
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      const user = signedIn(request);
      if (isRefused(user)) refuse(reply.header('connection', 'close'), user.refused);
    };
    app.put(
      paths.userBooks,
      { schema: write, config: { keyScope: 'convert' }, preParsing, bodyLimit: BOOKS_BODY_BYTES },
      async (request) => {
        const user = signedIn(request);
        if (isRefused(user)) return user;
        await keepBooks(parts, user.id, request.body);
        return request.body;
      },
    );
  };
}
