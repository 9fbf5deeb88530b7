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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../http/refuse.ts';

const tags = ['exports'];

/** GET /api/presets and GET /api/banks: what an export can be made for. `directory` is null where none is configured. */
export function presetRoutes(directory: readonly WebConnectBank[] | null): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      tags,
      summary: 'Every export target, with the options it needs',
      response: { 200: presetsResponseSchema, ...refusals },
    };
    app.get(paths.presets, { schema: list, config: { keyScope: 'read' } }, async (request) => {
      const limits = request.actor?.limits ?? visitorLimits;
      return {
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
      summary: 'Banks by whose number QuickBooks takes a .QBO file, found by name or number',
      querystring: banksQuerySchema,
      response: { 200: banksResponseSchema, ...refusals },
    };
    app.get(paths.banks, { schema: banks, config: { keyScope: 'read' } }, async (request) => ({
      banks: searchBanks(request.query.query, directory ?? undefined).slice(0, BANKS_SHOWN),
    }));
  };
}
