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
import type { Logger } from 'pino';
import { type Actor, visitorActor } from './actor.ts';
import { type Configuration, isLocalStart, outboxOf } from './configuration.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { identifyRequests } from './features/accounts/identify.ts';
import type { AccountParts } from './features/accounts/parts.ts';
import { adminRoutes } from './features/admin/admin-routes.ts';
import type { AdminParts } from './features/admin/parts.ts';
import { analyticsRoutes } from './features/analytics/analytics-routes.ts';
import { apiKeyRoutes } from './features/api-keys/api-key-routes.ts';
import { createActorOfApiKey } from './features/api-keys/api-keys.ts';
import { closedToKeys, type KeyRule, noteKeyRules } from './features/api-keys/key-rule.ts';
import { eventRoutes } from './features/billing/event-routes.ts';
import type { BillingParts } from './features/billing/parts.ts';
import { payingRoutes } from './features/billing/paying-routes.ts';
import { blogRoutes } from './features/blog/blog-routes.ts';
import { editorRoutes } from './features/blog/editor-routes.ts';
import { booksRoutes } from './features/books/books-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { devMailRoutes } from './features/dev-mail/dev-mail-routes.ts';
import { docsRoutes } from './features/docs/docs-routes.ts';
import { openApiOptions } from './features/docs/open-api-options.ts';
import { type ArrivalLimits, createArrivals } from './features/documents/arrivals.ts';
import { documentRoutes } from './features/documents/document-routes.ts';
import type { DocumentParts } from './features/documents/parts.ts';
import { exportingRoutes } from './features/exporting/exporting-routes.ts';
import type { CheckedPart } from './features/health/try-part.ts';
import { watchingRoutes } from './features/health/watching-routes.ts';
import { labelRoutes } from './features/labels/label-routes.ts';
import { allMappingRoutes } from './features/mapping/all-mapping-routes.ts';
import { pageRoutes } from './features/pages/page-routes.ts';
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
import { acceptRoutes, type Routes } from './http/routes.ts';
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
  acceptRoutes(app);
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
  const { configuration } = parts;
  const actorOrVisitor = async (request: FastifyRequest, reply: FastifyReply) =>
    request.actor ?? visitorActor(issueVisitor(reply, parts));
  const features: readonly Routes[] = [
    watchingRoutes(parts, configuration.metricsToken),
    settingsRoutes({ ...parts, ...configuredFeatures(configuration) }),
    contactRoutes(parts),
    documentRoutes({
      ...parts,
      actorOrVisitor,
      backlogLimits: configuration.backlogLimits,
      arrivals: createArrivals(parts.arrivalLimits),
    }),
    analyticsRoutes(parts),
    retentionRoutes(parts),
    eventRoutes(parts),
    reviewRoutes(parts),
    allMappingRoutes(parts),
    booksRoutes(parts),
    labelRoutes(parts),
    exportingRoutes(parts, configuration.bankDirectory),
    closedToKeys(forPeople(parts)),
    blogRoutes(parts),
    pageRoutes(parts),
    docsRoutes(),
    ...(isLocalStart(configuration) ? [devMailRoutes(outboxOf(configuration))] : []),
  ];
  for (const feature of features) await app.register(feature);
}

/** What a program with an API key has no business with. */
function forPeople(parts: AppParts): Routes[] {
  return [
    accountRoutes(parts, { hasGoogle: parts.configuration.google !== null }),
    personalDataRoutes(parts),
    payingRoutes(parts),
    apiKeyRoutes(parts),
    webhookRoutes(parts),
    adminRoutes(parts, [editorRoutes(parts)]),
  ];
}
