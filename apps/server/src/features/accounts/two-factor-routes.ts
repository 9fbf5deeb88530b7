import {
  type AuthResponse,
  authResponseSchema,
  passwordRequestSchema,
  paths,
  twoFactorCodeSchema,
  twoFactorSetupSchema,
} from '@tieout/contract';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { deleteSessionsBut, keepSessionTimes } from './account-store.ts';
import { type CurrentSession, signedIn } from './identify.ts';
import { mailOwner } from './mail-owner.ts';
import type { AccountParts } from './parts.ts';
import { useAppCode } from './second-step.ts';
import { answerSignIn, isPermanent } from './sign-in.ts';
import { tryAuth } from './try-auth.ts';
import { findTwoFactor } from './two-factor-store.ts';

const tags = ['accounts'];

/** A second step at sign-in: the code of an authenticator app. */
export function twoFactorRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const answersSession = { 200: authResponseSchema, ...refusals };
    const setUp = {
      tags,
      summary: 'Set up an authenticator app; its secret and the recovery codes are shown only once',
      body: passwordRequestSchema,
      response: { 200: twoFactorSetupSchema, ...refusals },
    };
    app.post(paths.twoFactor, { schema: setUp }, async (request) => {
      const own = await ownSession(parts, request);
      if (isRefused(own)) return own;
      const result = await tryAuth(() =>
        parts.auth.api.enableTwoFactor({ body: { password: request.body.password }, headers: own.headers }),
      );
      if (result instanceof APIError) return refused('wrong-credentials');
      if (result.method !== 'totp') throw new Error('an authenticator app was asked for');
      return { uri: result.totpURI, backupCodes: result.backupCodes };
    });

    const confirm = {
      tags,
      summary: 'Switch on two-factor sign-in with a first code; other sessions end',
      body: twoFactorCodeSchema,
      response: answersSession,
    };
    app.post(paths.twoFactorConfirm, { schema: confirm }, async (request, reply) => {
      const own = await ownSession(parts, request);
      if (isRefused(own)) return own;
      const stored = await findTwoFactor(parts.database, own.user.id);
      if (stored === null || !(await useAppCode(parts, stored, request.body.code)))
        return refused('code-wrong');
      const result = await tryAuth(() =>
        parts.auth.api.verifyTOTP({ body: request.body, headers: own.headers, returnHeaders: true }),
      );
      if (result instanceof APIError) return refused('code-wrong');
      await parts.record(request, { actorId: own.user.id, kind: 'two-factor-on' });
      mailOwner(parts, 'two-factor-on', [own.user.email]);
      return renewed(parts, { request, reply }, own, result.headers);
    });

    const remove = {
      tags,
      summary: 'Switch off two-factor sign-in; other sessions end',
      body: passwordRequestSchema,
      response: answersSession,
    };
    app.delete(paths.twoFactor, { schema: remove }, async (request, reply) => {
      const own = await ownSession(parts, request);
      if (isRefused(own)) return own;
      const result = await tryAuth(() =>
        parts.auth.api.disableTwoFactor({ body: request.body, headers: own.headers, returnHeaders: true }),
      );
      if (result instanceof APIError) return refused('wrong-credentials');
      await parts.record(request, { actorId: own.user.id, kind: 'two-factor-off' });
      mailOwner(parts, 'two-factor-off', [own.user.email]);
      return renewed(parts, { request, reply }, own, result.headers);
    });
  };
}

type OwnSession = { readonly user: UserActor; readonly session: CurrentSession; readonly headers: Headers };

/** The account, signed in itself and not guessing. */
async function ownSession(parts: AccountParts, request: FastifyRequest): Promise<OwnSession | Refused> {
  const user = signedIn(request);
  if (isRefused(user)) return user;
  const { session } = request;
  if (session === null) return refused('not-allowed');
  const limited = await parts.limitRate('guess', { address: request.ip, account: user.id });
  if (limited) return limited;
  return { user, session, headers: new Headers({ authorization: `Bearer ${session.token}` }) };
}

/** The answer with the session that replaces the one before and ends when that one would have. Sessions on other devices end. */
async function renewed(
  parts: AccountParts,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { user, session }: OwnSession,
  headers: Headers,
): Promise<AuthResponse> {
  const token = headers.get('set-auth-token') ?? session.token;
  const inTable = parts.openToken(token);
  if (inTable === null) throw new Error('better-auth gave a token that is not signed');
  await parts.database.transaction(async (transaction) => {
    await keepSessionTimes(transaction, inTable, session);
    await deleteSessionsBut(transaction, user.id, inTable);
  });
  return answerSignIn(parts, http, { userId: user.id, token, isPermanent: isPermanent(session) });
}
