import { MISSING_FILTERS, type SavedView } from '@slotwise/contract/bookings/saved-views.schema';
import type { Session } from '#context.ts';
import type { ViewRow } from './saved-views.queries.ts';
import { canChange } from './saved-views.rules.ts';

export function toSavedView(row: ViewRow, reader: Session): SavedView {
  const found = { jd: row.jd_id, panelist: row.panelist_id };
  return {
    viewId: row.view_id,
    name: row.name,
    filters: row.filters,
    isShared: row.is_shared,
    isOwn: row.owner_id === reader.userId,
    ownerName: row.owner_name,
    canChange: canChange(row, reader),
    isStart: row.started_by !== null,
    missing: MISSING_FILTERS.filter((name) => row.filters[name] && !found[name]),
  };
}
