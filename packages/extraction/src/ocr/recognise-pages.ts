import { needsRecognition, type Page } from '../read/page.ts';
import { type PageRaster, withRasters } from '../read/raster.ts';
import { mendPages } from './mend/mend-pages.ts';
import { evenSheets } from './picture/even-sheets.ts';
import { lanesFor, type PagesLeft, recogniseInLanes } from './recognise-in-lanes.ts';
import { type RecognisedPage, recognisePage } from './recognise-page.ts';
import type { RecognitionOrder } from './recognition-order.ts';

/** Enough for the reading network, whose lines are 48 pixels high; more costs time without better results. Source: engine-trials, C. */
const DPI = 200;

/** Recognizes the pages that need it; the others stay as they are. */
export async function recognisePages(order: RecognitionOrder): Promise<readonly Page[]> {
  const numbers = order.pages.filter(needsRecognition).map((page) => page.number);
  const left = { waiting: [...numbers], recognised: new Map<number, RecognisedPage>() };
  await Promise.all([
    recogniseInLanes(order, left, lanesFor(numbers.length) - 1),
    recogniseHere(order, left),
  ]);
  const found = order.pages.flatMap((page) => {
    const words = left.recognised.get(page.number);
    return words === undefined ? [] : [{ ...page, ...words }];
  });
  const settled = new Map(mendPages(evenSheets(found)).map((page) => [page.number, page]));
  return order.pages.map((page) => settled.get(page.number) ?? page);
}

async function recogniseHere(
  { bytes, password, onPage }: RecognitionOrder,
  { waiting, recognised }: PagesLeft,
): Promise<void> {
  await withRasters(bytes, password, async (raster) => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const page = await recogniseOne(raster, number);
      if (page !== null) recognised.set(number, page);
      onPage?.(number);
    }
  });
}

/** Recognizes one page by its number; null if it cannot be drawn. */
export async function recogniseOne(
  raster: (pageNumber: number, dpi: number) => PageRaster | null,
  pageNumber: number,
): Promise<RecognisedPage | null> {
  const drawn = raster(pageNumber, DPI);
  return drawn === null ? null : recognisePage(drawn);
}
