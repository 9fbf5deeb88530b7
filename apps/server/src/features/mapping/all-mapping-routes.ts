import type { Routes } from '../../http/routes.ts';
import { keptMappingRoutes } from './kept-mapping-routes.ts';
import { mappingRoutes } from './mapping-routes.ts';

/** The mapping of a document to the columns of a CSV, and those an account used before. */
export function allMappingRoutes(parts: Parameters<typeof mappingRoutes>[0]): Routes {
  return async (app) => {
    await app.register(mappingRoutes(parts));
    await app.register(keptMappingRoutes(parts));
  };
}
