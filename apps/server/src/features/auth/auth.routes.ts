import * as endpoints from '@slotwise/contract/auth/auth.endpoints';
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#http/serve.ts';
import type { Routes } from '#http/routes.ts';
import * as auth from './auth.service.ts';
import * as passwords from './passwords.service.ts';
import * as registration from './registration.service.ts';

export function authRoutes(
  { context, app, serve, servePublic }: Routes,
  followPassword: passwords.FollowPassword,
): void {
  clearCacheOnLogOut(app);
  servePublic(endpoints.authenticate, ({ body }, call) => auth.authenticate(context, body, call));
  servePublic(endpoints.register, ({ body }, call) => registration.register(context, body, call));
  servePublic(endpoints.resendVerification, ({ body }, call) =>
    registration.resendVerification(context, body.email, call),
  );
  servePublic(endpoints.requestPasswordReset, ({ body }, call) =>
    registration.requestPasswordReset(context, body.email, call),
  );
  servePublic(endpoints.setPassword, ({ body }, call) =>
    passwords.setPassword(context, body, call, followPassword),
  );
  serve(endpoints.logOut, (_request, _session, call) => auth.logOut(context, call));
}

/** Clears the browser's cache on log-out, so that the next user of the machine finds nothing of this session. */
function clearCacheOnLogOut(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === API_BASE + endpoints.logOut.path) {
      reply.header('clear-site-data', '"cache"');
    }
    done();
  });
}
