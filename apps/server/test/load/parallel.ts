/** Does `work` for 0 to `total` - 1, `atOnce` at a time. */
export async function parallel(
  total: number,
  atOnce: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < total) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
