import type { BusySource } from '@slotwise/contract/availability/busy-sources/busy-sources.schema';
import type { listSources } from './busy-sources.queries.ts';

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number];

/** The driver reads what SQL counts as text. */
export const sourceOf = (row: SourceRow): BusySource => ({
  sourceId: row.source_id,
  kind: row.kind,
  name: row.name,
  readAt: row.read_at.toISOString(),
  upcoming: Number(row.upcoming),
  until: row.until?.toISOString() ?? '',
});
