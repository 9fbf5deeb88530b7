import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawOverlay, type Explanation, explain } from '@tieout/extraction';
import { type ExitCode, exitCodeOf } from '../exit-code.ts';
import { describeExplanation } from '../printing/describe-explanation.ts';
import { progressLine } from '../printing/progress-line.ts';
import { fileProblem } from '../reading/check-files.ts';
import { type Command, refuse } from './command.ts';
import { parseFlags, textFlag } from './parse-flags.ts';

const help = `tieout explain FILE [--password P] [--page N] [--out DIR]

Reads one PDF and says why it was read so: text layers, number style, date order, tables and columns,
the chosen reading of each account with its checks, and the readings that were rejected.

  --out DIR       write a drawing of each page to DIR/NAME-page-N.svg as well: rows coloured by verdict, columns,
                  headings, balances and sums used as evidence, and what was ignored; point at a box for its name
  --page N        only page N, counted from 1
  --password P    opens an encrypted file; kept in memory only

Exit codes are those of "tieout extract".`;

export const explainCommand: Command = {
  help,
  run: explainFile,
};

async function explainFile(args: readonly string[]): Promise<ExitCode> {
  const flags = parseFlags(args, {
    out: { type: 'string' },
    page: { type: 'string' },
    password: { type: 'string' },
  });
  if ('problem' in flags) return refuse(flags.problem, 'explain');
  const [file, ...others] = flags.files;
  if (file === undefined || others.length > 0) return refuse('give exactly one PDF file.', 'explain');
  const page = textFlag(flags, 'page');
  if (page !== undefined && !/^[1-9]\d{0,5}$/.test(page))
    return refuse(`"${page}" is no page: give a number from 1.`, 'explain');
  const problem = fileProblem([file]);
  if (problem !== null) return refuse(problem, 'explain');
  const whole = await readExplanation(file, textFlag(flags, 'password'));
  const explanation = page === undefined ? whole : onPage(whole, Number(page));
  if (explanation === null)
    return refuse(`there is no page ${page}: the document has ${whole.pages.length}.`, 'explain');
  return tell(file, explanation, textFlag(flags, 'out'));
}

async function readExplanation(file: string, password: string | undefined): Promise<Explanation> {
  const progress = progressLine();
  const onProgress = (done: number, count: number) => progress.update(file, done, count);
  const bytes = await readFile(file);
  const explanation = await explain(
    bytes,
    password === undefined ? { onProgress } : { onProgress, password },
  );
  progress.clear();
  return explanation;
}

/** The explanation of one page only; null if there is no such page. An unreadable document is shown in full. */
function onPage(explanation: Explanation, number: number): Explanation | null {
  if (explanation.pages.length === 0) return explanation;
  const pages = explanation.pages.filter((page) => page.number === number);
  return pages.length === 0 ? null : { ...explanation, pages };
}

async function tell(file: string, explanation: Explanation, folder: string | undefined): Promise<ExitCode> {
  const code = exitCodeOf(explanation.extraction);
  const text = describeExplanation(file, explanation);
  if (explanation.pages.length === 0) console.error(text);
  else console.log(text);
  if (folder === undefined || explanation.pages.length === 0) return code;
  await mkdir(folder, { recursive: true });
  const name = path.basename(file).replace(/\.pdf$/i, '');
  for (const page of explanation.pages) {
    const target = path.join(folder, `${name}-page-${page.number}.svg`);
    await writeFile(target, drawOverlay(page));
    console.log(`drawn: ${target}`);
  }
  return code;
}
