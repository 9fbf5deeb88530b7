import { Readable } from 'node:stream';
import { exportRequestSchema, paths, preflightResponseSchema } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import { regionOf } from '../../http/region-of.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';
import type { RecordEvent } from '../audit/record.ts';
import { updateDocument } from '../documents/document-store.ts';
import { attachment } from '../documents/file-routes.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { rememberExport } from './exported-rows.ts';
import { blockedBy, prepareExport } from './prepare-export.ts';
import { rememberTarget } from './remember-target.ts';

const tags = ['exports'];
/** Two hundred names of accounts, and all other options. */
const EXPORT_BODY_BYTES = 256 * 1024;

type ExportRouteParts = DocumentParts & { readonly record: RecordEvent; readonly limitRate: LimitRate };

/** POST /api/exports/preflight and POST /api/exports. */
export function exportRoutes(parts: ExportRouteParts): Routes {
  return async (app) => {
    const prepare = async (request: FastifyRequest, body: z.output<typeof exportRequestSchema>) => {
      const { actor, ip } = request;
      const tooOften = await parts.limitRate('export', {
        address: ip,
        ...(actor ? { account: actor.id } : {}),
      });
      return tooOften ?? prepareExport(parts, { actor, region: regionOf(request) }, body);
    };

    const preflight = {
      tags,
      summary: 'Check an export of one file, or of several as one, before downloading it',
      body: exportRequestSchema,
      response: { 200: preflightResponseSchema, ...refusals },
    };
    const options = { bodyLimit: EXPORT_BODY_BYTES, config: { keyScope: 'export' } } as const;
    app.post(paths.exportPreflight, { schema: preflight, ...options }, async (request) => {
      const prepared = await prepare(request, request.body);
      return isRefused(prepared) ? prepared : prepared.preflight;
    });

    const make = {
      tags,
      summary:
        'Create the file that a target imports, from one document or several; several parts come as a ZIP',
      body: exportRequestSchema,
    };
    app.post(paths.exports, { schema: make, ...options }, async (request, reply) => {
      const prepared = await prepare(request, request.body);
      if (isRefused(prepared)) return prepared;
      const { preset, preflight, file } = prepared;
      if (file === null) return { refused: blockedBy(prepared) };
      await rememberExport(parts, request.actor, prepared.exported);
      await rememberTarget(parts, request.actor, { presetId: preset.id, sent: request.body.options });
      for (const objectId of request.body.fileIds) {
        const details = { preset: preset.id, files: request.body.fileIds.length };
        await parts.record(request, { actorId: request.actor?.id ?? '', kind: 'export', objectId, details });
        await updateDocument(parts.database, objectId, { exportFormat: preset.format });
      }
      request.log.info({ preset: preset.id, files: preflight.files.length }, 'exported');
      return reply.headers(attachment(file.mediaType, file.name)).send(Readable.from(file.chunks()));
    });
  };
}
