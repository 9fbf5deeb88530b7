import type { AuditKind } from '@tieout/contract';

/** What is shown of each kind of event in the record of an account. */
export const ACTIVITY_TEXTS: Readonly<Record<AuditKind, string>> = {
  register: 'Account created',
  'sign-in': 'Signed in',
  'password-changed': 'Password changed',
  'email-changed': 'Email address changed',
  'session-ended': 'Signed out a device',
  'two-factor-on': 'Two-factor sign-in switched on',
  'two-factor-off': 'Two-factor sign-in switched off',
  upload: 'File uploaded',
  view: 'File opened',
  edit: 'Transactions corrected',
  map: 'Field mapping saved',
  export: 'File exported',
  download: 'File downloaded',
  delete: 'File deleted',
  'retention-changed': 'Storage period changed',
  'data-exported': 'Personal data downloaded',
  'api-key-made': 'API key created',
  'api-key-revoked': 'API key revoked',
  'webhook-changed': 'Webhook changed',
  'plan-changed': 'Plan changed',
  'admin-act': 'Changed by an administrator',
};
