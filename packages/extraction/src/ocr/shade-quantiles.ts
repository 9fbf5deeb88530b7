/** For each share of the pixels, the shade that so many of them do not exceed. */
export function shadeQuantiles(pixels: Uint8Array, shares: readonly number[]): number[] {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at++) {
    const shade = pixels[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return shares.map((share) => {
    let seen = 0;
    const shade = counts.findIndex((count) => {
      seen += count;
      return seen >= pixels.length * share;
    });
    return shade === -1 ? 255 : shade;
  });
}
