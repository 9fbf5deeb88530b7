import { type BooksFile, type ExportFormat, exportFormatSchema } from '@tieout/contract';
import { type ExportOptions, findPreset, type MergeOptions, type Preset } from '@tieout/exports';
import { readBooks } from '../converting/books-file.ts';
import { convertByPreset, type ReadDocument } from '../converting/convert-by-preset.ts';
import { convertToColumns } from '../converting/convert-to-columns.ts';
import { exportFlagOptions, readExportOptions } from '../converting/export-flags.ts';
import { EXIT, type ExitCode, exitCodeOf, worstExitCode } from '../exit-code.ts';
import { progressLine } from '../printing/progress-line.ts';
import { summarize } from '../printing/summarize.ts';
import { chosenFormats, NO_LOCALE, type ValueFormats } from '../printing/value-formats.ts';
import { fileProblem } from '../reading/check-files.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { type Command, refuse } from './command.ts';
import { type Flags, parseFlags, textFlag } from './parse-flags.ts';

const help = `tieout convert FILE --format qbo|qbd|generic [--out FILE] [--region CC] [--password P]
tieout convert FILE… --preset PRESET [--out FILE|DIR] [--check] [options of the preset] [--password P]

Reads PDFs and writes their transactions: one file in the columns of a format, or one or several as a file that a preset's target imports.

  --format F      columns of qbo (QuickBooks Online), qbd (QuickBooks Desktop) or generic, mapped by their names
  --preset P      a target; "tieout presets" lists them, "tieout presets P" shows the options it takes
  --out FILE      file to write, or a folder to use the default name; standard output by default
  --region CC     two-letter country that decides the date order: US month first (default), GB day first
  --date-format O YYYY-MM-DD, MM/DD/YYYY or DD/MM/YYYY, whatever the country
  --check         print the errors and warnings, and write nothing
  --one-account   treat all bank statements of one currency as one account; likewise all card statements
  --leave-out-repeated, --keep-repeated
                  skip or keep duplicate rows and documents; by default, certain duplicates are skipped
  --each-apart    write each document separately, instead of joining the statements of an account
  --books FILE    JSON with the names in your books: accounts by number, payees and categories by words of the description
  --locale L      format the summary of a document with failing checks as in this locale; en-US by default
  --password P    open encrypted files; kept in memory only

Statements of one account are joined in date order. Overlaps, gaps and balances that do not match are listed.
Exports that are too large for the target are split into numbered parts: a ZIP, or separate files where --out is a folder.
Errors, warnings and changes are printed on stderr. With an error, nothing is written.
Exit codes: 0 written, 2 wrong usage or blocked, 3 unreadable (nothing written),
4 written, but a check of a document fails.`;

export const convertCommand: Command = {
  help,
  run: convertFiles,
};

/** The request in the arguments. */
type ConvertRequest = {
  readonly files: readonly string[];
  readonly password: string | undefined;
  readonly target: string | undefined;
  readonly options: ExportOptions;
  readonly formats: ValueFormats;
  readonly merging: MergeOptions;
  readonly isCheckOnly: boolean;
  readonly books: BooksFile | null;
  readonly as: { readonly format: ExportFormat } | { readonly preset: Preset };
};

async function convertFiles(args: readonly string[]): Promise<ExitCode> {
  const request = readRequest(args);
  if ('problem' in request) return refuse(request.problem, 'convert');
  const documents = await readAll(request);
  const worst = worstExitCode(documents.map(({ extraction }) => exitCodeOf(extraction)));
  const code = worst === EXIT.unreadable ? worst : await write(documents, request);
  if (code !== EXIT.read && code !== EXIT.unreadable) return code;
  for (const { name, extraction } of documents)
    if (exitCodeOf(extraction) !== EXIT.read) console.error(summarize(name, extraction, request.formats));
  return worst;
}

async function readAll({ files, password }: ConvertRequest): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  const progress = progressLine();
  const onRead = (name: string, extraction: ReadDocument['extraction']) =>
    void documents.push({ name, extraction });
  await readDocuments(files, { password, onProgress: progress.update, onRead });
  progress.clear();
  return documents;
}

async function write(documents: readonly ReadDocument[], request: ConvertRequest): Promise<ExitCode> {
  const { as, options, target } = request;
  if ('preset' in as) return convertByPreset(documents, { ...request, preset: as.preset });
  const { region, dateFormat, now } = options;
  const [document] = documents;
  if (document === undefined) return EXIT.unreadable;
  const { isCheckOnly } = request;
  return convertToColumns(document.extraction, {
    format: as.format,
    ...{ region, dateFormat, target, now, isCheckOnly },
  });
}

function readRequest(args: readonly string[]): ConvertRequest | { readonly problem: string } {
  const flags = parseFlags(args, {
    format: { type: 'string' },
    preset: { type: 'string' },
    out: { type: 'string' },
    password: { type: 'string' },
    locale: { type: 'string' },
    check: { type: 'boolean' },
    'one-account': { type: 'boolean' },
    'leave-out-repeated': { type: 'boolean' },
    'keep-repeated': { type: 'boolean' },
    'each-apart': { type: 'boolean' },
    books: { type: 'string' },
    ...exportFlagOptions,
  });
  if ('problem' in flags) return flags;
  const { files, values } = flags;
  const as = readTarget(flags);
  if ('problem' in as) return as;
  if (files.length === 0) return { problem: 'give a PDF file.' };
  if (files.length > 1 && 'format' in as)
    return { problem: 'give exactly one PDF file with --format; a --preset takes several.' };
  const options = readExportOptions(flags, new Date());
  if ('problem' in options) return options;
  const books = readBooks(textFlag(flags, 'books'));
  if (books !== null && 'problem' in books) return books;
  const problem = fileProblem(files);
  if (problem !== null) return { problem };
  const formats = chosenFormats(textFlag(flags, 'locale'));
  if (formats === null) return { problem: NO_LOCALE };
  return {
    ...{ files, as, options, formats },
    merging: {
      isOneAccount: values['one-account'] === true,
      isRepeatLeftOut: repeatsOf(values),
      isApart: values['each-apart'] === true,
    },
    books,
    isCheckOnly: values.check === true,
    password: textFlag(flags, 'password'),
    target: textFlag(flags, 'out'),
  };
}

/** Whether duplicates are skipped: as requested, else only certain ones. */
function repeatsOf(values: Flags['values']): boolean | undefined {
  if (values['keep-repeated'] === true) return false;
  return values['leave-out-repeated'] === true ? true : undefined;
}

function readTarget(flags: Flags): ConvertRequest['as'] | { readonly problem: string } {
  const [format, presetId] = [textFlag(flags, 'format'), textFlag(flags, 'preset')];
  if ((format === undefined) === (presetId === undefined))
    return {
      problem: 'give either --format qbo, qbd or generic, or --preset with a name of "tieout presets".',
    };
  if (presetId !== undefined) {
    const preset = findPreset(presetId);
    return preset === null
      ? { problem: `there is no preset "${presetId}"; "tieout presets" lists them.` }
      : { preset };
  }
  const parsed = exportFormatSchema.safeParse(format);
  return parsed.success
    ? { format: parsed.data }
    : { problem: `there is no format "${format}": give --format qbo, qbd or generic.` };
}
