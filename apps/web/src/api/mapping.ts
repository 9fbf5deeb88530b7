import {
  type ConvertRequest,
  type MappedPreflightResponse,
  type MapRequest,
  type MapResponse,
  mappedPreflightResponseSchema,
  mapResponseSchema,
  paths,
  pathTo,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** Keeps how the fields of a file go to columns. */
export function saveMapping(fileId: string, request: MapRequest): Promise<MapResponse> {
  return callJson(mapResponseSchema, pathTo(paths.map, { fileId }), { json: request });
}

/** The CSV of a file; without a request, by the mapping saved last. */
export async function convertFile(fileId: string, request?: ConvertRequest): Promise<Blob> {
  const path = pathTo(paths.convert, { fileId });
  const response = await call(path, {
    ...(request ? { json: request } : { method: 'POST' }),
    isAfterChanges: true,
  });
  return response.blob();
}

/** What is to know of the CSV of a mapping before it is made, and its first lines. */
export function checkConversion(fileId: string, request: ConvertRequest): Promise<MappedPreflightResponse> {
  return callJson(mappedPreflightResponseSchema, pathTo(paths.convertPreflight, { fileId }), {
    json: request ?? {},
    isAfterChanges: true,
  });
}
