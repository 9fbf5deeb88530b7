import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '../../src/platform/auth/open-auth.ts';

const COST = { N: 2, r: 1, p: 1 };

/** Keeps passwords salted and by scrypt as the product does, but at the least cost there is. */
export const CHEAP_PASSWORDS: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex');
    return `${salt}:${hashWith(salt, password)}`;
  },
  async verify({ hash, password }) {
    const [salt = '', kept] = hash.split(':');
    return hashWith(salt, password) === kept;
  },
};

function hashWith(salt: string, password: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 16, COST).toString('hex');
}
