import { paths } from '@tieout/contract';
import type { Mail } from '../../platform/mail/mailer.ts';

// No mail says a name: anybody may register anybody's address under any name.

/** The mail with the link that verifies an address. */
export function verificationMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}${paths.verifyEmail}?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: 'Confirm your email address for Tieout',
    text: `Hello,\n\nOpen this link to confirm your email address:\n\n${link}\n\nThe link expires in one hour. If you didn’t ask for it, you can ignore this email.\n`,
  };
}

/** The mail with the link to set a new password. */
export function resetMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: 'Set a new password for Tieout',
    text: `Hello,\n\nOpen this link to set a new password:\n\n${link}\n\nThe link works once and expires in one hour. If you didn’t ask for it, you can ignore this email. Your password stays the same.\n`,
  };
}

/** The mail to somebody whose address was used to register once more. */
export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Tieout account',
    text: `Hello,\n\nSomeone tried to register with this address, which already has an account. If it was you, sign in or set a new password here:\n\n${publicUrl}\n\nIf it wasn’t you, you can ignore this email.\n`,
  };
}

/** A change of how somebody signs in. */
export type SecurityChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off';

const CHANGES: Readonly<Record<SecurityChange, readonly [subject: string, what: string]>> = {
  password: ['Your Tieout password was changed', 'The password of your account was changed.'],
  email: ['Your Tieout email address was changed', 'The email address of your account was changed.'],
  'two-factor-on': [
    'Two-factor sign-in is on',
    'Two-factor sign-in was switched on for your account, with new recovery codes.',
  ],
  'two-factor-off': ['Two-factor sign-in is off', 'Two-factor sign-in was switched off for your account.'],
};

/** The mail that says how signing in has changed. */
export function securityMail(to: string, change: SecurityChange, publicUrl: string): Mail {
  const [subject, what] = CHANGES[change];
  return {
    to,
    subject,
    text: `Hello,\n\n${what}\n\nIf this was you, there is nothing to do. If not, contact support now:\n\n${publicUrl}/contact\n\nIf you can still sign in, set a new password as well.\n`,
  };
}
