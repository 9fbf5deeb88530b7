import type { Routes } from '../../http/routes.ts';
import { exportRoutes } from './export-routes.ts';
import { presetRoutes } from './preset-routes.ts';
import { readBankDirectory } from './read-bank-directory.ts';

type ExportingParts = Parameters<typeof exportRoutes>[0] & Parameters<typeof presetRoutes>[0];

/** The targets, and the files made for them; with the banks of a list for .QBO files where there is one. */
export function exportingRoutes(parts: ExportingParts, bankDirectory: string | null): Routes {
  return async (app) => {
    const banks = bankDirectory === null ? null : await readBankDirectory(bankDirectory);
    await app.register(presetRoutes(parts, banks));
    await app.register(exportRoutes(parts));
  };
}
