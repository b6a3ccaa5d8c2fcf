import * as endpoints from '@slotwise/contract/auth/auth.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { API_BASE, serve, servePublic } from '#http/serve.ts';
import * as auth from './auth.service.ts';
import * as passwords from './passwords.service.ts';
import * as registration from './registration.service.ts';

export function authRoutes(
  app: FastifyInstance,
  context: Context,
  followPassword: passwords.FollowPassword,
): void {
  clearCacheOnLogOut(app);
  servePublic(app, endpoints.authenticate, ({ body }, call) => auth.authenticate(context, body, call));
  servePublic(app, endpoints.register, ({ body }, call) => registration.register(context, body, call));
  servePublic(app, endpoints.resendVerification, ({ body }, call) =>
    registration.resendVerification(context, body.email, call),
  );
  servePublic(app, endpoints.requestPasswordReset, ({ body }, call) =>
    registration.requestPasswordReset(context, body.email, call),
  );
  servePublic(app, endpoints.setPassword, ({ body }, call) =>
    passwords.setPassword(context, body, call, followPassword),
  );
  serve(app, context, endpoints.logOut, (_request, _session, call) => auth.logOut(context, call));
}

/** The person who sits at the same machine next finds nothing of this session in the browser's cache. */
function clearCacheOnLogOut(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === API_BASE + endpoints.logOut.path) {
      reply.header('clear-site-data', '"cache"');
    }
    done();
  });
}
