import {
  EXPORT_ROWS_MAX,
  type ExportAccount,
  type exportRequestSchema,
  includesFiles,
  PREVIEW_LINES,
  type PreflightResponse,
  type Problem,
  plans,
  problem,
  visitorLimits,
} from '@tieout/contract';
import {
  type ExportFile,
  type ExportOutcome,
  type ExportSource,
  exportSource,
  findPreset,
  type Merge,
  type MergedAccount,
  type MergedDocument,
  mergeSources,
  NO_CORRECTIONS,
  type Preset,
  taxRatesOf,
} from '@tieout/exports';
import { worstOf } from '@tieout/records';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { booksOf } from '../books/books.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { type Exported, earlierIds, keptIds } from './exported-rows.ts';
import { openSource } from './open-source.ts';
import { usedOptions } from './used-options.ts';

type Request = z.output<typeof exportRequestSchema>;

/** An export that was checked: its file is null where something blocks it. */
export type PreparedExport = {
  readonly preset: Preset;
  readonly preflight: PreflightResponse;
  readonly file: ExportFile | null;
  /** What is remembered once the file is handed out. */
  readonly exported: Exported;
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
  const rowCount = documents.reduce((sum, { source }) => sum + rowsOf(source), 0);
  if (rowCount > EXPORT_ROWS_MAX) return tooLarge(rowCount);
  const merge = mergeSources(documents, { ...request, isApart: !request.isMerged });
  const books = asker.actor?.kind === 'user' ? await booksOf(parts, asker.actor.id) : null;
  const known = { accounts: merge.accounts, books, region: asker.region };
  const options = usedOptions(preset, request.options, known);
  const asked = { ...options, now: parts.now(), keepsRepeats: request.isRepeatLeftOut === false };
  const kept = await keptIds(parts, asker.actor, { source: merge.source, options: asked });
  const timed = { ...asked, keptIds: kept };
  const exported = { source: merge.source, options: timed, fileIds: request.fileIds };
  const earlier = await earlierIds(parts, asker.actor, exported);
  const made = exportSource(merge.source, preset, { ...timed, earlierIds: earlier });
  const preflight = preflightOf(made, merge, { fileIds: request.fileIds, options });
  return { preset, preflight, exported, file: made.outcome === 'ready' ? made.file : null };
}

/** Why a blocked export gives no file, with all its preflight says. */
export function blockedBy({ preflight }: PreparedExport): Problem {
  const message = preflight.items.find((item) => item.level === 'block')?.message;
  return problem('export-blocked', { ...(message ? { message } : {}), details: { preflight } });
}

/** Statements are held whole once they are opened, so that counting costs nothing. */
function rowsOf({ statements, documents }: ExportSource): number {
  const lengths = [
    ...statements.map(({ movements }) => [...movements].length),
    ...documents.map(({ lines }) => lines.length),
  ];
  return lengths.reduce((sum, length) => sum + length, 0);
}

function tooLarge(rowCount: number): Refused {
  const [rows, most] = [rowCount, EXPORT_ROWS_MAX].map((count) => count.toLocaleString('en'));
  return refused('export-too-large', {
    message: `These files have ${rows} rows together, and one export takes ${most}. Choose fewer files.`,
  });
}

function planRequired({ label }: Preset): Refused {
  const names = plans.filter((plan) => plan.formats === 'all').map((plan) => plan.name);
  const message = `${label} is part of the plans ${names.join(' and ')}. Choose one of them, or a CSV target.`;
  return refused('plan-required', { message });
}

function preflightOf(
  made: ExportOutcome,
  { accounts, source }: Merge,
  { fileIds, options }: Pick<Request, 'fileIds' | 'options'>,
): PreflightResponse {
  const { presetId, isBlocked, items, files } = made.preflight;
  return {
    preview: made.outcome === 'ready' ? made.file.previewLines(PREVIEW_LINES) : [],
    taxRates: taxRatesOf(source.documents, options.taxCodes),
    presetId,
    isBlocked,
    items: items.map((item) => ({ ...item, samples: [...item.samples] })),
    files: [...files],
    accounts: accounts.map((account, index) =>
      exportAccount(account, fileIds, options.accountNames?.[index]?.trim() || null),
    ),
    options,
    proof: {
      ...(source.corrections ?? NO_CORRECTIONS),
      verdict: worstOf([...source.statements, ...source.documents].map(({ verdict }) => verdict)),
    },
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
