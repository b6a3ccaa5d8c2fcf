import { fetchHomeUrl, fetchPrincipalUrl, propfind, serviceDiscovery } from 'tsdav';
import type { CalDavCalendar } from '@slotwise/contract/availability/busy-sources.schema';
import type { Context } from '#context.ts';
import { hostShown, readDestination } from '#lib/guarded-fetch/destination.ts';
import { toSourceFault, UnreadableSource } from './read-source.rules.ts';
import { openAccount, type DavClient, type Login } from './caldav-requests.service.ts';
import { calendarsIn } from './caldav-account.rules.ts';

/**
 * Discovers the calendars of an account at any location on its server: via /.well-known/caldav, redirects, the
 * principal and its home (RFC 6764, RFC 4791 6.2). Throws UnreadableSource or RefusedFetch with advice for the owner.
 */
export async function findCalendars(
  context: Context,
  { url, ...login }: Login & { url: string },
): Promise<CalDavCalendar[]> {
  const server = readDestination(url, context.config.feedsAllowHosts);
  const { fetch } = openAccount(context, login);
  try {
    const home = await findHome(server, fetch);
    const props = { 'd:displayname': {}, 'd:resourcetype': {}, 'c:supported-calendar-component-set': {} };
    const calendars = calendarsIn(await propfind({ url: home, props, depth: '1', fetch }), home);
    if (calendars.length > 0) return calendars;
    throw new UnreadableSource('url', `This account has no calendar at ${hostShown(server)}.`);
  } catch (error) {
    // The library throws plain errors whose messages repeat addresses.
    throw toSourceFault(error) ?? noCalDav(server);
  }
}

const noCalDav = (server: URL): UnreadableSource =>
  new UnreadableSource(
    'url',
    `${hostShown(server)} does not answer as a CalDAV server does. Check the address of the server.`,
  );

/** The typed address may be that of the server, of something on it, or of the principal. */
async function findHome(server: URL, fetch: DavClient['fetch']): Promise<string> {
  const account = { accountType: 'caldav' as const, serverUrl: server.href };
  const discovered = await serviceDiscovery({ account, fetch });
  const roots = new Set(server.pathname === '/' ? [discovered, server.href] : [server.href, discovered]);
  let failure: unknown;
  for (const rootUrl of roots) {
    try {
      const principalUrl = await fetchPrincipalUrl({ account: { ...account, rootUrl }, fetch });
      return await fetchHomeUrl({ account: { ...account, rootUrl, principalUrl }, fetch });
    } catch (error) {
      if (toSourceFault(error)?.field === 'password') throw error;
      failure ??= error;
    }
  }
  throw failure;
}
