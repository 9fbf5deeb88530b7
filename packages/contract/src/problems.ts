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
  'upload-interrupted': [400, 'The upload broke off before the whole file arrived. Upload it again.'],
  damaged: [422, 'This PDF is damaged or cut short. Download it again and upload the new copy.'],
  'password-required': [422, 'This PDF is protected. Enter its password to open it.'],
  'password-wrong': [422, 'That password does not open this PDF. Check it and try again.'],
  'no-transactions': [422, 'No transactions were found in this PDF. Try uploading a different file.'],
  'too-many-pages': [422, 'This PDF has more pages than your plan allows. Split it or choose a larger plan.'],
  'limits-exceeded': [
    422,
    'Reading this PDF took more memory or time than is allowed. Split it or print it to a new PDF, then upload that.',
  ],
  'extraction-failed': [
    500,
    'Reading this PDF failed on our side. Try again; if it fails again, tell support the code and time.',
  ],
  'duplicate-file': [
    409,
    'You have already converted this file. Open the earlier one, or convert it again anyway.',
  ],

  // Limits
  'quota-exceeded': [
    402,
    'You have used all conversions of this month. Choose a larger plan or wait until it resets.',
  ],
  'plan-required': [403, 'Your plan does not include this. Choose a plan that does.'],
  'rate-limited': [429, 'Too many tries. Wait a little and try again.'],

  // Who and what
  'sign-in-required': [401, 'Sign in to go on.'],
  'session-expired': [401, 'Your session has ended. Sign in again.'],
  'api-key-invalid': [401, 'This API key is not valid or was revoked. Make a new one and use that.'],
  'not-allowed': [403, 'Your account may not do this.'],
  'key-scope-missing': [403, 'This API key may not do this. Use one with the scope named in the details.'],
  'key-not-allowed': [403, 'API keys may not do this. Sign in yourself.'],
  'account-suspended': [403, 'This account is suspended. Write to support to have it opened again.'],
  'forged-request': [403, 'This request did not come from this site. Reload the page and try again.'],
  'not-found': [404, 'There is nothing at this address. Check it, or go back to your files.'],
  'file-not-found': [404, 'This file does not exist or is not yours. Go back to your files.'],
  'file-expired': [410, 'This file was removed when its time ran out. Upload it again to convert it.'],
  'file-not-ready': [409, 'This file is still being read. Wait until it is done, then try again.'],
  'file-failed': [409, 'This file could not be read, so there is nothing to use. Upload it again.'],
  'no-csv-yet': [404, 'No CSV has been made of this file yet. Map its fields and export it first.'],
  'nothing-mapped': [422, 'Map at least one field to a column, then export.'],
  'no-such-preset': [422, 'There is no such target. Choose one of the list at /api/presets.'],
  'export-blocked': [
    422,
    'The target does not take the document as it is. See what blocks it, correct that and export again.',
  ],
  'export-too-large': [422, 'These files have more rows than one export takes. Choose fewer files.'],
  'nothing-to-undo': [409, 'There is no edit left to undo.'],
  'nothing-to-redo': [409, 'There is no undone edit left to make again.'],
  'edit-conflict': [
    409,
    'This file was changed in another tab or by another program. Reload it, then make your change again.',
  ],
  'edit-refused': [422, 'This edit cannot be made on this row. Reload the file and try again.'],
  'edit-too-large': [422, 'This correction is too large. Select fewer rows, or shorten the text.'],
  'edits-full': [
    422,
    'This file takes no more corrections. Export it as it is, or upload it again and correct the copy.',
  ],

  // Accounts
  'wrong-credentials': [401, 'Email or password is wrong. Check both, or reset your password.'],
  'email-not-confirmed': [403, 'Email not confirmed'],
  'email-taken': [422, 'This email cannot be used to register. Sign in instead, or use another address.'],
  'registrations-closed': [403, 'New registrations are closed at the moment. Try again later.'],
  'password-too-common': [
    422,
    'This password is on lists of stolen passwords, or easy to guess. Choose another one, such as a few random words.',
  ],
  'two-factor-required': [403, 'Admins need two-factor sign-in. Set it up in your account, then try again.'],
  'link-invalid': [400, 'This link is not valid any more. Request a new one.'],
  'wait-before-resend': [
    429,
    'A message was sent just now. Please wait 2 minutes before asking for another.',
  ],
  'confirmation-mismatch': [422, 'Type the confirmation exactly as shown to go on.'],
  'code-wrong': [
    401,
    'That code is wrong, has run out or was used already. Enter the next one your app shows.',
  ],
  'code-required': [401, 'Enter the code from your authenticator app to sign in.'],

  // Paying
  'already-subscribed': [
    409,
    'You have a subscription already. Change its plan instead of taking out another.',
  ],
  'no-subscription': [409, 'There is no subscription to change. Take one out first.'],
  'payments-not-configured': [501, 'Payments are not configured, so plans cannot be bought here.'],
  'payment-declined': [402, 'The card was declined. Nothing was charged; try another card.'],
  'payment-due': [409, 'A payment is due. Change the card or pay the open invoice first.'],
  'payment-under-way': [409, 'A payment is being set up already. Reload the page and go on there.'],
  'payments-unreachable': [503, 'The payment provider does not answer. Nothing was charged; try again soon.'],
  'signature-wrong': [400, 'This event does not carry the signature of the payment provider.'],

  // The product
  'visitor-uploads-off': [403, 'Uploads without an account are switched off. Sign in to upload.'],
  'slug-taken': [409, 'Another post has this address already. Choose another slug.'],
  'nothing-to-publish': [422, 'This post has no text yet. Write it, then publish it.'],
  'own-account': [422, 'You cannot suspend your own account. Have another admin do it.'],
  maintenance: [503, 'The service is being maintained. Try again in a few minutes.'],
  busy: [503, 'Very many documents are waiting to be read. Nothing was taken; upload again in a minute.'],
  'not-configured': [501, 'This is not switched on here. Ask whoever runs this service.'],
  'idempotency-conflict': [409, 'This idempotency key was used for a different file. Use a new key.'],
  'replayed-too-often': [
    422,
    'This event was sent again five times already. Fetch the file by its id instead.',
  ],
  'url-not-allowed': [422, 'Webhooks go to public https addresses only. Use another address.'],
  'invalid-request': [400, 'Something in the request is missing or of the wrong kind. See the details.'],
  'unsupported-media-type': [415, 'This call does not take a body of that type.'],
  'body-too-large': [413, 'The request is larger than this call takes.'],
  'too-slow': [408, 'The request arrived too slowly. Try again over a faster connection.'],
  'unknown-host': [
    421,
    'This server does not answer under that name. Use its usual address; if that is this one, its operator sets PUBLIC_URL.',
  ],
  'not-ready': [503, 'The service is not ready. Try again in a moment.'],
  'internal-error': [
    500,
    'Something went wrong on our side. Try again; if it happens again, tell support the code and time.',
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
