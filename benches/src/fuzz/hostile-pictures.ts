import { crc32, deflateSync } from 'node:zlib';

/** Small pictures that claim to be large, to go round in circles, or to have thousands of pages. */
export const HOSTILE_PICTURES: Readonly<Record<string, () => Uint8Array>> = {
  'a PNG of two billion pixels a side': () => png(2_147_483_647, 2_147_483_647, Buffer.alloc(0)),
  'a PNG of 60,000 pixels a side': () => png(60_000, 60_000, Buffer.alloc(1000)),
  'a PNG of no width': () => png(0, 10, Buffer.alloc(10)),
  'a PNG of 39 megapixels packed': () => png(6200, 6200, Buffer.alloc(6201 * 6200)),
  'a PNG of 39 megapixels in 16 bits and four channels': () =>
    png(6200, 6200, Buffer.alloc(1000), { bits: 16, colour: 6 }),
  'a PNG of a flood of texts': () =>
    png(10, 10, Buffer.alloc(110), {
      chunks: Array.from({ length: 20_000 }, (_, n) => chunk('tEXt', Buffer.from(`k${n}\0v`))),
    }),
  'a PNG of a packed text': () =>
    png(10, 10, Buffer.alloc(110), {
      chunks: [chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(200_000_000))]))],
    }),
  'a PNG of a packed profile': () =>
    png(10, 10, Buffer.alloc(110), {
      chunks: [chunk('iCCP', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(100_000_000))]))],
    }),
  'a PNG whose chunk is longer than the file': () =>
    Buffer.concat([
      png(10, 10, Buffer.alloc(110)).subarray(0, 40),
      Buffer.from([0x7f, 0xff, 0xff, 0xff]),
      Buffer.from('IDAT'),
    ]),
  'a JPEG of 65,535 pixels a side': () => jpeg(65_535, 65_535),
  'a JPEG of no height': () => jpeg(100, 0),
  'a JPEG of 6,000 pixels a side in a hundred scans': () =>
    jpeg(6000, 6000, { scans: 100, isProgressive: true }),
  'a JPEG of 6,000 pixels a side in five thousand scans': () =>
    jpeg(6000, 6000, { scans: 5000, isProgressive: true }),
  'a JPEG of nothing but marks': () =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(500_000, 0xff)]),
  'a JPEG of thousands of comments': () =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...Array.from({ length: 50_000 }, () => Buffer.from([0xff, 0xfe, 0, 4, 65, 65])),
    ]),
  'a TIFF whose page is followed by itself': () => tiff({ pages: 1, width: 10, height: 10, isLoop: true }),
  'a TIFF of three thousand pages': () => tiff({ pages: 3000, width: 10, height: 10 }),
  'a TIFF of two thousand pages': () => tiff({ pages: 2000, width: 10, height: 10 }),
  'a TIFF of sixty thousand pages': () => tiff({ pages: 60_000, width: 10, height: 10 }),
  'a TIFF of nine pages of 39 megapixels': () =>
    tiff({ pages: 9, width: 6200, height: 6200, isPacked: true }),
  'a TIFF of 1,000,000 pixels a side': () => tiff({ pages: 1, width: 1_000_000, height: 1_000_000 }),
  'a TIFF whose second page is of 60,000 pixels a side': () =>
    tiff({ pages: 2, width: 10, height: 10, last: 60_000 }),
  'a TIFF with a count of four billion': () => tiff({ pages: 1, width: 10, height: 10, count: 0xffffffff }),
  'a TIFF of nothing': () => Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]),
  'a TIFF that begins beyond its end': () => Buffer.from([0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0xff, 0xff]),
};

/** A small PNG of plain white, to be damaged. */
export function smallPng(): Uint8Array {
  return png(60, 80, Buffer.alloc(61 * 80, 0xff));
}

/** A small TIFF of plain white, to be damaged. */
export function smallTiff(): Uint8Array {
  return tiff({ pages: 2, width: 60, height: 80 });
}

/** A small JPEG of grey, to be damaged. */
export function smallJpeg(): Uint8Array {
  return jpeg(64, 80);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(whole));
  return Buffer.concat([length, whole, check]);
}

function png(
  width: number,
  height: number,
  rows: Uint8Array,
  { bits = 8, colour = 0, chunks = [] }: { bits?: number; colour?: number; chunks?: readonly Buffer[] } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...chunks,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey JPEG whose blocks all have the same shade: every code is one bit, so that zeros are data without an end. */
function jpeg(width: number, height: number, { scans = 1, isProgressive = false } = {}): Buffer {
  const segment = (mark: number, data: readonly number[]) =>
    Buffer.from([0xff, mark, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);
  const table = (id: number) => segment(0xc4, [id, 1, ...new Array(15).fill(0), 0]);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const scan = Buffer.concat([
    segment(0xda, isProgressive ? [1, 1, 0, 0, 0, 0] : [1, 1, 0, 0, 63, 0]),
    Buffer.alloc(Math.min(20_000, 8 + Math.floor((width * height) / 256))),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...new Array(64).fill(1)]),
    segment(isProgressive ? 0xc2 : 0xc0, [8, ...size, 1, 1, 0x11, 0]),
    table(0),
    table(0x10),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

type Tiff = {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Side of the last page. */
  readonly last?: number;
  readonly isLoop?: boolean;
  readonly isPacked?: boolean;
  readonly count?: number;
};

/** A grey TIFF, all pages of which share one strip. */
function tiff({ pages, width, height, last, isLoop = false, isPacked = false, count = 1 }: Tiff): Buffer {
  const strip = isPacked
    ? deflateSync(Buffer.alloc(width * height, 0xff))
    : Buffer.alloc(Math.min(width * height, 5000), 0xff);
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 0, 0, 0, 0]);
  const directorySize = 2 + 9 * 12 + 4;
  const first = head.length + strip.length + (strip.length % 2);
  head.writeUInt32LE(first, 4);
  const directories = Array.from({ length: pages }, (_, page) => {
    const isLast = page === pages - 1;
    const [wide, high] = isLast && last !== undefined ? [last, last] : [width, height];
    const directory = Buffer.alloc(directorySize);
    directory.writeUInt16LE(9, 0);
    const entries: readonly (readonly [number, number])[] = [
      [256, wide],
      [257, high],
      [258, 8],
      [259, isPacked ? 8 : 1],
      [262, 1],
      [273, head.length],
      [277, 1],
      [278, high],
      [279, strip.length],
    ];
    entries.forEach(([tag, value], n) => {
      directory.writeUInt16LE(tag, 2 + n * 12);
      directory.writeUInt16LE(4, 4 + n * 12);
      directory.writeUInt32LE(tag === 273 ? count : 1, 6 + n * 12);
      directory.writeUInt32LE(value, 10 + n * 12);
    });
    const next = isLast ? (isLoop ? first : 0) : first + (page + 1) * directorySize;
    directory.writeUInt32LE(next, directorySize - 4);
    return directory;
  });
  return Buffer.concat([head, strip, Buffer.alloc(strip.length % 2), ...directories]);
}
