import { PASSWORD } from './accounts.ts';

/** Everybody the matrix knows. The owner of the file that file routes are asked for is `free`. */
export const ACTORS = [
  'visitor',
  'otherVisitor',
  'free',
  'pro',
  'business',
  'unverified',
  'suspended',
  'otherUser',
  'admin',
  'expired',
  'forged',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Who gets the route's own answer; everybody else gets the refusal that goes with it. */
export type Access = 'anyone' | 'uploader' | 'owner' | 'account' | 'apiManager' | 'admin';

/** What a route is asked for that belongs to somebody who is none of the actors: a real one, never an id nobody has. */
export type Belonging =
  | 'session'
  | 'mapping'
  | 'apiKey'
  | 'webhook'
  | 'delivery'
  | 'invoice'
  | 'payment'
  | 'user'
  | 'file'
  | 'draft';

export type MatrixRow = {
  readonly access: Access;
  /** Status for those who have access. */
  readonly status: number;
  /** Whose belonging the path or body names; its owner gets 200 for the same call, or `admin` where the route is an admin's. */
  readonly of?: Belonging;
  /** JSON body; distinguished by actor where it must be. */
  readonly body?: (
    actor: ActorName | 'bystander',
    fileId: string,
    theirs: { clientSecret: string },
  ) => object;
};

const email = (actor: ActorName | 'bystander') => ({ email: `matrix-${actor}@example.com` });

/** One row for each call of the API; the test fails when there is a call without one. */
export const MATRIX: Readonly<Record<string, MatrixRow>> = {
  'GET /api/health': { access: 'anyone', status: 200 },
  'GET /api/ready': { access: 'anyone', status: 200 },
  'GET /api/settings': { access: 'anyone', status: 200 },
  'POST /api/contact': {
    access: 'anyone',
    status: 200,
    body: (actor) => ({ ...email(actor), message: 'A message long enough.' }),
  },
  'POST /api/auth/login': {
    access: 'anyone',
    status: 401,
    body: (actor) => ({ ...email(actor), password: 'not the password' }),
  },
  'POST /api/auth/register': {
    access: 'anyone',
    status: 200,
    body: (actor) => ({ email: `matrix-new-${actor}@example.com`, password: PASSWORD }),
  },
  'POST /api/auth/resend-verification': {
    access: 'anyone',
    status: 200,
    body: (actor) => ({ email: `matrix-resend-${actor}@example.com` }),
  },
  'GET /api/auth/verify-email': { access: 'anyone', status: 302 },
  'POST /api/auth/forgot-password': { access: 'anyone', status: 200, body: email },
  'POST /api/auth/reset-password': {
    access: 'anyone',
    status: 400,
    body: () => ({ token: 'x', password: PASSWORD }),
  },
  'POST /api/auth/change-password': {
    access: 'account',
    status: 401,
    body: () => ({ currentPassword: 'not the password', newPassword: PASSWORD }),
  },
  'POST /api/auth/change-email': {
    access: 'account',
    status: 401,
    body: () => ({ newEmail: 'matrix-changed@example.com', password: 'not the password' }),
  },
  'POST /api/auth/two-factor': {
    access: 'account',
    status: 401,
    body: () => ({ password: 'not the password' }),
  },
  'POST /api/auth/two-factor/confirm': { access: 'account', status: 401, body: () => ({ code: '000000' }) },
  'DELETE /api/auth/two-factor': {
    access: 'account',
    status: 401,
    body: () => ({ password: 'not the password' }),
  },
  'GET /api/auth/sessions': { access: 'account', status: 200 },
  'DELETE /api/auth/sessions/{sessionId}': { of: 'session', access: 'account', status: 404 },
  'GET /api/profile': { access: 'account', status: 200 },
  'PATCH /api/profile': { access: 'account', status: 200, body: () => ({ name: 'Kim Sample' }) },
  'POST /api/upload': { access: 'uploader', status: 200 },
  'GET /api/files/{fileId}': { access: 'owner', status: 200 },
  'GET /api/files/{fileId}/events': { access: 'owner', status: 200 },
  'GET /api/files/{fileId}/rows': { access: 'owner', status: 200 },
  'PATCH /api/files/{fileId}/rows': {
    access: 'owner',
    status: 200,
    body: () => ({ kind: 'include', rows: ['0-0'] }),
  },
  'POST /api/files/{fileId}/rows/undo': { access: 'owner', status: 200 },
  'POST /api/files/{fileId}/rows/redo': { access: 'owner', status: 409 },
  'GET /api/files/{fileId}/words': { access: 'owner', status: 200 },
  'GET /api/files/{fileId}/edits': { access: 'owner', status: 200 },
  'POST /api/map/{fileId}': {
    access: 'owner',
    status: 200,
    body: () => ({ mapping: { amount: 'amount' }, exportFormat: 'generic' }),
  },
  'POST /api/convert/{fileId}': { access: 'owner', status: 200 },
  'POST /api/convert/{fileId}/preflight': {
    access: 'owner',
    status: 200,
    body: () => ({ mapping: { amount: 'amount' }, exportFormat: 'generic' }),
  },
  'GET /api/files/{fileId}/mappings': { access: 'owner', status: 200 },
  'GET /api/files/{fileId}/labels': { access: 'owner', status: 200 },
  'PATCH /api/files/{fileId}/labels': {
    access: 'owner',
    status: 200,
    body: () => ({ labels: [{ rows: ['0-0'], category: 'Meals' }] }),
  },
  'GET /api/user/books': { access: 'account', status: 200 },
  'PUT /api/user/books': { access: 'account', status: 200, body: () => ({ region: 'GB' }) },
  'GET /api/user/choices': { access: 'account', status: 200 },
  'DELETE /api/user/choices': { access: 'account', status: 200 },
  'GET /api/user/mappings': { access: 'account', status: 200 },
  'PATCH /api/user/mappings/{id}': {
    of: 'mapping',
    access: 'account',
    status: 404,
    body: () => ({ name: 'mine' }),
  },
  'DELETE /api/user/mappings/{id}': { of: 'mapping', access: 'account', status: 404 },
  'GET /api/presets': { access: 'uploader', status: 200 },
  'GET /api/banks': { access: 'uploader', status: 200 },
  'POST /api/exports/preflight': {
    access: 'owner',
    status: 200,
    body: (_, fileId) => ({ fileIds: [fileId], presetId: 'qbo-bank-csv' }),
  },
  'POST /api/exports': {
    access: 'owner',
    status: 200,
    body: (_, fileId) => ({ fileIds: [fileId], presetId: 'qbo-bank-csv' }),
  },
  'GET /api/user/files/{id}/download-csv': { access: 'owner', status: 200 },
  'GET /api/user/files/{id}/download': { access: 'owner', status: 200 },
  'POST /api/user/files/download': {
    access: 'owner',
    status: 200,
    body: (_, fileId) => ({ ids: [fileId] }),
  },
  'PATCH /api/user/files/{id}/retention': { access: 'owner', status: 200, body: () => ({ hours: 5 }) },
  'DELETE /api/user/files/{id}': { access: 'owner', status: 200 },
  'GET /api/user/files': { access: 'account', status: 200 },
  'GET /api/user/stats': { access: 'account', status: 200 },
  'GET /api/user/analytics': { access: 'account', status: 200 },
  'GET /api/user/audit': { access: 'account', status: 200 },
  'GET /api/user/export': { access: 'account', status: 200 },
  'DELETE /api/user/account': {
    access: 'account',
    status: 422,
    body: () => ({ confirmation: 'no', password: 'not the password' }),
  },
  'POST /api/create-subscription': { access: 'account', status: 200, body: () => ({ planType: 'pro' }) },
  'GET /api/billing': { access: 'account', status: 200 },
  'PATCH /api/billing/subscription': { access: 'account', status: 409, body: () => ({ endsThen: true }) },
  'POST /api/billing/portal': { access: 'account', status: 200 },
  'POST /api/payment-events': { access: 'anyone', status: 400, body: () => ({ id: 'evt_forged' }) },
  'POST /api/sandbox-payments/card': { access: 'account', status: 200 },
  'POST /api/sandbox-payments/confirm': {
    of: 'payment',
    access: 'account',
    status: 404,
    body: (_actor, _fileId, { clientSecret }) => ({ clientSecret, card: 'succeeds' }),
  },
  'POST /api/sandbox-payments/authenticate': {
    of: 'payment',
    access: 'account',
    status: 404,
    body: (_actor, _fileId, { clientSecret }) => ({ clientSecret, isApproved: true }),
  },
  'GET /api/sandbox-payments/invoices/{id}': { of: 'invoice', access: 'account', status: 404 },
  'GET /api/user/api-keys': { access: 'apiManager', status: 200 },
  'POST /api/user/api-keys': {
    access: 'apiManager',
    status: 201,
    body: () => ({ name: 'matrix', scopes: ['read'] }),
  },
  'DELETE /api/user/api-keys/{id}': { of: 'apiKey', access: 'apiManager', status: 404 },
  'GET /api/user/webhooks': { access: 'apiManager', status: 200 },
  'POST /api/user/webhooks': {
    access: 'apiManager',
    status: 201,
    body: () => ({ url: 'https://hooks.example.com/' }),
  },
  'DELETE /api/user/webhooks/{id}': { of: 'webhook', access: 'apiManager', status: 404 },
  'GET /api/user/webhooks/{id}/deliveries': { of: 'webhook', access: 'apiManager', status: 404 },
  'POST /api/user/webhooks/{id}/deliveries/{deliveryId}/replay': {
    of: 'delivery',
    access: 'apiManager',
    status: 404,
  },
  'GET /api/blog': { access: 'anyone', status: 200 },
  'GET /api/blog/{slug}': { of: 'draft', access: 'anyone', status: 404 },
  'GET /api/admin/stats': { access: 'admin', status: 200 },
  'GET /api/admin/users': { access: 'admin', status: 200 },
  'PATCH /api/admin/users/{userId}': {
    of: 'user',
    access: 'admin',
    status: 200,
    body: () => ({ isActive: false }),
  },
  'GET /api/admin/files': { access: 'admin', status: 200 },
  'DELETE /api/admin/files/{id}': { of: 'file', access: 'admin', status: 200 },
  'GET /api/admin/blog': { access: 'admin', status: 200 },
  'POST /api/admin/blog': {
    access: 'admin',
    status: 201,
    body: (actor) => ({ title: 'A post', slug: `by-${actor.toLowerCase()}`, content: 'Text.' }),
  },
  'PATCH /api/admin/blog/{id}': {
    of: 'draft',
    access: 'admin',
    status: 200,
    body: () => ({ isPublished: true }),
  },
  'DELETE /api/admin/blog/{id}': { of: 'draft', access: 'admin', status: 200 },
  'POST /api/admin/blog-preview': { access: 'admin', status: 200, body: () => ({ content: 'Text.' }) },
  'GET /api/admin/analytics': { access: 'admin', status: 200 },
  'GET /api/admin/settings': { access: 'admin', status: 200 },
  'PATCH /api/admin/settings': { access: 'admin', status: 200, body: () => ({ allowRegistrations: true }) },
  'POST /api/auth/logout': { access: 'anyone', status: 200 },
};

/** The status an actor must get from a route. */
export function expectedStatus({ access, status }: MatrixRow, actor: ActorName): number {
  if (access === 'anyone') return status;
  if (actor === 'expired' || actor === 'forged') return 401;
  if (actor === 'suspended') return 403;
  const isVisitor = actor === 'visitor' || actor === 'otherVisitor';
  if (access === 'uploader') return status;
  if (access === 'owner') return actor === 'free' ? status : 404;
  if (isVisitor) return 401;
  if (access === 'account') return status;
  if (access === 'admin') return actor === 'admin' ? status : 403;
  return actor === 'business' ? status : 403;
}
