import { writeFile } from 'node:fs/promises';
import { autoMap, type ExportFormat, exportFormatSchema, mainColumns } from '@tieout/contract';
import { convertRecords, type MappedCsv, regionDateFormat } from '@tieout/exports';
import { type Extraction, flatRecords } from '@tieout/records';
import { EXIT, type ExitCode, exitCodeOf } from '../exit-code.ts';
import { progressLine } from '../printing/progress-line.ts';
import { summarize } from '../printing/summarize.ts';
import { fileProblem } from '../reading/check-files.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { type Command, refuse } from './command.ts';
import { parseFlags, textFlag } from './parse-flags.ts';

const help = `tieout convert FILE --format qbo|qbd|generic [--out FILE] [--region CC] [--password P]

Reads one PDF and writes its rows as CSV in a format's columns, mapped by their names.

  --format F      qbo (QuickBooks Online), qbd (QuickBooks Desktop) or generic
  --out FILE      where to write; without it the CSV goes to standard output
  --region CC     two-letter country that decides the date order of qbo and qbd: US month first (default), GB day first
  --password P    opens an encrypted file; kept in memory only

Exit codes: 0 written, 2 wrong usage, 3 unreadable (nothing written), 4 written, but the numbers contradict each other.`;

export const convertCommand: Command = {
  name: 'convert',
  summary: 'a document into a file accounting software imports',
  help,
  run: convertFile,
};

async function convertFile(args: readonly string[]): Promise<ExitCode> {
  const flags = parseFlags(args, {
    format: { type: 'string' },
    out: { type: 'string' },
    region: { type: 'string' },
    password: { type: 'string' },
  });
  if ('problem' in flags) return refuse(flags.problem, 'convert');
  const [file, ...others] = flags.files;
  if (file === undefined || others.length > 0) return refuse('give exactly one PDF file.', 'convert');
  const format = exportFormatSchema.safeParse(textFlag(flags, 'format'));
  if (!format.success) return refuse('give --format qbo, qbd or generic.', 'convert');
  const problem = fileProblem([file]);
  if (problem !== null) return refuse(problem, 'convert');

  const extraction = await readOne(file, textFlag(flags, 'password'));
  if (extraction.outcome === 'unreadable') {
    console.error(summarize(file, extraction));
    return EXIT.unreadable;
  }
  const converted = toCsv(extraction, format.data, textFlag(flags, 'region') ?? null);
  for (const issue of converted.issues) console.error(`tieout: ${issue.message}`);
  await writeText(converted.csv, textFlag(flags, 'out'));
  return warnedExitCode(file, extraction);
}

async function readOne(file: string, password: string | undefined): Promise<Extraction> {
  const progress = progressLine();
  const outcome = Promise.withResolvers<Extraction>();
  const onRead = (_: string, extraction: Extraction) => outcome.resolve(extraction);
  await readDocuments([file], { password, onProgress: progress.update, onRead });
  progress.clear();
  return outcome.promise;
}

function toCsv(extraction: Extraction, format: ExportFormat, region: string | null): MappedCsv {
  const records = flatRecords(extraction);
  return convertRecords({
    format,
    records,
    columns: mainColumns[format].map((column) => column.name),
    mapping: autoMap(Object.keys(records[0] ?? {}), format),
    dateFormat: regionDateFormat(region),
  });
}

async function writeText(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
}

function warnedExitCode(file: string, extraction: Extraction): ExitCode {
  const code = exitCodeOf(extraction);
  if (code === EXIT.contradicted) console.error(summarize(file, extraction));
  return code;
}
