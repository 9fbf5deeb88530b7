import type { Routes } from '../../http/routes.ts';
import { fileRoutes } from './file-routes.ts';
import { forAdmins } from './for-admins.ts';
import { overviewRoutes } from './overview-routes.ts';
import type { AdminParts } from './parts.ts';
import { userRoutes } from './user-routes.ts';

/** The admin area, with what other features have there: for admins alone. */
export function adminRoutes(parts: AdminParts, others: readonly Routes[]): Routes {
  return forAdmins([overviewRoutes(parts), userRoutes(parts), fileRoutes(parts), ...others]);
}
