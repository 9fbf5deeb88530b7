import { paths, publicSettingsSchema } from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { CurrentSettings } from './current-settings.ts';
import { type ConfiguredFeatures, publicSettings } from './public-settings.ts';

/** GET /api/settings: what the screens need to know before anybody signs in. */
export function settingsRoutes(parts: ConfiguredFeatures & { readonly settings: CurrentSettings }): Routes {
  return async (app) => {
    const schema = {
      tags: ['settings'],
      summary: 'Features that are switched on',
      response: { 200: publicSettingsSchema, ...refusals },
    };
    const config = { isForAnyone: true, worksInMaintenance: true };
    app.get(paths.settings, { schema, config }, async () =>
      publicSettings(await parts.settings.read(), parts),
    );
  };
}
