import * as endpoints from '@slotwise/contract/availability/busy-sources.endpoints';
import type { Routes } from '#http/routes.ts';
import * as sources from './busy-sources.service.ts';
import * as connecting from './connect-source.service.ts';
import { refreshSource } from './read-source.service.ts';

export function busySourcesRoutes({ context, serve }: Routes) {
  serve(endpoints.listBusySources, (_request, session) => sources.listSources(context, session));
  serve(endpoints.createBusySource, ({ body }, session) => sources.importSource(context, session, body));
  serve(endpoints.subscribeBusyFeed, ({ body }, session) => connecting.subscribeFeed(context, session, body));
  serve(endpoints.listCalDavCalendars, ({ body }, session) =>
    connecting.listCalendars(context, session, body),
  );
  serve(endpoints.connectCalDav, ({ body }, session) => connecting.connectCalDav(context, session, body));
  serve(endpoints.refreshBusySource, ({ body }, session) => refreshSource(context, session, body.sourceId));
  serve(endpoints.deleteBusySource, ({ query }, session) =>
    sources.deleteSource(context, session, query.sourceId),
  );
}
