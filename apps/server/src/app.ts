import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { fileIdSchema, MAX_PDF_BYTES, reviewResponseSchema } from '@tieout/contract';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { type Actor, visitorActor } from './actor.ts';
import { type Configuration, isLocalStart, outboxOf } from './configuration.ts';
import { changeRoutes } from './features/accounts/change-routes.ts';
import { googleRoutes } from './features/accounts/google-routes.ts';
import { identifyRequests } from './features/accounts/identify.ts';
import { linkRoutes } from './features/accounts/link-routes.ts';
import type { AccountParts } from './features/accounts/parts.ts';
import { profileRoutes } from './features/accounts/profile-routes.ts';
import { signInRoutes } from './features/accounts/sign-in-routes.ts';
import { twoFactorRoutes } from './features/accounts/two-factor-routes.ts';
import { fileRoutes as adminFileRoutes } from './features/admin/file-routes.ts';
import { forAdmins } from './features/admin/for-admins.ts';
import { overviewRoutes } from './features/admin/overview-routes.ts';
import type { AdminParts } from './features/admin/parts.ts';
import { userRoutes } from './features/admin/user-routes.ts';
import { analyticsRoutes } from './features/analytics/analytics-routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-key-routes.ts';
import { createActorOfApiKey } from './features/api-keys/api-keys.ts';
import { closedToKeys, type KeyRule, noteKeyRules } from './features/api-keys/key-rule.ts';
import { billingRoutes } from './features/billing/billing-routes.ts';
import { eventRoutes } from './features/billing/event-routes.ts';
import type { BillingParts } from './features/billing/parts.ts';
import { sandboxRoutes } from './features/billing/sandbox-routes.ts';
import { blogRoutes } from './features/blog/blog-routes.ts';
import { editorRoutes } from './features/blog/editor-routes.ts';
import { booksRoutes } from './features/books/books-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { devMailRoutes } from './features/dev-mail/dev-mail-routes.ts';
import { docsRoutes } from './features/docs/docs-routes.ts';
import { openApiOptions } from './features/docs/open-api-options.ts';
import { type ArrivalLimits, createArrivals } from './features/documents/arrivals.ts';
import { fileRoutes } from './features/documents/file-routes.ts';
import { historyRoutes } from './features/documents/history-routes.ts';
import type { DocumentParts } from './features/documents/parts.ts';
import { uploadRoutes } from './features/documents/upload-routes.ts';
import { exportRoutes } from './features/exporting/export-routes.ts';
import { presetRoutes } from './features/exporting/preset-routes.ts';
import { readBankDirectory } from './features/exporting/read-bank-directory.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { metricsRoutes } from './features/health/metrics-routes.ts';
import type { CheckedPart } from './features/health/try-part.ts';
import { labelRoutes } from './features/labels/label-routes.ts';
import { keptMappingRoutes } from './features/mapping/kept-mapping-routes.ts';
import { mappingRoutes } from './features/mapping/mapping-routes.ts';
import { securityTxtRoutes } from './features/pages/security-txt-routes.ts';
import { siteRoutes } from './features/pages/site-routes.ts';
import { createPageViews } from './features/pages/view-page.ts';
import { personalDataRoutes } from './features/personal-data/personal-data-routes.ts';
import { retentionRoutes } from './features/retention/retention-routes.ts';
import { readReview } from './features/review/review.ts';
import { reviewRoutes } from './features/review/review-routes.ts';
import { closeForMaintenance } from './features/settings/close-for-maintenance.ts';
import type { CurrentSettings } from './features/settings/current-settings.ts';
import { configuredFeatures } from './features/settings/public-settings.ts';
import { settingsRoutes } from './features/settings/settings-routes.ts';
import type { WebhookParts } from './features/webhooks/deliver.ts';
import { webhookRoutes } from './features/webhooks/webhook-routes.ts';
import { answerErrors } from './http/answer-errors.ts';
import { closeInTime } from './http/close-in-time.ts';
import { keepOutOfCaches } from './http/keep-out-of-caches.ts';
import { type ArrivalPace, limitArrival } from './http/limit-arrival.ts';
import { logRequests } from './http/log-requests.ts';
import { refuseForged } from './http/refuse-forged.ts';
import { refuseUnknownHosts } from './http/refuse-unknown-hosts.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { serverLimits } from './http/server-limits.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { issueVisitor } from './http/visitor-cookie.ts';
import type { Mail } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/observing/metrics.ts';
import type { Tracing } from './platform/observing/tracing.ts';
import { isRefused } from './refused.ts';

export type AppParts = DocumentParts &
  AccountParts &
  BillingParts &
  WebhookParts &
  Pick<AdminParts, 'checkOcr'> & {
    readonly configuration: Configuration;
    readonly logger: Logger;
    readonly post: (mail: Mail) => void;
    readonly checkedParts: readonly CheckedPart[];
    readonly metrics: Metrics;
    readonly tracing: Tracing;
    readonly settings: CurrentSettings;
    readonly arrivalPace: ArrivalPace;
    readonly arrivalLimits: ArrivalLimits;
    /** How people reach the product. */
    readonly publicUrl: () => string;
  };

/** What a JSON call may bring unless its route says otherwise. */
const BODY_LIMIT_BYTES = 64 * 1024;

export type BuiltApp = {
  readonly app: FastifyInstance;
  /** What each call says of API keys. */
  readonly keyRules: () => KeyRule[];
};

/** Puts the HTTP side together: what every request passes, the features' routes, the web app. */
export async function buildApp(parts: AppParts): Promise<BuiltApp> {
  const app = fastify({
    loggerInstance: parts.logger,
    trustProxy: trustedProxies(parts.configuration.trustProxyHops),
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverLimits(parts.arrivalPace),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  }) as unknown as FastifyInstance;
  logRequests(app, parts);
  closeInTime(app, parts.follower);
  refuseUnknownHosts(app, parts.configuration);
  limitArrival(app, parts.arrivalPace);
  keepOutOfCaches(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  const keyRules = noteKeyRules(app);
  await app.register(swagger, openApiOptions);
  await app.register(cookie, { secret: parts.secrets.cookieKeys });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_PDF_BYTES, files: 2, fields: 10, fieldSize: 4096 },
  });
  await setSecurityHeaders(app, { ...parts, hasStripe: parts.configuration.stripe !== null });
  refuseForged(app);

  const findActor = identifyRequests(app, { ...parts, actorOfApiKey: createActorOfApiKey(parts) });
  closeForMaintenance(app, parts.settings);
  await registerFeatures(app, parts);
  const reviewOf = async (actor: Actor | null, fileId: string) => {
    if (!fileIdSchema.safeParse(fileId).success) return null;
    const review = await readReview(parts, actor, fileId);
    return isRefused(review) ? null : reviewResponseSchema.parse(review);
  };
  const features = configuredFeatures(parts.configuration);
  await serveWeb(app, createPageViews({ ...parts, ...features, findActor, reviewOf }));
  return { app, keyRules };
}

async function registerFeatures(app: FastifyInstance, parts: AppParts): Promise<void> {
  const actorOrVisitor = async (request: FastifyRequest, reply: FastifyReply) =>
    request.actor ?? visitorActor(issueVisitor(reply, parts));
  const { metricsToken } = parts.configuration;
  await app.register(healthRoutes(parts.checkedParts));
  if (metricsToken !== null) await app.register(metricsRoutes(parts.metrics, metricsToken));
  await app.register(settingsRoutes({ ...parts, ...configuredFeatures(parts.configuration) }));
  await app.register(contactRoutes(parts));
  await app.register(
    uploadRoutes({
      ...parts,
      actorOrVisitor,
      backlogLimits: parts.configuration.backlogLimits,
      arrivals: createArrivals(parts.arrivalLimits),
    }),
  );
  await app.register(fileRoutes(parts));
  await app.register(historyRoutes(parts));
  await app.register(analyticsRoutes(parts));
  await app.register(retentionRoutes(parts));
  await app.register(eventRoutes(parts));
  await app.register(reviewRoutes(parts));
  await app.register(mappingRoutes(parts));
  await app.register(keptMappingRoutes(parts));
  await app.register(booksRoutes(parts));
  await app.register(labelRoutes(parts));
  const { bankDirectory } = parts.configuration;
  await app.register(
    presetRoutes(parts, bankDirectory === null ? null : await readBankDirectory(bankDirectory)),
  );
  await app.register(exportRoutes(parts));
  await app.register(closedToKeys(pluginsForPeople(parts)));
  await app.register(blogRoutes(parts));
  await app.register(siteRoutes(parts));
  await app.register(securityTxtRoutes(parts));
  await app.register(docsRoutes());
  if (isLocalStart(parts.configuration)) await app.register(devMailRoutes(outboxOf(parts.configuration)));
}

/** What a program with an API key has no business with. */
function pluginsForPeople(parts: AppParts): FastifyPluginAsyncZod[] {
  return [
    signInRoutes(parts),
    linkRoutes(parts),
    changeRoutes(parts),
    twoFactorRoutes(parts),
    profileRoutes(parts),
    ...(parts.configuration.google === null ? [] : [googleRoutes(parts)]),
    personalDataRoutes(parts),
    billingRoutes(parts),
    ...(parts.sandbox === null ? [] : [sandboxRoutes(parts, parts.sandbox)]),
    apiKeyRoutes(parts),
    webhookRoutes(parts),
    forAdmins([overviewRoutes(parts), userRoutes(parts), adminFileRoutes(parts), editorRoutes(parts)]),
  ];
}
