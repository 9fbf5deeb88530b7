/** Waits until `look` finds something. Throws after `waitMs`. */
export async function until<Found>(
  look: () => Promise<Found | null> | Found | null,
  waitMs = 10_000,
): Promise<Found> {
  const end = Date.now() + waitMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Nothing found within ${waitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
