import {
  changeEmailRequestSchema,
  changeNameRequestSchema,
  changePasswordRequestSchema,
  doneSchema,
  paths,
  sentSchema,
} from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { updateUser } from './account-store.ts';
import { signedIn } from './identify.ts';
import { changeEmail, changePassword } from './links.ts';
import type { AccountParts } from './parts.ts';

const tags = ['accounts'];

/** Changing one's name, password and address. */
export function changeRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const name = {
      tags,
      summary: 'Change the name of the account',
      body: changeNameRequestSchema,
      response: { 200: doneSchema, ...refusals },
    };
    app.patch(paths.profile, { schema: name }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      await updateUser(parts.database, user.id, { name: request.body.name });
      return { done: true as const };
    });

    const password = {
      tags,
      summary: 'Change the password; other sessions end',
      body: changePasswordRequestSchema,
      response: { 200: doneSchema, ...refusals },
    };
    app.post(paths.changePassword, { schema: password }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const refusal = await changePassword(parts, { request, reply, user }, request.body);
      return refusal ?? { done: true as const };
    });

    const email = {
      tags,
      summary: 'Change the email address; it changes once the link sent to the new address is opened',
      body: changeEmailRequestSchema,
      response: { 200: sentSchema, ...refusals },
    };
    app.post(paths.changeEmail, { schema: email }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      const refusal = await changeEmail(parts, { request, reply, user }, request.body);
      return refusal ?? { sent: true as const };
    });
  };
}
