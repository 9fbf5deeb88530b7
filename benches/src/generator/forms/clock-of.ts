/** A time of day that follows from the digits of a reference: "14:07:31". */
export function clockOf(reference: string): string {
  const part = (at: number, count: number) =>
    String(Number(reference.slice(at, at + 2)) % count).padStart(2, '0');
  return `${part(0, 24)}:${part(2, 60)}:${part(4, 60)}`;
}
