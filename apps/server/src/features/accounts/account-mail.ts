import { paths } from '@tieout/contract';
import type { Addressee } from '../../platform/auth/open-auth.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The mail with the link that verifies an address. */
export function verificationMail(to: Addressee, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}${paths.verifyEmail}?token=${encodeURIComponent(token)}`;
  return {
    to: to.email,
    subject: 'Confirm your email address for Tieout',
    text: `Hello${to.name ? ` ${to.name}` : ''},\n\nopen this link to confirm your email address:\n\n${link}\n\nIt works for one hour. If you did not ask for it, you can leave this message alone.\n`,
  };
}

/** The mail with the link to set a new password. */
export function resetMail(to: Addressee, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    to: to.email,
    subject: 'Set a new password for Tieout',
    text: `Hello${to.name ? ` ${to.name}` : ''},\n\nopen this link to set a new password:\n\n${link}\n\nIt works once, within one hour. If you did not ask for it, you can leave this message alone; your password stays as it is.\n`,
  };
}
