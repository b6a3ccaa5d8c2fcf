import * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as sources from './busy-sources.service.ts';
import * as connecting from './connect-source.service.ts';
import { refreshSource } from './read-source.service.ts';

export function busySourcesRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.listBusySources, (_request, session) =>
    sources.listSources(context, session),
  );
  serve(app, context, endpoints.createBusySource, ({ body }, session) =>
    sources.importSource(context, session, body),
  );
  serve(app, context, endpoints.subscribeBusyFeed, ({ body }, session) =>
    connecting.subscribeFeed(context, session, body),
  );
  serve(app, context, endpoints.listCalDavCalendars, ({ body }, session) =>
    connecting.listCalendars(context, session, body),
  );
  serve(app, context, endpoints.connectCalDav, ({ body }, session) =>
    connecting.connectCalDav(context, session, body),
  );
  serve(app, context, endpoints.refreshBusySource, ({ body }, session) =>
    refreshSource(context, session, body.sourceId),
  );
  serve(app, context, endpoints.deleteBusySource, ({ query }, session) =>
    sources.deleteSource(context, session, query.sourceId),
  );
}
