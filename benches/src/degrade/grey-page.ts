/** A page as a picture in shades of grey, row by row: 0 black to 255 white. */
export type GreyPage = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly dpi: number;
};
