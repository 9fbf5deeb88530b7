import {
  type ExportAccount,
  type exportRequestSchema,
  includesFiles,
  type PreflightResponse,
  type Problem,
  plans,
  problem,
  visitorLimits,
} from '@tieout/contract';
import {
  type ExportFile,
  type ExportOutcome,
  exportSource,
  findPreset,
  type Merge,
  type MergedAccount,
  type MergedDocument,
  mergeSources,
  type Preset,
} from '@tieout/exports';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { openSource } from './open-source.ts';

type Request = z.output<typeof exportRequestSchema>;

/** An export that was checked: its file is null where something blocks it. */
export type PreparedExport = {
  readonly preset: Preset;
  readonly preflight: PreflightResponse;
  readonly file: ExportFile | null;
};

/** Who asks, and the country their browser speaks of. */
export type Asker = { readonly actor: Actor | null; readonly region: string | null };

/** Checks an export of the actor's documents as they stand, corrections and labels included, and prepares its file. */
export async function prepareExport(
  parts: Pick<DocumentParts, 'database' | 'files' | 'secrets' | 'now'>,
  asker: Asker,
  request: Request,
): Promise<PreparedExport | Refused> {
  const preset = findPreset(request.presetId);
  if (preset === null) return refused('no-such-preset');
  if (!includesFiles(asker.actor?.limits ?? visitorLimits, preset.extension)) return planRequired(preset);
  const documents: MergedDocument[] = [];
  for (const fileId of request.fileIds) {
    const source = await openSource(parts, asker.actor, fileId);
    if (isRefused(source)) return source;
    documents.push(source);
  }
  const merge = mergeSources(documents, request);
  const options = usedOptions(preset, asker, request);
  const made = exportSource(merge.source, preset, { ...options, now: parts.now() });
  const preflight = preflightOf(made.preflight, merge, { fileIds: request.fileIds, options });
  return { preset, preflight, file: made.outcome === 'ready' ? made.file : null };
}

/** Why a blocked export gives no file, with all its preflight says. */
export function blockedBy({ preflight }: PreparedExport): Problem {
  const message = preflight.items.find((item) => item.level === 'block')?.message;
  return problem('export-blocked', { ...(message ? { message } : {}), details: { preflight } });
}

function planRequired({ label }: Preset): Refused {
  const names = plans.filter((plan) => plan.formats === 'all').map((plan) => plan.name);
  const message = `${label} is part of the plans ${names.join(' and ')}. Choose one of them, or a CSV target.`;
  return refused('plan-required', { message });
}

/** The options sent, and the browser's country where the preset asks for one and none was sent. */
function usedOptions({ asks }: Preset, { region }: Asker, { options }: Request): Request['options'] {
  const isRegionOpen = asks.includes('region') && options.region === undefined && region !== null;
  return isRegionOpen ? { ...options, region } : options;
}

function preflightOf(
  { presetId, isBlocked, items, files }: ExportOutcome['preflight'],
  { accounts }: Merge,
  { fileIds, options }: Pick<Request, 'fileIds' | 'options'>,
): PreflightResponse {
  return {
    presetId,
    isBlocked,
    items: items.map((item) => ({ ...item, samples: [...item.samples] })),
    files: [...files],
    accounts: accounts.map((account, index) =>
      exportAccount(account, fileIds, options.accountNames?.[index]?.trim() || null),
    ),
    options,
  };
}

function exportAccount(
  { statement, parts, notes }: MergedAccount,
  fileIds: readonly string[],
  name: string | null,
): ExportAccount {
  const { kind, number, currency, verdict, movements } = statement;
  const fileOf = (place: number) => fileIds[place] ?? '';
  return {
    ...{ kind, number, currency, verdict, name },
    rowCount: [...movements].length,
    statements: parts.map(({ place, start, end }) => ({ fileId: fileOf(place), start, end })),
    notes: notes.map(({ between: [earlier, later], samples, ...note }) => ({
      ...note,
      samples: [...samples],
      between: [fileOf(earlier), fileOf(later)],
    })),
  };
}
