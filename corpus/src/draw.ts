// npm run corpus -- --out DIR [--only TEXT] [--layouts FOLDER] [--seed S] [--png]
// Draws the layouts (all, or those whose name holds TEXT) as PDFs with their truth, and as pictures to look at.
import { parseArgs } from 'node:util';
import { drawFolder } from './draw-folder.ts';
import { hintsOf } from './layout/hints-of.ts';
import { LayoutError } from './layout/layout-error.ts';
import { drawPictures } from './paper/draw-pictures.ts';
import { readLayouts } from './read-layouts.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    layouts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    png: { type: 'boolean', default: false },
  },
});
if (values.out === undefined) {
  console.error('usage: npm run corpus -- --out DIR [--only TEXT] [--layouts FOLDER] [--seed S] [--png]');
  process.exit(2);
}
const { out: folder, only, layouts: from, seed } = values;
try {
  const layouts = readLayouts({
    ...(only === undefined ? {} : { only }),
    ...(from === undefined ? {} : { folder: from }),
  });
  for (const hint of layouts.flatMap(hintsOf)) console.log(`hint: ${hint}`);
  const faults = await drawFolder(layouts, { folder, seed });
  for (const [id, own] of faults) for (const fault of own.slice(0, 6)) console.log(`${id}: ${fault}`);
  if (values.png) await drawPictures(folder, [...faults.keys()]);
  console.log(`${faults.size} documents of ${layouts.length} layouts in ${folder}`);
} catch (error) {
  if (!(error instanceof LayoutError)) throw error;
  console.error(error.message);
  process.exit(1);
}
