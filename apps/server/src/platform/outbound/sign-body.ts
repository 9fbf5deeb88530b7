import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=SECONDS,v1=HEX`, HEX the HMAC-SHA256 of `SECONDS.BODY` with the secret. */
export function signBody(secret: string, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether `signature` was made by `signBody` with the secret, for this body, at most `toleranceMs` from `now`. */
export function isSignedBody(
  { secret, body, now, toleranceMs }: { secret: string; body: Buffer; now: Date; toleranceMs: number },
  signature: string,
): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(seconds), body)));
}

function macOf(secret: string, seconds: number, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
