import type { Routes } from '../../http/routes.ts';
import { securityTxtRoutes } from './security-txt-routes.ts';
import { siteRoutes } from './site-routes.ts';

/** What search engines and security researchers ask for. */
export function pageRoutes(
  parts: Parameters<typeof siteRoutes>[0] & Parameters<typeof securityTxtRoutes>[0],
): Routes {
  return async (app) => {
    await app.register(siteRoutes(parts));
    await app.register(securityTxtRoutes(parts));
  };
}
