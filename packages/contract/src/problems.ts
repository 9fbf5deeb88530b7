/** Every way a call can be refused: stable code, HTTP status, and what happened and what to do next, for people. */
export const problems = {
  // The file
  'no-file': [400, 'No file arrived. Choose a PDF and send it in the field "pdf".'],
  'empty-file': [422, 'This file is empty. Download it again from your bank and upload the new copy.'],
  'not-a-pdf': [415, 'This is not a PDF. Upload the statement as the PDF your bank gives you.'],
  'file-too-large': [
    413,
    'This PDF is larger than 25 MB. Split it or download a shorter period, then upload again.',
  ],
  'upload-interrupted': [400, 'The upload was interrupted. Upload the file again.'],
  damaged: [422, 'This PDF is damaged or incomplete. Download it again and upload the new copy.'],
  'password-required': [422, 'This PDF is protected. Enter its password to open it.'],
  'password-wrong': [422, 'That password does not open this PDF. Check it and try again.'],
  'no-transactions': [422, 'No transactions were found in this PDF. Try uploading a different file.'],
  'too-many-pages': [422, 'This PDF has more pages than your plan allows. Split it or choose a larger plan.'],
  'limits-exceeded': [
    422,
    'Reading this PDF took too much memory or time. Split it, or print it to a new PDF, and upload that.',
  ],
  'extraction-failed': [
    500,
    'Reading this PDF failed on our side. Try again. If it fails again, contact support with the code and time.',
  ],
  'duplicate-file': [
    409,
    'You have already converted this file. Open the earlier one, or convert it again anyway.',
  ],

  // Limits
  'quota-exceeded': [
    402,
    'You have used all your conversions this month. Choose a larger plan, or wait until they reset.',
  ],
  'plan-required': [403, 'Your plan does not include this. Upgrade to use it.'],
  'rate-limited': [429, 'Too many attempts. Wait a moment and try again.'],

  // Who and what
  'sign-in-required': [401, 'Sign in to continue.'],
  'session-expired': [401, 'Your session has ended. Sign in again.'],
  'api-key-invalid': [401, 'This API key is not valid or was revoked. Create a new one.'],
  'not-allowed': [403, 'Your account is not allowed to do this.'],
  'key-scope-missing': [
    403,
    'This API key does not have the required scope. Use one with the scope named in the details.',
  ],
  'key-not-allowed': [403, 'API keys cannot do this. Sign in instead.'],
  'account-suspended': [403, 'This account is suspended. Contact support to reopen it.'],
  'forged-request': [403, 'This request did not come from this site. Reload the page and try again.'],
  'not-found': [404, 'There is nothing at this address. Check it, or go back to your files.'],
  'file-not-found': [404, 'This file does not exist or is not yours. Go back to your files.'],
  'file-expired': [
    410,
    'This file was deleted when its retention period ended. Upload it again to convert it.',
  ],
  'file-not-ready': [409, 'This file is still being read. Wait until it is done, then try again.'],
  'file-failed': [409, 'This file could not be read. Upload it again.'],
  'no-csv-yet': [404, 'This file has no CSV yet. Map its fields and export it first.'],
  'nothing-mapped': [422, 'Map at least one field to a column, then export.'],
  'no-such-preset': [422, 'This export target does not exist. Choose one from the list at /api/presets.'],
  'export-blocked': [
    422,
    'The target does not accept this document as it is. Correct what blocks it and export again.',
  ],
  'export-too-large': [422, 'These files have more rows than one export can hold. Choose fewer files.'],
  'nothing-to-undo': [409, 'There is nothing to undo.'],
  'nothing-to-redo': [409, 'There is nothing to redo.'],
  'edit-conflict': [
    409,
    'This file was changed in another tab or app. Reload it, then make your change again.',
  ],
  'edit-refused': [422, 'This change is not possible on this row. Reload the file and try again.'],
  'edit-too-large': [422, 'This correction is too large. Select fewer rows, or shorten the text.'],
  'edits-full': [
    422,
    'This file has reached its limit of corrections. Export it as it is, or upload it again and correct the copy.',
  ],

  // Accounts
  'wrong-credentials': [401, 'The email or password is wrong. Check both, or reset your password.'],
  'email-not-confirmed': [403, 'Email not confirmed'],
  'email-taken': [422, 'This email cannot be used to register. Sign in instead, or use another address.'],
  'registrations-closed': [403, 'New registrations are closed for now. Try again later.'],
  'password-too-common': [
    422,
    'This password was stolen in a data breach or is easy to guess. Choose another one, such as a few random words.',
  ],
  'two-factor-required': [403, 'Admins need two-factor sign-in. Set it up in your account, then try again.'],
  'link-invalid': [400, 'This link has expired or was already used. Request a new one.'],
  'wait-before-resend': [429, 'An email was just sent. Please wait 2 minutes before requesting another.'],
  'confirmation-mismatch': [422, 'Type the confirmation exactly as shown to continue.'],
  'code-wrong': [401, 'That code is wrong, expired or already used. Enter the next one your app shows.'],
  'code-required': [401, 'Enter the code from your authenticator app to sign in.'],

  // Paying
  'already-subscribed': [409, 'You already have a subscription. Change its plan instead.'],
  'no-subscription': [409, 'There is no subscription to change. Subscribe first.'],
  'payments-not-configured': [501, 'Paid plans are not available here, because payments are not configured.'],
  'payment-declined': [402, 'The card was declined. Nothing was charged. Try another card.'],
  'payment-due': [409, 'A payment is due. Change the card or pay the open invoice first.'],
  'payment-under-way': [409, 'A payment is already being set up. Reload the page and continue there.'],
  'payments-unreachable': [
    503,
    'The payment provider is not responding. Nothing was charged. Try again soon.',
  ],
  'signature-wrong': [400, 'This event does not have a valid signature of the payment provider.'],

  // The product
  'visitor-uploads-off': [403, 'Uploads without an account are switched off. Sign in to upload.'],
  'slug-taken': [409, 'Another post already has this address. Choose another slug.'],
  'nothing-to-publish': [422, 'This post is empty. Write it, then publish it.'],
  'own-account': [422, 'You cannot suspend your own account. Ask another admin.'],
  maintenance: [503, 'Down for maintenance. Try again in a few minutes.'],
  busy: [503, 'Many documents are waiting to be read. Your file was not uploaded. Try again in a minute.'],
  'not-configured': [501, 'This feature is not switched on here. Ask the operator of this service.'],
  'idempotency-conflict': [409, 'This idempotency key was used for a different file. Use a new key.'],
  'replayed-too-often': [
    422,
    'This event was already sent again five times. Get the file by its id instead.',
  ],
  'url-not-allowed': [422, 'Webhooks need a public https address. Use another one.'],
  'invalid-request': [400, 'Something in the request is missing or invalid. See the details.'],
  'unsupported-media-type': [415, 'This call does not accept that content type.'],
  'body-too-large': [413, 'The request is too large for this call.'],
  'too-slow': [408, 'The request arrived too slowly. Try again over a faster connection.'],
  'unknown-host': [
    421,
    'This server does not answer at this address. Use its usual address. If this is the usual one, the operator must set PUBLIC_URL.',
  ],
  'not-ready': [503, 'The service is not ready. Try again in a moment.'],
  'internal-error': [
    500,
    'Something went wrong on our side. Try again. If it happens again, contact support with the code and time.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof problems;

/** The one shape of every refusal. */
export type Problem = {
  code: ProblemCode;
  message: string;
  details?: Record<string, unknown> | undefined;
};

/** HTTP status of a problem. */
export function statusOf(code: ProblemCode): number {
  return problems[code][0];
}

/** The problem of that code, with its own message unless a more exact one is given. */
export function problem(
  code: ProblemCode,
  more: { message?: string; details?: Record<string, unknown> } = {},
): Problem {
  return {
    code,
    message: more.message ?? problems[code][1],
    ...(more.details ? { details: more.details } : {}),
  };
}
