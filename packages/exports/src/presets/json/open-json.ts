import { type Extraction, showExtraction, shownExtractionSchema } from '@tieout/records';
import { sourceOfExtraction } from '../../source/source-of-extraction.ts';
import { sourceTotals } from '../../source/source-totals.ts';
import type { Totals } from '../../source/totals.ts';
import { decodeText, encodeText } from '../../writing/encode-text.ts';
import type { Preset, Unit, Writing } from '../preset.ts';

/** The Extraction as one JSON document. */
export const openJson: Preset['open'] = (source, _options, log) => {
  const expected = sourceTotals(source);
  if (source.extraction === null) {
    log.block('no-reading', 'This export does not come from a single document. Choose a table format.');
    return { writings: [], expected };
  }
  return { writings: [jsonWriting(source.extraction, expected)], expected };
};

function jsonWriting(extraction: Extraction, totals: Totals): Writing {
  return {
    suffix: null,
    frameBytes: 0,
    units: (): Unit[] => [
      { text: `${JSON.stringify(showExtraction(extraction), null, 2)}\n`, rows: totals.count, totals },
    ],
    encode: (units) => encodeText({ head: '', foot: '' }, units),
    readBack: (chunks) => readJson([...decodeText(chunks)].join('')),
  };
}

function readJson(text: string): Totals {
  const source = sourceOfExtraction(shownExtractionSchema.parse(JSON.parse(text)));
  if (source === null) throw new Error('the JSON holds no reading');
  return sourceTotals(source);
}
