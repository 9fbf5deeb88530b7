import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Extraction, showExtraction } from '@tieout/records';
import { type ExitCode, exitCodeOf, worstExitCode } from '../exit-code.ts';
import { progressLine } from '../printing/progress-line.ts';
import { summarize } from '../printing/summarize.ts';
import { chosenFormats, NO_LOCALE, type ValueFormats } from '../printing/value-formats.ts';
import { fileProblem } from '../reading/check-files.ts';
import { readDocuments } from '../reading/read-documents.ts';
import { type Command, refuse } from './command.ts';
import { parseFlags, textFlag } from './parse-flags.ts';

const help = `tieout extract FILE… [--password P] [--json] [--out DIR] [--locale L] [--no-embedded-xml]

Reads PDF statements, invoices and receipts, and shows what they contain and whether the numbers add up.
Also reads pictures of them (PNG, JPEG, TIFF, up to 40 megapixels a page) and electronic invoices in XML
(CII, UBL).

  --json          print the Extraction as JSON; for several files one per line, starting with "file"
  --out DIR       also write each Extraction to DIR/NAME.json
  --locale L      format amounts and dates as in this locale, such as en-GB or de-DE; en-US by default
  --password P    open encrypted files; kept in memory only
  --no-embedded-xml
                  ignore an electronic invoice inside the PDF (ZUGFeRD, Factur-X, XRechnung)

Several files are read on all cores. Exit codes: 0 read, 2 wrong usage, 3 unreadable (the reason is on stderr),
4 read, but a check fails. Several files give the most serious code: 3 before 4.`;

export const extractCommand: Command = {
  help,
  run: extractFiles,
};

async function extractFiles(args: readonly string[]): Promise<ExitCode> {
  const flags = parseFlags(args, {
    json: { type: 'boolean' },
    out: { type: 'string' },
    locale: { type: 'string' },
    password: { type: 'string' },
    'no-embedded-xml': { type: 'boolean' },
  });
  if ('problem' in flags) return refuse(flags.problem, 'extract');
  if (flags.files.length === 0) return refuse('give at least one PDF, picture or XML invoice.', 'extract');
  const folder = textFlag(flags, 'out');
  const formats = chosenFormats(textFlag(flags, 'locale'));
  if (formats === null) return refuse(NO_LOCALE, 'extract');
  const problem = fileProblem(flags.files) ?? (folder === undefined ? null : nameProblem(flags.files));
  if (problem !== null) return refuse(problem, 'extract');
  if (folder !== undefined) await mkdir(folder, { recursive: true });

  const progress = progressLine();
  const codes: ExitCode[] = [];
  const isJson = flags.values.json === true;
  await readDocuments(flags.files, {
    password: textFlag(flags, 'password'),
    ignoresEmbeddedXml: flags.values['no-embedded-xml'] === true,
    onProgress: progress.update,
    onRead: async (file, extraction) => {
      progress.clear();
      codes.push(exitCodeOf(extraction));
      if (folder !== undefined) await writeFile(jsonPath(folder, file), formatJson(extraction));
      printOutcome(file, extraction, { isJson, isAlone: flags.files.length === 1, formats });
    },
  });
  return worstExitCode(codes);
}

function printOutcome(
  file: string,
  extraction: Extraction,
  { isJson, isAlone, formats }: { isJson: boolean; isAlone: boolean; formats: ValueFormats },
): void {
  if (extraction.outcome === 'unreadable') console.error(summarize(file, extraction, formats));
  else if (!isJson) console.log(summarize(file, extraction, formats));
  if (isJson)
    process.stdout.write(
      isAlone ? formatJson(extraction) : `${JSON.stringify({ file, ...showExtraction(extraction) })}\n`,
    );
}

function formatJson(extraction: Extraction): string {
  return `${JSON.stringify(showExtraction(extraction), null, 2)}\n`;
}

function jsonPath(folder: string, file: string): string {
  return path.join(folder, `${path.basename(file).replace(/\.(pdf|png|jpe?g|tiff?|xml)$/i, '')}.json`);
}

/** The problem of two files whose results would overwrite each other; null if there is none. */
function nameProblem(files: readonly string[]): string | null {
  const seen = new Map<string, string>();
  for (const file of files) {
    const target = jsonPath('', file);
    const other = seen.get(target);
    if (other !== undefined)
      return `"${other}" and "${file}" would both be written to ${target}. Rename one.`;
    seen.set(target, file);
  }
  return null;
}
