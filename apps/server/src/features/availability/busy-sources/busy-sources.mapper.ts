import type { BusySource } from '@slotwise/contract/availability/busy-sources.schema';
import type { listSources } from './busy-sources.queries.ts';

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];

const SWITCHED_OFF =
  'Connected calendars are switched off on this server. The busy times from the last sync still count.';

/** The driver returns SQL counts as text. A source that is no longer read says so. */
export const toBusySource = (row: SourceRow, { feeds }: { feeds: boolean }): BusySource => ({
  sourceId: row.source_id,
  kind: row.kind,
  name: row.name,
  host: row.host,
  readAt: row.read_at?.toISOString() ?? null,
  error: feeds || row.kind === 'FILE' ? row.error : SWITCHED_OFF,
  nextReadAt: feeds ? (row.next_read_at?.toISOString() ?? null) : null,
  upcoming: Number(row.upcoming),
  until: row.until?.toISOString() ?? '',
});
