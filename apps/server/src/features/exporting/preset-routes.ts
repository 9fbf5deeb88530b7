import {
  BANKS_SHOWN,
  banksQuerySchema,
  banksResponseSchema,
  includesFiles,
  paths,
  presetsResponseSchema,
  visitorLimits,
} from '@tieout/contract';
import { presets, searchBanks, type WebConnectBank } from '@tieout/exports';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { booksOf } from '../books/books.ts';
import type { DocumentParts } from '../documents/parts.ts';

const tags = ['exports'];

/** GET /api/presets and GET /api/banks: what an export can be made for. `directory` is null where none is configured. */
export function presetRoutes(
  parts: Pick<DocumentParts, 'database' | 'secrets'>,
  directory: readonly WebConnectBank[] | null,
): Routes {
  return async (app) => {
    const list = {
      tags,
      summary: 'All export targets with their options',
      response: { 200: presetsResponseSchema, ...refusals },
    };
    app.get(paths.presets, { schema: list, config: { keyScope: 'read' } }, async (request) => {
      const { actor } = request;
      const limits = actor?.limits ?? visitorLimits;
      const books = actor?.kind === 'user' ? await booksOf(parts, actor.id) : null;
      return {
        rememberedId: books?.presetId ?? null,
        presets: presets.map(({ open: _, mediaType: _type, isDateOptional: _date, ...preset }) => ({
          ...preset,
          ...{ takes: [...preset.takes], notices: [...preset.notices], asks: [...preset.asks] },
          isUnverified: preset.isUnverified ?? false,
          isIncluded: includesFiles(limits, preset.extension),
        })),
      };
    });

    const banks = {
      tags,
      summary: 'Search banks that QuickBooks accepts in .QBO files, by name or number',
      querystring: banksQuerySchema,
      response: { 200: banksResponseSchema, ...refusals },
    };
    app.get(paths.banks, { schema: banks, config: { keyScope: 'read' } }, async (request) => ({
      banks: searchBanks(request.query.query, directory ?? undefined).slice(0, BANKS_SHOWN),
    }));
  };
}
