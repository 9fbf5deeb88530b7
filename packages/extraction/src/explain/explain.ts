import { isStatement, type Unreadable } from '@tieout/records';
import { documentKind } from '../classify/document-kind.ts';
import type { TriedReading } from '../interpret/account-reading.ts';
import { pdfOf } from '../pdf-of.ts';
import { type ExtractOptions, readWords } from '../read-words.ts';
import { type DocumentAsRead, readingOf } from '../reading-of.ts';
import { readingsOf } from '../statement.ts';
import { explainPages } from './explain-pages.ts';
import { explainStatement } from './explain-statement.ts';
import type { Explanation } from './explanation.ts';
import { documentMarks } from './place-marks.ts';
import { statementMarks } from './statement-marks.ts';

/** Reads one document as `extract` does and tells why it was read so: the readings chosen and rejected, and what each place was taken for. */
export async function explain(bytes: Uint8Array, options: ExtractOptions = {}): Promise<Explanation> {
  const pdf = await pdfOf(bytes, options);
  if ('outcome' in pdf) return unexplained(pdf);
  const read = await readWords(pdf, options);
  if ('outcome' in read) return unexplained(read);
  return explainReading(await readingOf(read, pdf, options));
}

function unexplained(extraction: Unreadable): Explanation {
  return { extraction, guess: null, pages: [], statement: null };
}

function explainReading({ pages, extraction }: DocumentAsRead): Explanation {
  const guess = documentKind(pages);
  const tried: TriedReading[] = [];
  const readings = isStatement(extraction) ? readingsOf(pages, (reading) => tried.push(reading)) : null;
  if (!isStatement(extraction) || readings === null || readings.best === null)
    return {
      extraction,
      guess,
      // The fields of an invoice do not tell where they were read: a line without a mark may hold one.
      pages: explainPages(pages, documentMarks(pages, extraction), {
        isWhole: extraction.outcome === 'unreadable',
      }),
      statement: null,
    };
  const { best } = readings;
  return {
    extraction,
    guess,
    pages: explainPages(pages, statementMarks({ pages, readings, best, extraction }), { isWhole: true }),
    statement: explainStatement({ readings, best, extraction, tried }),
  };
}
