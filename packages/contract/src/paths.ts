/** Every call of the product. A `:name` part is filled in by `pathTo`. */
export const paths = {
  health: '/api/health',
  ready: '/api/ready',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
  settings: '/api/settings',
  contact: '/api/contact',

  profile: '/api/profile',
  login: '/api/auth/login',
  register: '/api/auth/register',
  logout: '/api/auth/logout',
  resendVerification: '/api/auth/resend-verification',
  verifyEmail: '/api/auth/verify-email',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  changePassword: '/api/auth/change-password',
  changeEmail: '/api/auth/change-email',
  sessions: '/api/auth/sessions',
  session: '/api/auth/sessions/:sessionId',
  twoFactor: '/api/auth/two-factor',
  twoFactorConfirm: '/api/auth/two-factor/confirm',
  googleStart: '/api/auth/google',
  googleCallback: '/api/auth/google/callback',
  googleCode: '/api/auth/google/code',

  upload: '/api/upload',
  map: '/api/map/:fileId',
  convert: '/api/convert/:fileId',
  convertPreflight: '/api/convert/:fileId/preflight',
  presets: '/api/presets',
  banks: '/api/banks',
  exportPreflight: '/api/exports/preflight',
  exports: '/api/exports',
  file: '/api/files/:fileId',
  fileEvents: '/api/files/:fileId/events',
  fileRows: '/api/files/:fileId/rows',
  fileRowsUndo: '/api/files/:fileId/rows/undo',
  fileRowsRedo: '/api/files/:fileId/rows/redo',
  fileEdits: '/api/files/:fileId/edits',
  fileWords: '/api/files/:fileId/words',
  fileMappings: '/api/files/:fileId/mappings',
  fileLabels: '/api/files/:fileId/labels',

  userFiles: '/api/user/files',
  userFilesZip: '/api/user/files/download',
  userStats: '/api/user/stats',
  userAnalytics: '/api/user/analytics',
  userFile: '/api/user/files/:id',
  userFilePdf: '/api/user/files/:id/download',
  userFileCsv: '/api/user/files/:id/download-csv',
  userFileRetention: '/api/user/files/:id/retention',
  userExport: '/api/user/export',
  userAccount: '/api/user/account',
  userAudit: '/api/user/audit',
  userBooks: '/api/user/books',
  userMappings: '/api/user/mappings',
  userMapping: '/api/user/mappings/:id',
  userChoices: '/api/user/choices',
  userApiKeys: '/api/user/api-keys',
  userApiKey: '/api/user/api-keys/:id',
  userWebhooks: '/api/user/webhooks',
  userWebhook: '/api/user/webhooks/:id',
  userWebhookDeliveries: '/api/user/webhooks/:id/deliveries',
  userWebhookReplay: '/api/user/webhooks/:id/deliveries/:deliveryId/replay',

  createSubscription: '/api/create-subscription',
  billing: '/api/billing',
  billingSubscription: '/api/billing/subscription',
  billingPortal: '/api/billing/portal',
  paymentEvents: '/api/payment-events',
  sandboxCard: '/api/sandbox-payments/card',
  sandboxConfirm: '/api/sandbox-payments/confirm',
  sandboxAuthenticate: '/api/sandbox-payments/authenticate',
  sandboxInvoice: '/api/sandbox-payments/invoices/:id',

  adminStats: '/api/admin/stats',
  adminUsers: '/api/admin/users',
  adminUser: '/api/admin/users/:userId',
  adminFiles: '/api/admin/files',
  adminFile: '/api/admin/files/:id',
  adminBlog: '/api/admin/blog',
  adminBlogPost: '/api/admin/blog/:id',
  adminBlogPreview: '/api/admin/blog-preview',
  adminAnalytics: '/api/admin/analytics',
  adminSettings: '/api/admin/settings',

  blog: '/api/blog',
  blogPost: '/api/blog/:slug',
} as const;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of `path` with its `:name` parts filled in, each escaped. */
export function pathTo<Path extends string>(path: Path, values: Record<ParameterOf<Path>, string>): string {
  const parts: Record<string, string> = values;
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}
