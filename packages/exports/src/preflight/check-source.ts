import type { ExportOptions, Preset, SourceKind } from '../presets/preset.ts';
import { documentId } from '../source/document-id.ts';
import { documentName } from '../source/document-name.ts';
import type { ConfirmedFinding, ExportSource, Movement, StatementSource } from '../source/export-source.ts';
import { movementIds } from '../source/movement-id.ts';
import { textHash } from '../source/text-hash.ts';
import { checkVerdict } from './check-verdict.ts';
import { describeFile } from './describe-file.ts';
import type { PreflightItem, PreflightLog } from './preflight-log.ts';

/** The checks of every preset: the kind of document, its verdict, dates, currency and decimals, transactions twice or exported before. */
export function checkSource(
  source: ExportSource,
  preset: Preset,
  options: ExportOptions,
  log: PreflightLog,
): void {
  const foreign = kindsOf(source).filter((kind) => !preset.takes.includes(kind));
  if (foreign.length > 0) log.block('wrong-kind', wrongKind(preset, foreign));
  if (source.statements.length > 0 && source.documents.length > 0) log.block('mixed-kinds', MIXED);
  for (const note of source.notes ?? []) log.tell(note);
  for (const notice of preset.notices) log.warn(`notice-${preset.notices.indexOf(notice) + 1}`, notice);
  if (preset.isUnverified)
    log.warn(
      'unverified',
      `${preset.label} has no official format description. Try it with a copy of your books first.`,
    );
  for (const { verdict } of [...source.statements, ...source.documents]) checkVerdict(verdict, log);
  for (const finding of source.confirmed ?? []) log.tell(confirmationNote(finding));
  for (const statement of source.statements) checkMovements(statement, preset, options, log);
  for (const [row, document] of source.documents.entries()) {
    const id = documentId(document);
    if (id !== null && options.earlierIds?.has(id))
      log.warn('document-exported-before', DOCUMENT_BEFORE, row, documentName(document));
  }
  describeFile(source, preset, options, log);
}

/** A confirmed finding is closed, and the verdict is as if it were not: whoever gets the file should know by whom and why. */
function confirmationNote({ message, reason, at, by = 'a person' }: ConfirmedFinding): PreflightItem {
  const text = `Confirmed by ${by} on ${at.slice(0, 10)}: “${message}” Reason: “${reason}”`;
  return { level: 'note', code: 'confirmed', message: text, count: 0, samples: [] };
}

const MIXED = 'Statements and invoices or receipts do not go into one file. Export them one kind at a time.';
const DOCUMENT_BEFORE =
  'These documents were exported before, from another file. Import them once only, or they are booked twice.';

function kindsOf({ statements, documents }: ExportSource): SourceKind[] {
  return [...statements.map(({ kind }) => kind), ...documents.map(({ kind }) => kind)];
}

const NAMES: Readonly<Record<SourceKind, string>> = {
  bank: 'bank statements',
  card: 'card statements',
  invoice: 'invoices',
  receipt: 'receipts',
};

function wrongKind({ label, takes }: Preset, foreign: readonly SourceKind[]): string {
  const names = (kinds: readonly SourceKind[]) => kinds.map((kind) => NAMES[kind]).join(', ');
  return `${label} takes ${names(takes)}, not ${names([...new Set(foreign)])}. Choose another target.`;
}

function checkMovements(
  statement: StatementSource,
  preset: Preset,
  options: ExportOptions,
  log: PreflightLog,
): void {
  const idOf = movementIds(statement, options);
  const seen = new Set<number>();
  let row = 0;
  for (const movement of statement.movements) {
    checkDate(movement, statement, preset, row, log);
    const twin = textHash(`${movement.date}|${movement.amountMinor}|${movement.description}`);
    if (seen.has(twin)) log.warn('twin-rows', TWINS, row, movement.description);
    if (seen.size >= ROWS_REMEMBERED) seen.clear();
    seen.add(twin);
    if (options.earlierIds?.has(idOf(movement)))
      log.warn('exported-before', BEFORE, row, movement.description);
    row++;
  }
}

/** Twins are sought among this many rows, so that memory stays flat in the largest exports. */
const ROWS_REMEMBERED = 100_000;

const TWINS =
  'These rows have the same date, amount and description as another row. Compare them with the page: they may be genuine.';
const BEFORE =
  'These rows were exported before, from another file of this account. Targets that recognize identifiers skip them; in others, exclude them after the import. If they are different transactions of one day, export both files together.';

function checkDate(
  { date, description }: Movement,
  { period }: StatementSource,
  preset: Preset,
  row: number,
  log: PreflightLog,
): void {
  if (date === null) {
    const say = preset.isDateOptional ? log.warn : log.block;
    say(
      'no-date',
      'Rows have no date that could be read. Enter it in the review and export again.',
      row,
      description,
    );
  } else if (period !== null && (date < period.start || date > period.end)) {
    const message = `Rows are dated outside the statement's period. Compare them with the page.`;
    log.warn('outside-period', message, row, `${date} ${description}`);
  }
}
