import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type PanelistRow = Selectable<Tables['panelist']> & { status: Panelist['panelStatus'] };

const NO_LOAD: Panelist['stats'] = { upcoming: 0, thisWeek: 0 };

export function panelistOf(row: PanelistRow, stats: Panelist['stats'] = NO_LOAD): Panelist {
  return {
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
    timeZone: row.time_zone,
    weeklyHours: row.weekly_hours,
    panelStatus: row.status,
    stats,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}
