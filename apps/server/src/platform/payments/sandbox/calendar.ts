/** The instant `months` after `start`, on the same day of the month, or that month's last where it has no such day. UTC. */
function addMonths(start: number, months: number): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** The first renewal day counted from `anchor` that lies after `instant`. */
export function renewalAfter(anchor: number, instant: number): number {
  for (let months = 1; ; months++) {
    const renewal = addMonths(anchor, months);
    if (renewal > instant) return renewal;
  }
}
