/** A share from 0 to 1 as "95.2%"; never rounded up, so that only all is 100%. A dash where nothing was measured. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : `${Math.floor(share * 1000 + 1e-9) / 10}%`;
}
