import { asciiText } from '../cells/ascii-text.ts';
import { fileTimestamp } from '../file-name.ts';
import type { ExportOptions } from '../presets/preset.ts';
import { lastFour } from './account-id.ts';
import { dateSpan } from './balanced-statement.ts';
import type { ExportSource, StatementSource } from './export-source.ts';

/** The account and the period of a statement in file names: "account-4567-2025-12-15-to-2026-01-14". */
export function accountSuffix(statement: StatementSource, statements: readonly StatementSource[]): string {
  const place = statements.length === 1 ? '' : `-${statements.indexOf(statement) + 1}`;
  const account = `account${lastFour(statement.number) ? `-${lastFour(statement.number)}` : place}`;
  return [account, periodLabel([statement])].filter(Boolean).join('-');
}

/** What a file of everything in the source is called: its accounts and period, its document, or the time. */
export function sourceLabel(source: ExportSource, { now }: ExportOptions): string {
  const { statements, documents } = source;
  const [statement, document] = [statements[0], documents[0]];
  if (statement !== undefined && statements.length === 1) return accountSuffix(statement, statements);
  if (statement !== undefined)
    return [`${statements.length}-accounts`, periodLabel(statements)].filter(Boolean).join('-');
  if (documents.length !== 1 || document === undefined)
    return `${documents.length}-documents-${fileTimestamp(now)}`;
  const { vendor, number, date } = document.fields;
  return slug([vendor, number, date].filter(Boolean).join(' ')) || fileTimestamp(now);
}

function periodLabel(statements: readonly StatementSource[]): string {
  const spans = statements.flatMap((statement) => statement.period ?? dateSpan(statement) ?? []);
  const [start] = spans.map((span) => span.start).sort();
  const end = spans
    .map((span) => span.end)
    .sort()
    .at(-1);
  return start === undefined || end === undefined ? '' : `${start}-to-${end}`;
}

/** Letters, digits and hyphens, safe in a file name on every system. */
function slug(text: string): string {
  return asciiText(text)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
