import {
  type AdminUser,
  adminListQuerySchema,
  adminUserChangeSchema,
  adminUserSchema,
  adminUsersSchema,
  paths,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import type { StoredUser } from '../accounts/account-store.ts';
import { userActor } from '../accounts/user-actor.ts';
import { periodOf } from '../documents/period.ts';
import { conversionsUsed } from '../documents/usage-store.ts';
import { listUsers } from './admin-store.ts';
import { changeUser } from './change-user.ts';
import type { AdminParts } from './parts.ts';

const tags = ['admin'];

/** The accounts, for admins: to search and to change. */
export function userRoutes(parts: AdminParts): Routes {
  return async (app) => {
    const list = {
      tags,
      summary: 'Search accounts by email or name, newest first, one page at a time',
      querystring: adminListQuerySchema,
      response: { 200: adminUsersSchema, ...refusals },
    };
    app.get(paths.adminUsers, { schema: list }, async (request) => {
      const { page, limit, search } = request.query;
      const period = periodOf(parts.now());
      const { rows, total } = await listUsers(
        parts.database,
        { search, limit, offset: (page - 1) * limit },
        period,
      );
      return { users: rows.map(({ user, used }) => adminUser(parts, user, used ?? 0)), total };
    });

    const change = {
      tags,
      summary: "Change an account's name, plan or quota, or suspend it",
      params: z.object({ userId: z.string().max(100) }),
      body: adminUserChangeSchema,
      response: { 200: adminUserSchema, ...refusals },
    };
    app.patch(paths.adminUser, { schema: change }, async (request) => {
      const changed = await changeUser(parts, request, {
        userId: request.params.userId,
        change: request.body,
      });
      if (isRefused(changed)) return changed;
      const used = await conversionsUsed(parts.database, changed.id, periodOf(parts.now()));
      return adminUser(parts, changed, used);
    });
  };
}

function adminUser({ adminEmails }: AdminParts, user: StoredUser, quotaUsed: number): AdminUser {
  const { role, limits } = userActor(user, adminEmails);
  const { id, email, name, planType, isActive, emailVerified } = user;
  return {
    ...{ id, email, name, planType, isActive, emailVerified, role, quotaUsed },
    quotaLimit: limits.conversionsPerMonth,
    ownQuotaLimit: user.quotaLimit,
    createdAt: user.createdAt.toISOString(),
  };
}
