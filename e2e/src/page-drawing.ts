import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is on a page, in points from its top left corner. */
export type PageDrawing = {
  readonly texts: readonly {
    readonly text: string;
    readonly left: number;
    readonly baseline: number;
    readonly width: number;
    readonly size: number;
    readonly isBold: boolean;
  }[];
  readonly rules: readonly { readonly left: number; readonly right: number; readonly top: number }[];
};

/** The texts and rules of the first page of a PDF, to draw it again without a PDF view. */
export async function pageDrawing(pdf: Uint8Array): Promise<PageDrawing> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    const { height } = page.getViewport({ scale: 1 });
    const { fnArray, argsArray } = await page.getOperatorList();
    const { items } = await page.getTextContent();
    const isBold = (font: string): boolean => page.commonObjs.get(font).bold === true;
    return {
      texts: items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [textOf(item, height, isBold(item.fontName))] : [],
      ),
      rules: fnArray.flatMap((fn, index) => (fn === OPS.constructPath ? [ruleOf(argsArray[index])] : [])),
    };
  } finally {
    await task.destroy();
  }
}

type TextItem = { str: string; transform: number[]; width: number };

function textOf({ str, transform, width }: TextItem, pageHeight: number, isBold: boolean) {
  const [size = 0, , , , left = 0, bottom = 0] = transform;
  return {
    text: str,
    ...{ left: tenth(left), baseline: tenth(pageHeight - bottom), width: tenth(width), size, isBold },
  };
}

/** The bounds of a stroked line; our own statements are drawn from the top down. */
function ruleOf([, , bounds]: [unknown, unknown, ArrayLike<number>]) {
  const [left = 0, top = 0, right = 0] = Array.from(bounds);
  return { left, right, top };
}

const tenth = (points: number) => Math.round(points * 10) / 10;
