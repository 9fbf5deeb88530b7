import { isStatement, type Unreadable } from '@tieout/records';
import { documentKind } from '../document/document-kind.ts';
import type { Part } from '../document/file-reading.ts';
import { pdfOf } from '../file/pdf-of.ts';
import { readWords } from '../file/read-words.ts';
import { type DocumentAsRead, readingOf } from '../file/reading-of.ts';
import type { TriedReading } from '../interpret/account-reading.ts';
import type { ExtractOptions } from '../limits/extract-options.ts';
import { readingsOf } from '../statement/readings-of.ts';
import { explainPages } from './explain-pages.ts';
import { explainStatement } from './explain-statement.ts';
import type { Explanation, StatementExplanation } from './explanation.ts';
import { documentMarks, type MarksByPage } from './place-marks.ts';
import { statementMarks } from './statement-marks.ts';

/** Reads one document as `extract` does and explains the result: the chosen and rejected readings, and what each place was read as. */
export async function explain(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Explanation> {
  const pdf = await pdfOf(bytes, options);
  if ('outcome' in pdf) return unexplained(pdf);
  const read = await readWords(pdf, options);
  if ('outcome' in read) return unexplained(read);
  const reading = await readingOf(read, pdf, options);
  return 'outcome' in reading ? unexplained(reading) : explainReading(reading);
}

function unexplained(extraction: Unreadable): Explanation {
  return { extraction, guess: null, pages: [], statements: [] };
}

function explainReading({ pages, parts, extraction }: DocumentAsRead): Explanation {
  const explained = parts.map(explainPart);
  const statements = explained.flatMap(({ statement }) => (statement === null ? [] : [statement]));
  const marks: MarksByPage = new Map(explained.flatMap((part) => [...part.marks]));
  // The fields of an invoice do not record where they were read, so a line without a mark may contain one.
  const isWhole = statements.length > 0 || extraction.outcome === 'unreadable';
  return {
    extraction,
    guess: documentKind(pages),
    pages: explainPages(pages, marks, { isWhole }),
    statements,
  };
}

/** What the places of some pages were read as, and the explanation if they are a statement. */
function explainPart({ pages, extraction }: Part): {
  readonly marks: MarksByPage;
  readonly statement: StatementExplanation | null;
} {
  const tried: TriedReading[] = [];
  const readings = isStatement(extraction) ? readingsOf(pages, (reading) => tried.push(reading)) : null;
  const best = readings?.best ?? null;
  if (!isStatement(extraction) || readings === null || best === null)
    return { marks: documentMarks(pages, extraction), statement: null };
  return {
    marks: statementMarks({ pages, readings, best, extraction }),
    statement: explainStatement({ readings, best, extraction, tried }),
  };
}
