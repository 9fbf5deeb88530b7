import { paths, publicSettingsSchema } from '@tieout/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/refuse.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { readSettings } from './settings-store.ts';

/** GET /api/settings: what the screens need to know before anybody signs in. */
export function settingsRoutes(parts: {
  readonly database: Database;
  readonly isGoogleConfigured: boolean;
}): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['settings'],
      summary: 'What is switched on',
      response: { 200: publicSettingsSchema, ...refusals },
    };
    app.get(paths.settings, { schema, config: { isForAnyone: true } }, async () => {
      const { features, maintenanceMode, allowRegistrations, systemMessage } = await readSettings(
        parts.database,
      );
      return {
        google: parts.isGoogleConfigured && features.googleOAuth,
        visitorUploads: features.visitorUploads,
        maintenanceMode,
        allowRegistrations,
        systemMessage,
      };
    });
  };
}
