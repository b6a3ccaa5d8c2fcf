import * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { Routes } from '#http/routes.ts';
import * as sources from './busy-sources.service.ts';
import * as connecting from './connect-source.service.ts';
import { refreshSource } from './read-source.service.ts';

export function busySourcesRoutes({ context, serve, serveTx }: Routes) {
  serveTx(endpoints.listBusySources, (tx, _request, session) => sources.listSources(context, tx, session));
  serve(endpoints.createBusySource, ({ body }, session) => sources.importSource(context, session, body));
  serve(endpoints.subscribeBusyFeed, ({ body }, session) => connecting.subscribeFeed(context, session, body));
  serve(endpoints.listCalDavCalendars, ({ body }, session) =>
    connecting.listCalendars(context, session, body),
  );
  serve(endpoints.connectCalDav, ({ body }, session) => connecting.connectCalDav(context, session, body));
  serve(endpoints.refreshBusySource, ({ body }, session) => refreshSource(context, session, body.sourceId));
  serveTx(endpoints.deleteBusySource, (tx, { query }, session) =>
    sources.deleteSource(tx, session, query.sourceId),
  );
}
