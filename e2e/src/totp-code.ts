import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app set up with that key shows now: RFC 6238, six digits, SHA-1, 30 seconds. */
export function totpCode(key: string): string {
  const value = [...key.replace(/[\s=]/g, '')].reduce(
    (sum, letter) => sum * 32n + BigInt(ALPHABET.indexOf(letter)),
    0n,
  );
  const bits = key.replace(/[\s=]/g, '').length * 5;
  const secret = Buffer.from((value >> BigInt(bits % 8)).toString(16).padStart((bits >> 3) * 2, '0'), 'hex');
  const step = Buffer.from(
    Math.floor(Date.now() / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const digest = createHmac('sha1', secret).update(step).digest();
  const truncated = digest.readUInt32BE(digest.readUInt8(19) & 0xf) & 0x7fffffff;
  return `${truncated % 1_000_000}`.padStart(6, '0');
}
