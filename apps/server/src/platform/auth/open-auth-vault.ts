import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Auth } from './open-auth.ts';

/** Opens and seals what better-auth keeps encrypted in our tables, and hashes passwords as it does. */
export type AuthVault = {
  open(sealed: string): Promise<string>;
  seal(text: string): Promise<string>;
  hashPassword(password: string): Promise<string>;
};

/** The vault of that better-auth. */
export function openAuthVault(auth: Auth): AuthVault {
  const keyOf = async () => (await auth.$context).secretConfig;
  return {
    open: async (sealed) => symmetricDecrypt({ key: await keyOf(), data: sealed }),
    seal: async (text) => symmetricEncrypt({ key: await keyOf(), data: text }),
    hashPassword: async (password) => (await auth.$context).password.hash(password),
  };
}
