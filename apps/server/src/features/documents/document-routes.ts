import type { Routes } from '../../http/routes.ts';
import { fileRoutes } from './file-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { uploadRoutes } from './upload-routes.ts';

type DocumentRouteParts = Parameters<typeof uploadRoutes>[0] &
  Parameters<typeof fileRoutes>[0] &
  Parameters<typeof historyRoutes>[0];

/** Uploads, the files made of them, and the list of them. */
export function documentRoutes(parts: DocumentRouteParts): Routes {
  return async (app) => {
    await app.register(uploadRoutes(parts));
    await app.register(fileRoutes(parts));
    await app.register(historyRoutes(parts));
  };
}
