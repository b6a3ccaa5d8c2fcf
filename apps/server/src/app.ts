import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Context } from '#context.ts';
import { authRoutes } from '#features/auth/auth.routes.ts';
import { bookingsRoutes } from '#features/bookings/bookings.routes.ts';
import { notificationsRoutes } from '#features/notifications/notifications.routes.ts';
import { outboxRoutes } from '#features/notifications/outbox/outbox.routes.ts';
import { panelistsRoutes } from '#features/panelists/panelists.routes.ts';
import { recruitersRoutes } from '#features/recruiters/recruiters.routes.ts';
import { requireAccessPolicies } from '#http/access-policy.ts';
import { drainConnections } from '#http/drain-connections.ts';
import { answerClientError, answerFrameworkError, handleErrors } from '#http/error-handler.ts';
import { healthRoutes } from '#http/health-routes.ts';
import { openapiRoutes } from '#http/openapi-routes.ts';
import { readJsonBodies } from '#http/read-json.ts';
import { refuseOddRequests } from '#http/refuse-odd-requests.ts';
import { logRequests } from '#http/request-log.ts';
import { addSecurityHeaders, securityHeaders } from '#http/security-headers.ts';
import { webAppRoutes } from '#http/web-app-routes.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADERS_MILLIS = 15_000;

/** The whole HTTP server as a function of its context. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const { config, log } = context;
  const headers = securityHeaders(config.publicUrl.startsWith('https:'));
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError(headers),
    clientErrorHandler: answerClientError(headers),
    http: { headersTimeout: HEADERS_MILLIS, connectionsCheckingInterval: 5000, requireHostHeader: false },
  });

  addSecurityHeaders(app, headers);
  drainConnections(app);
  refuseOddRequests(app, headers);
  requireAccessPolicies(app);
  logRequests(app);
  handleErrors(app);
  readJsonBodies(app);

  authRoutes(app, context);
  recruitersRoutes(app, context);
  panelistsRoutes(app, context);
  bookingsRoutes(app, context);
  notificationsRoutes(app, context);
  outboxRoutes(app, context);
  openapiRoutes(app);
  healthRoutes(app, context);
  await webAppRoutes(app, config.webDir);

  return app;
}
