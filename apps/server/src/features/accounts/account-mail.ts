import { paths } from '@tieout/contract';
import type { Mail } from '../../platform/mail/mailer.ts';

// No mail says a name: anybody may register anybody's address under any name.

/** The mail with the link that verifies an address. */
export function verificationMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}${paths.verifyEmail}?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: 'Confirm your email address for Tieout',
    text: `Hello,\n\nopen this link to confirm your email address:\n\n${link}\n\nIt works for one hour. If you did not ask for it, you can ignore this email.\n`,
  };
}

/** The mail with the link to set a new password. */
export function resetMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: 'Set a new password for Tieout',
    text: `Hello,\n\nopen this link to set a new password:\n\n${link}\n\nIt works once, within one hour. If you did not ask for it, you can ignore this email; your password stays as it is.\n`,
  };
}

/** The mail to somebody whose address was used to register once more. */
export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Tieout account',
    text: `Hello,\n\nsomebody tried to register with this address, which has an account already. If it was you, sign in, or set a new password, at:\n\n${publicUrl}\n\nIf it was not you, you can ignore this email.\n`,
  };
}

/** A change of how somebody signs in. */
export type SecurityChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off';

const CHANGES: Readonly<Record<SecurityChange, readonly [subject: string, what: string]>> = {
  password: ['Your Tieout password was changed', 'The password of your account was changed.'],
  email: ['Your Tieout email address was changed', 'The email address of your account was changed.'],
  'two-factor-on': [
    'Two-factor sign-in is on',
    'Two-factor sign-in was switched on for your account, with new backup codes.',
  ],
  'two-factor-off': ['Two-factor sign-in is off', 'Two-factor sign-in was switched off for your account.'],
};

/** The mail that says how signing in has changed. */
export function securityMail(to: string, change: SecurityChange, publicUrl: string): Mail {
  const [subject, what] = CHANGES[change];
  return {
    to,
    subject,
    text: `Hello,\n\n${what}\n\nIf that was you, there is nothing to do. If it was not, set a new password at once and write to support:\n\n${publicUrl}/contact\n`,
  };
}
