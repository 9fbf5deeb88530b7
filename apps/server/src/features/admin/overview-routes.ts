import {
  adminAnalyticsQuerySchema,
  adminAnalyticsSchema,
  adminStatsSchema,
  paths,
  settingsChangeSchema,
  systemSettingsSchema,
} from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { changeSettings, readSettings } from '../settings/settings-store.ts';
import { adminStats } from './admin-stats.ts';
import { noteAct } from './note-act.ts';
import type { AdminParts } from './parts.ts';
import { serviceDays } from './service-days.ts';

const tags = ['admin'];

/** The service as a whole: how it is, what it did, what is switched. */
export function overviewRoutes(parts: AdminParts): Routes {
  return async (app) => {
    const stats = {
      tags,
      summary: 'Totals, growth, recent activity and a live check of each part of the service',
      response: { 200: adminStatsSchema, ...refusals },
    };
    app.get(paths.adminStats, { schema: stats }, () => adminStats(parts));

    const analytics = {
      tags,
      summary: 'Uploads, conversions, verdicts, new accounts and revenue by day',
      querystring: adminAnalyticsQuerySchema,
      response: { 200: adminAnalyticsSchema, ...refusals },
    };
    app.get(paths.adminAnalytics, { schema: analytics }, async (request) => {
      const { range } = request.query;
      return { range, days: await serviceDays(parts, range) };
    });

    const read = {
      tags,
      summary: 'All system settings',
      response: { 200: systemSettingsSchema, ...refusals },
    };
    app.get(paths.adminSettings, { schema: read }, () => readSettings(parts.database));

    const change = {
      tags,
      summary: 'Change system settings; they apply within a second',
      body: settingsChangeSchema,
      response: { 200: systemSettingsSchema, ...refusals },
    };
    app.patch(paths.adminSettings, { schema: change }, async (request) => {
      const now = parts.now();
      const settings = await parts.database.transaction(async (transaction) => {
        const changed = await changeSettings(transaction, request.body);
        await noteAct(
          transaction,
          { request, now },
          { act: 'settings-changed', details: { to: request.body } },
        );
        return changed;
      });
      parts.settings.forget();
      return settings;
    });
  };
}
