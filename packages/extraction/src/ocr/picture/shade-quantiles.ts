/** The quantiles of an image's shades at the given shares. */
export function shadeQuantiles(pixels: Uint8Array, shares: readonly number[]): number[] {
  const counts = new Uint32Array(256);
  countShades(pixels, counts);
  return shares.map((share) => shadeAt(counts, pixels.length * share));
}

/** A function of its own, as all loops over many pixels: compiled while it runs, the rest of a larger one would be compiled again each time. */
function countShades(pixels: Uint8Array, counts: Uint32Array): void {
  for (let at = 0; at < pixels.length; at++) {
    const shade = pixels[at] as number;
    counts[shade] = (counts[shade] as number) + 1;
  }
}

function shadeAt(counts: Uint32Array, count: number): number {
  let seen = 0;
  for (let shade = 0; shade < 256; shade++) {
    seen += counts[shade] ?? 0;
    if (seen >= count) return shade;
  }
  return 255;
}
