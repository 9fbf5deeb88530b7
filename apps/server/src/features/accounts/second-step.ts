import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { periodOfCode } from '../../platform/auth/totp.ts';
import type { AccountParts } from './parts.ts';
import { findTwoFactor, replaceBackupCodes, type StoredTwoFactor, usePeriod } from './two-factor-store.ts';

type Parts = Pick<AccountParts, 'database' | 'authVault'>;

const backupCodesSchema = z.array(z.string());

/** Whether that is an unused code of the account's app, or one of its backup codes. It cannot be used again. */
export async function useCode(parts: Parts, userId: string, code: string): Promise<boolean> {
  const stored = await findTwoFactor(parts.database, userId);
  if (stored === null || stored.verified === false) return false;
  return /^\d{6}$/.test(code) ? useAppCode(parts, stored, code) : useBackupCode(parts, stored, code);
}

/** The same for a code of the app only, also before the app is confirmed. */
export async function useAppCode(parts: Parts, stored: StoredTwoFactor, code: string): Promise<boolean> {
  const secret = await parts.authVault.open(stored.secret);
  // A phone goes by the world's clock.
  const period = periodOfCode(secret, code, new Date());
  return period !== null && usePeriod(parts.database, stored.id, period);
}

async function useBackupCode(parts: Parts, stored: StoredTwoFactor, code: string): Promise<boolean> {
  const codes = backupCodesSchema.parse(JSON.parse(await parts.authVault.open(stored.backupCodes)));
  const left = codes.filter((each) => !isSame(each, code));
  if (left.length === codes.length) return false;
  const after = await parts.authVault.seal(JSON.stringify(left));
  return replaceBackupCodes(parts.database, stored.id, { before: stored.backupCodes, after });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
