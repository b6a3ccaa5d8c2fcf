import type { Row } from '#db/tables/rows.ts';
import type { Panelist, PanelistStats } from '@slotwise/contract/panelists/panelists.schema';
import { toHours } from './panelist-times.mapper.ts';
import type { listFigures } from './panelist-figures.queries.ts';

export type PanelistRow = Row<'panelist'> & { status: Panelist['panelStatus'] };

const NO_LOAD: PanelistStats = {
  upcoming: 0,
  thisWeek: 0,
  interviewed: 0,
  noShows: 0,
  avgFeedbackHours: null,
  pendingFeedback: 0,
  overdueFeedback: 0,
};

type Figures = Awaited<ReturnType<typeof listFigures>>[number];

/** The driver returns SQL counts as text; hours have one decimal. */
export const toPanelistStats = (row: Figures): PanelistStats => ({
  upcoming: Number(row.upcoming),
  thisWeek: Number(row.this_week),
  interviewed: Number(row.interviewed),
  noShows: Number(row.no_shows),
  avgFeedbackHours: row.feedback_hours === null ? null : Math.round(row.feedback_hours * 10) / 10,
  pendingFeedback: Number(row.pending),
  overdueFeedback: Number(row.overdue),
});

export const toPanelist = (row: PanelistRow, stats: PanelistStats = NO_LOAD): Panelist => ({
  panelistId: row.panelist_id,
  vendorId: row.vendor_id,
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  displayName: row.display_name,
  email: row.email,
  phone: row.phone,
  designation: row.designation,
  department: row.department,
  skills: row.skills,
  level: row.level,
  ...toHours(row),
  panelStatus: row.status,
  stats,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});
