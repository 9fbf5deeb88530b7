import {
  type ExportFile,
  type ExportOptions,
  type ExportSource,
  exportSource,
  findPreset,
} from '../src/index.ts';

/** The file a preset writes for `source`; throws with the preflight where it is blocked. */
export function written(
  presetId: string,
  source: ExportSource,
  options: Partial<ExportOptions> = {},
): ExportFile {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(`no preset ${presetId}`);
  const made = exportSource(source, preset, { now: new Date('2026-01-15T12:00:00Z'), ...options });
  if (made.outcome === 'blocked') throw new Error(JSON.stringify(made.preflight.items));
  return made.file;
}

export function bytesOf(file: ExportFile): Buffer {
  return Buffer.concat([...file.chunks()]);
}

/** The text a preset writes for `source`. */
export function writtenText(
  presetId: string,
  source: ExportSource,
  options: Partial<ExportOptions> = {},
): string {
  return bytesOf(written(presetId, source, options)).toString('utf8');
}
