import type { Warning } from '@slotwise/contract/booking-parts/warnings.schema';
import type { VendorDb } from '#db/tenancy.ts';
import { spanAround } from '#engines/scheduling/find-touched.ts';
import { minuteFrom, minutesBetween } from '#engines/scheduling/read-moments.ts';
import { gatherPeople } from '#features/availability/people/people.service.ts';
import { listPanelistTimes, type PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { listAsked, type Doubted } from './doubts.mapper.ts';
import { doubtsAbout } from './doubts.rules.ts';

/**
 * Warnings that do not stop the meeting: hours no one works, days off, limits, and people who are also elsewhere. The
 * engine that offers times decides what is outside someone's hours. `known` are the meeting's panelists, if the caller
 * has read them.
 */
export async function listDoubts(
  tx: VendorDb,
  meeting: Doubted,
  known?: PanelistTimes[],
): Promise<Warning[]> {
  const { row, people, now } = meeting;
  if (!row.start_time || !row.end_time) return [];
  const span = minutesBetween(row.start_time, row.end_time);
  const ids = people.flatMap(({ panelist_id: id }) => id ?? []);
  const around = spanAround(span);
  const asked = listAsked(meeting, known ?? (await listPanelistTimes(tx, { ids })), around);
  const persons = await gatherPeople(tx, asked, { span: around, besides: row.booking_id });
  const terms = { now: minuteFrom(now), breakMinutes: 0, breaks: [], allow: [] };
  return doubtsAbout(persons, { span, timeZone: row.time_zone, terms });
}
