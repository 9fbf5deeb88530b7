import { dictionary } from '@zxcvbn-ts/language-common';
import { type Refused, refused } from '../../refused.ts';

const COMMON = new Set(dictionary['passwords-common']);
/** What people put behind a word to make it look harder: "sunshine2024!". */
const TRIMMINGS = /[\d\W_]+$/;

/** Refuses a password that is on the list of stolen ones, with or without figures behind it, or that is the account's own address. */
export function refuseCommonPassword(password: string, email: string): Refused | null {
  const typed = password.toLowerCase();
  const isCommon = COMMON.has(typed) || COMMON.has(typed.replace(TRIMMINGS, ''));
  const isAddress = typed === email || typed === email.split('@')[0];
  return isCommon || isAddress ? refused('password-too-common') : null;
}
