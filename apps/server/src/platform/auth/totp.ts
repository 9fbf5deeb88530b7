import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
const DIGITS = 6;
/** A clock may be off by one period either way. */
const DRIFT = [0, -1, 1] as const;

/** The period since 1970 whose code this is, after RFC 6238 (30 seconds, six digits, SHA-1); null where it is the code of none near `now`. */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / PERIOD_MS);
  return DRIFT.map((drift) => current + drift).find((period) => codeAt(secret, period) === code) ?? null;
}

function codeAt(secret: string, period: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
