import {
  type AuditKind,
  convertRequestSchema,
  fileIdSchema,
  mappedPreflightResponseSchema,
  mapRequestSchema,
  mapResponseSchema,
  PREVIEW_LINES,
  paths,
} from '@tieout/contract';
import {
  convertedName,
  type MappedPreflight,
  type MappingIssue,
  quickbooksExportName,
} from '@tieout/exports';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import { regionOf } from '../../http/region-of.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import type { RecordEvent } from '../audit/record.ts';
import { attachment } from '../documents/file-routes.ts';
import { ownersOnly } from '../documents/owners-only.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { type ConvertCall, checkConversion, convertDocument, storedCsv } from './convert-document.ts';
import { saveMapping } from './save-mapping.ts';

const CSV_TYPE = 'text/csv; charset=utf-8';
/** Rows are sent back by nobody who has to, but an owner's client may still send them along. */
const CONVERT_BODY_BYTES = 8 * 1024 * 1024;
/** As many fields as a mapping takes, each with its longest name. */
const MAP_BODY_BYTES = 512 * 1024;
const TOLD_ISSUES = 20;

type MappingRouteParts = DocumentParts & { readonly record: RecordEvent };

/** POST /api/map/{fileId}, POST /api/convert/{fileId}, and the CSV last made. */
export function mappingRoutes(parts: MappingRouteParts): Routes {
  return async (app) => {
    const params = z.object({ fileId: fileIdSchema });
    const forOwners = { config: { keyScope: 'convert' }, preParsing: ownersOnly(parts) } as const;
    const note = (request: FastifyRequest, kind: AuditKind, objectId: string) =>
      parts.record(request, { actorId: request.actor?.id ?? '', kind, objectId });
    const map = {
      tags: ['mapping'],
      summary: 'Save the column mapping of a document',
      params,
      body: mapRequestSchema,
      response: { 200: mapResponseSchema, ...refusals },
    };
    app.post(paths.map, { schema: map, bodyLimit: MAP_BODY_BYTES, ...forOwners }, async (request) => {
      const { fileId } = request.params;
      const { fieldMappings, mapping, customFields, exportFormat } = request.body;
      const saved = await saveMapping(parts, request.actor, {
        fileId,
        mapping: { fieldMappings: fieldMappings ?? mapping ?? {}, customFields, exportFormat },
      });
      if (isRefused(saved)) return saved;
      await note(request, 'map', fileId);
      return { fileId, ...saved };
    });

    const convert = {
      tags: ['mapping'],
      summary: 'Create the CSV with the mapping in the request, or the saved one',
      params,
      body: convertRequestSchema,
    };
    const convertOptions = { schema: convert, bodyLimit: CONVERT_BODY_BYTES, ...forOwners };
    app.post(paths.convert, convertOptions, async (request, reply) => {
      const converted = await convertDocument(parts, request.actor, convertCallOf(request));
      if (isRefused(converted)) return converted;
      await note(request, 'export', request.params.fileId);
      const name = request.body?.mappings ? quickbooksExportName : convertedName;
      return reply
        .headers({ ...attachment(CSV_TYPE, name(parts.now())), ...issueHeader(converted) })
        .send(converted.csv);
    });

    const check = {
      tags: ['mapping'],
      summary: 'Check the CSV and preview its first lines before creating it',
      params,
      body: convertRequestSchema,
      response: { 200: mappedPreflightResponseSchema, ...refusals },
    };
    const checkOptions = { schema: check, bodyLimit: CONVERT_BODY_BYTES, ...forOwners };
    app.post(paths.convertPreflight, checkOptions, async (request) => {
      const checked = await checkConversion(parts, request.actor, convertCallOf(request));
      if (isRefused(checked)) return checked;
      const { isBlocked, items, csv, proof } = checked;
      const preview = (csv ?? '').split('\r\n').slice(0, PREVIEW_LINES).filter(Boolean);
      const copied = items.map((item) => ({ ...item, samples: [...item.samples] }));
      return { isBlocked, items: copied, preview, proof };
    });

    const stored = {
      tags: ['mapping'],
      summary: 'The latest CSV of a document',
      params: z.object({ id: fileIdSchema }),
    };
    app.get(paths.userFileCsv, { schema: stored, config: { keyScope: 'export' } }, async (request, reply) => {
      const found = await storedCsv(parts, request.actor, request.params.id);
      if (isRefused(found)) return found;
      await note(request, 'download', request.params.id);
      return reply.headers(attachment(CSV_TYPE, quickbooksExportName(parts.now()))).send(found.csv);
    });
  };
}

/** What a request to convert a document, or to check it first, asks for. */
function convertCallOf(
  request: FastifyRequest & {
    readonly params: Pick<ConvertCall, 'fileId'>;
    readonly body: ConvertCall['request'];
  },
): ConvertCall {
  return { fileId: request.params.fileId, request: request.body, region: regionOf(request) };
}

/** What was written otherwise than read, and what the preflight says, as percent-encoded JSON; absent where nothing was. */
function issueHeader({
  issues,
  checked,
}: {
  issues: readonly MappingIssue[];
  checked: MappedPreflight;
}): Record<string, string> {
  const encoded = (value: readonly unknown[]) =>
    encodeURIComponent(JSON.stringify(value.slice(0, TOLD_ISSUES)));
  const said = checked.items
    .filter(({ level }) => level !== 'note')
    .map(({ code, message, count }) => ({ code, message, count }));
  return {
    ...(issues.length === 0 ? {} : { 'x-export-issues': encoded(issues) }),
    ...(said.length === 0 ? {} : { 'x-export-preflight': encoded(said) }),
  };
}
