import type { Random } from '@tieout/corpus';
import type { PlainWord } from '../speed/extract-words.ts';
import { changed, quarterTurn, threshold } from './faults.ts';
import { faxHeader } from './fax-header.ts';
import type { GreyPage } from './grey-page.ts';
import { type Point, strokeOver } from './stroke-over.ts';

/** What was done to a paper before it was scanned. */
export type Handling = {
  readonly name: string;
  readonly apply: (paper: Paper, random: Random) => readonly GreyPage[] | Promise<readonly GreyPage[]>;
};

/** The pages as printed, and the words on them, in points. */
export type Paper = { readonly pages: readonly GreyPage[]; readonly words: readonly PlainWord[] };

/** What happens to documents in offices and pockets. */
export const HANDLINGS: readonly Handling[] = [
  { name: 'punched', apply: onEach(({ page }, random) => punched(page, random)) },
  { name: 'folded', apply: onEach(({ page }, random) => folded(page, random)) },
  { name: 'faxed', apply: faxed },
  { name: 'two-up', apply: ({ pages }) => twoUp(pages) },
  { name: 'ticked', apply: onEach(ticked) },
  { name: 'highlighted', apply: onEach(highlighted) },
  { name: 'thermal', apply: onEach(({ page }, random) => thermal(page, random)) },
  { name: 'see-through', apply: seeThrough },
  {
    name: 'one-head-down',
    apply: ({ pages }) => pages.map((page, at) => (at % 2 === 1 ? half(page) : page)),
  },
  { name: 'tinted', apply: onEach(({ page }, random) => tinted(page, random)) },
  { name: 'lid-open', apply: onEach(({ page }, random) => lidOpen(page, random)) },
];

type OnePage = { readonly page: GreyPage; readonly words: readonly PlainWord[] };

function onEach(change: (one: OnePage, random: Random) => GreyPage): Handling['apply'] {
  return ({ pages, words }, random) =>
    pages.map((page, index) =>
      change(
        { page, words: words.filter((word) => word.page === index + 1) },
        random.branch(`handling ${index}`),
      ),
    );
}

const MM = 72 / 25.4;

/** Holes of a filing punch at the left edge, dark or white behind, and a staple in the corner. */
function punched(page: GreyPage, random: Random): GreyPage {
  const scale = page.dpi / 72;
  const behind = random.pick([15, 250]);
  const heights = random
    .pick([
      [-40, 40],
      [-120, -40, 40, 120],
    ])
    .map((mm) => page.height / 2 + mm * MM * scale);
  const [column, radius] = [(9 + random.fraction() * 5) * MM * scale, 3 * MM * scale];
  const holed = changed(page, (x, y) =>
    heights.some((row) => Math.hypot(x - column, y - row) < radius) ? behind : at(page, x, y),
  );
  const [left, top] = [(6 + random.fraction() * 12) * MM, (6 + random.fraction() * 12) * MM];
  const staple: Point[] = [
    [left, top + 6 * MM],
    [left + 8 * MM, top],
  ];
  return strokeOver(holed, staple, { widthPt: 1.4, through: 0.35 });
}

/** Two creases across, with a soft shadow about each. */
function folded(page: GreyPage, random: Random): GreyPage {
  const rows = [1 / 3, 2 / 3].map((share) => page.height * (share + (random.fraction() - 0.5) * 0.06));
  const lean = (random.fraction() - 0.5) * 0.01;
  const [soft, sharp] = [(3 * MM * page.dpi) / 72, (0.5 * page.dpi) / 72];
  return changed(page, (x, y) => {
    const away = Math.min(...rows.map((row) => Math.abs(y - row - lean * x)));
    const light = away < sharp ? 0.78 : 1 - 0.12 * Math.max(0, 1 - away / soft);
    return at(page, x, y) * light;
  });
}

/** As a fax machine sends it: black or white, and a line of its own across the top. */
async function faxed({ pages }: Paper, random: Random): Promise<readonly GreyPage[]> {
  const time = `${random.whole(8, 17)}:${random.digits(1)}${random.digits(1)}`;
  const headers = await Promise.all(
    pages.map((page, index) => faxHeader(page, `0${random.digits(9)}   ${time}   PAGE ${index + 1}`)),
  );
  return pages.map((page, index) => {
    const header = headers[index];
    const sent = changed(page, (x, y) =>
      Math.min(at(page, x, y), header === undefined ? 255 : at(header, x, y)),
    );
    return threshold(sent, 170);
  });
}

/** Two pages on one sheet: side by side, or one above the other where they lie across. */
function twoUp(pages: readonly GreyPage[]): readonly GreyPage[] {
  return pages.flatMap((first, index) => {
    if (index % 2 === 1) return [];
    const second = pages[index + 1];
    const isAcross = first.width > first.height;
    const [width, height] = [first.height, first.width];
    const [roomX, roomY] = isAcross ? [width, height / 2] : [width / 2, height];
    const scale = Math.min(roomX / first.width, roomY / first.height);
    const sheet = { ...first, width, height, pixels: new Uint8Array(width * height) };
    return [
      changed(sheet, (x, y) => {
        const isSecond = isAcross ? y >= roomY : x >= roomX;
        const page = isSecond ? second : first;
        const [left, top] = isSecond ? (isAcross ? [0, roomY] : [roomX, 0]) : [0, 0];
        return page === undefined ? 255 : between(page, (x - left) / scale, (y - top) / scale);
      }),
    ];
  });
}

const AMOUNT = /\d[.,]\d{2}\D{0,2}$/;

/** Ticks of a pen next to amounts, and a ring about one. */
function ticked({ page, words }: OnePage, random: Random): GreyPage {
  const amounts = words.filter(({ text }) => AMOUNT.test(text));
  const through = 0.2 + random.fraction() * 0.3;
  const ticks = amounts.flatMap((word): Point[][] => {
    if (!random.chance(0.35)) return [];
    const [left, middle] = [word.right + 3 + random.fraction() * 5, (word.top + word.bottom) / 2];
    const size = 0.8 + random.fraction() * 0.5;
    return [
      [
        [left, middle],
        [left + 3 * size, middle + 4 * size],
        [left + 10 * size, middle - 7 * size],
      ],
    ];
  });
  const ringed = amounts.length === 0 ? [] : [ringAbout(random.pick(amounts))];
  return [...ticks, ...ringed].reduce(
    (drawn, line) => strokeOver(drawn, line, { widthPt: 1.1, through }),
    page,
  );
}

function ringAbout({ left, right, top, bottom }: PlainWord): Point[] {
  const [across, down] = [(right - left) / 2 + 6, (bottom - top) / 2 + 4];
  return Array.from({ length: 25 }, (_, step): Point => {
    const turn = (step / 24) * Math.PI * 2;
    return [(left + right) / 2 + Math.cos(turn) * across, (top + bottom) / 2 + Math.sin(turn) * down];
  });
}

/** Bands of a marker over some rows, in the grey its colour has. */
function highlighted({ page, words }: OnePage, random: Random): GreyPage {
  const through = random.pick([0.9, 0.8, 0.7]);
  const rows = [...Map.groupBy(words, ({ top }) => Math.round(top / 3)).values()].filter((row) =>
    row.some(({ text }) => AMOUNT.test(text)),
  );
  return rows
    .filter(() => random.chance(0.3))
    .reduce((drawn, row) => {
      const [left, right] = [
        Math.min(...row.map((word) => word.left)),
        Math.max(...row.map((word) => word.right)),
      ];
      const middle =
        Math.max(...row.map(({ top, bottom }) => (top + bottom) / 2)) + random.fraction() * 2 - 1;
      const band: Point[] = [
        [left - 4 - random.fraction() * 8, middle + random.fraction() * 2],
        [right + random.fraction() * 12, middle - random.fraction() * 2],
      ];
      return strokeOver(drawn, band, { widthPt: 11 + random.fraction() * 3, through });
    }, page);
}

/** Print that heat or years have taken, more in some bands than in others. */
function thermal(page: GreyPage, random: Random): GreyPage {
  const [wave, start, least] = [
    2 + random.fraction() * 4,
    random.fraction() * 6,
    0.3 + random.fraction() * 0.2,
  ];
  return changed(page, (x, y) => {
    const band = Math.sin(start + (x / page.width) * wave * Math.PI + (y / page.height) * 2) / 2 + 0.5;
    return 238 - (255 - at(page, x, y)) * (least + (0.85 - least) * band) * 0.85;
  });
}

/** The print of the other side through thin paper, mirrored. */
function seeThrough({ pages }: Paper, random: Random): readonly GreyPage[] {
  const depth = 0.1 + random.fraction() * 0.12;
  return pages.map((page, index) => {
    const other = pages[index + 1] ?? pages[0] ?? page;
    return changed(page, (x, y) => {
      const behind = between(other, other.width - 1 - x, y + other.dpi * 0.07);
      return at(page, x, y) * (1 - depth * (1 - behind / 255));
    });
  });
}

/** Coloured paper with the fine waves that printers lay under forms. */
function tinted(page: GreyPage, random: Random): GreyPage {
  const [paper, depth, step] = [
    0.72 + random.fraction() * 0.18,
    0.06 + random.fraction() * 0.05,
    page.dpi / 18,
  ];
  return changed(page, (x, y) => {
    const wave = (y + Math.sin(x / step) * step) / step;
    return at(page, x, y) * paper * (Math.abs(wave - Math.round(wave)) < 0.12 ? 1 - depth : 1);
  });
}

/** The sheet on a glass larger than it, the lid left open: black about it, on two sides or all. */
function lidOpen(page: GreyPage, random: Random): GreyPage {
  const [aside, below] = [random.fraction() * 0.08 + 0.01, random.fraction() * 0.08 + 0.01];
  const [left, top] = random.chance(0.5) ? [0, 0] : [page.width * aside * 0.5, page.height * below * 0.5];
  const [width, height] = [Math.round(page.width * (1 + aside)), Math.round(page.height * (1 + below))];
  const glass = { ...page, width, height, pixels: new Uint8Array(width * height) };
  return changed(glass, (x, y) => {
    const isSheet = x >= left && y >= top && x < left + page.width && y < top + page.height;
    return isSheet ? between(page, x - left, y - top) : 12;
  });
}

function half(page: GreyPage): GreyPage {
  return quarterTurn(quarterTurn(page));
}

function at(page: GreyPage, x: number, y: number): number {
  return page.pixels[y * page.width + x] ?? 255;
}

/** The shade between pixels; white beyond the page. */
function between(page: GreyPage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= page.width - 1 || top >= page.height - 1) return 255;
  const [shareX, shareY] = [x - left, y - top];
  const upper = at(page, left, top) * (1 - shareX) + at(page, left + 1, top) * shareX;
  const lower = at(page, left, top + 1) * (1 - shareX) + at(page, left + 1, top + 1) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
