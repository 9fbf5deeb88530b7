import { paths, userAnalyticsQuerySchema, userAnalyticsSchema } from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import { signedIn } from '../accounts/identify.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { userAnalytics } from './user-analytics.ts';

/** GET /api/user/analytics. */
export function analyticsRoutes(parts: Pick<DocumentParts, 'database' | 'files' | 'secrets'>): Routes {
  return async (app) => {
    const schema = {
      tags: ['files'],
      summary: 'Conversions, pages and verdicts by month; money in and out by month and category',
      description:
        'Money covers the statements that are still stored, with corrections. Each currency is added up by itself, and a transaction in several statements of one account counts once. `account`, `from` and `to` choose the money shown, not the conversions.',
      querystring: userAnalyticsQuerySchema,
      response: { 200: userAnalyticsSchema, ...refusals },
    };
    app.get(paths.userAnalytics, { schema, config: { keyScope: 'read' } }, async (request) => {
      const user = signedIn(request);
      if (isRefused(user)) return user;
      return userAnalytics(parts, user.id, request.query);
    });
  };
}
