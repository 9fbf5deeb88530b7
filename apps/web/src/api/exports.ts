import {
  type BanksResponse,
  banksResponseSchema,
  type ExportRequest,
  type PreflightResponse,
  type PresetsResponse,
  paths,
  preflightResponseSchema,
  presetsResponseSchema,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** Every target a file can be made for, and the one chosen last. */
export function fetchPresets(): Promise<PresetsResponse> {
  return callJson(presetsResponseSchema, paths.presets);
}

/** Banks by whose number QuickBooks takes a .QBO file. */
export async function searchBanks(query: string): Promise<BanksResponse['banks']> {
  const search = new URLSearchParams({ query });
  return (await callJson(banksResponseSchema, `${paths.banks}?${search}`)).banks;
}

/** What a target has to say before its file is made. */
export function preflightExport(request: ExportRequest): Promise<PreflightResponse> {
  return callJson(preflightResponseSchema, paths.exportPreflight, {
    json: request,
    isAfterChanges: true,
  });
}

/** The file a target imports, with the name the server gave it. */
export async function makeExport(request: ExportRequest): Promise<{ file: Blob; name: string }> {
  const response = await call(paths.exports, { json: request, isAfterChanges: true });
  const disposition = response.headers.get('content-disposition') ?? '';
  return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export' };
}
