import type { BooksFile } from '@tieout/contract';
import {
  type ExportFile,
  type ExportOptions,
  exportSource,
  type MergeOptions,
  mergeSources,
  type Preset,
  sourceOfExtraction,
} from '@tieout/exports';
import type { Extraction } from '@tieout/records';
import { refuse } from '../commands/command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { labelsOf, withBooks } from './books-file.ts';
import { describePreflight } from './describe-preflight.ts';
import { describeFlags } from './export-flags.ts';
import { isFolder, type OutputTarget, writeOutput } from './write-output.ts';

/** A document that was read, with its file name. */
export type ReadDocument = { readonly name: string; readonly extraction: Extraction };

export type PresetRequest = {
  readonly preset: Preset;
  readonly options: ExportOptions;
  readonly merging: MergeOptions;
  readonly target: OutputTarget;
  /** Prints the preflight and writes nothing. */
  readonly isCheckOnly: boolean;
  readonly books: BooksFile | null;
};

/** Prints a preset's preflight to stderr and writes its file, for one document or several as one. A blocked preset writes nothing: exit code 2. */
export async function convertByPreset(
  documents: readonly ReadDocument[],
  { preset, options, merging, target, isCheckOnly, books }: PresetRequest,
): Promise<ExitCode> {
  const sources = documents.flatMap(({ name, extraction }) => {
    const source = sourceOfExtraction(extraction, books === null ? [] : labelsOf(extraction, books));
    return source === null ? [] : [{ name, source }];
  });
  const { source } = mergeSources(sources, merging);
  const used = { ...options, keepsRepeats: merging.isRepeatLeftOut === false };
  const made = exportSource(
    source,
    preset,
    books === null ? used : withBooks(used, books, preset.id, source),
  );
  for (const line of describePreflight(made.preflight)) console.error(line);
  if (made.outcome === 'blocked') {
    const flags = describeFlags(preset.asks);
    return refuse([`nothing was written. ${preset.label} takes`, ...flags].join('\n'), 'convert');
  }
  return isCheckOnly ? EXIT.read : write(made.file, target);
}

/** Writes numbered parts as single files into a folder; several to a file or standard output as a ZIP. */
async function write(file: ExportFile, target: OutputTarget): Promise<ExitCode> {
  if (target === undefined && process.stdout.isTTY && /zip|openxmlformats/.test(file.mediaType))
    return refuse(`${file.name} is no text for a terminal: give --out FILE.`, 'convert');
  const isArchive = target === undefined || /\.zip$/i.test(target);
  if (isZip(file) && !isArchive && !isFolder(target))
    return refuse(
      `this export has several files, which ${target} cannot hold: give --out a folder or a name that ends in .zip.`,
      'convert',
    );
  const files = isFolder(target) ? file.parts() : [{ name: file.name, chunks: file.chunks() }];
  for (const { name, chunks } of files) {
    const written = await writeOutput(chunks, name, target);
    if (written !== null) console.error(`tieout: wrote ${written}`);
  }
  return EXIT.read;
}

const isZip = ({ mediaType }: ExportFile) => mediaType === 'application/zip';
