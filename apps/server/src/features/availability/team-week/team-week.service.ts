import type { listTeamWeek as endpoint } from '@slotwise/contract/availability/team-week.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { spanToRead } from '#engines/scheduling/horizon.ts';
import { drawTeamWeek } from '#engines/slot-search/slot-search.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { startOfDate } from '#engines/wall-time/day-bounds.ts';
import { listTimesPage } from '#features/panelists/panelist-times.service.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { listJobPanel } from '../people/people.queries.ts';
import { askedPanelist, gatherPeople } from '../people/people.service.ts';
import { requireDays, type Days } from './team-week.rules.ts';

type Query = ParsedRequestOf<typeof endpoint>['query'];

/** Calendars can be long: one team is read per organization at once, the organizations taking turns. */
const gate = createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 60 });

/** When a page of active panelists interviews, is busy and is off. SEARCH_TOO_LARGE if they have far too many busy times. */
export async function listTeamWeek(
  { db }: Context,
  { vendorId }: Session,
  query: Query,
): Promise<ResponseOf<typeof endpoint>> {
  requireTimeZone('timeZone', query.timeZone);
  requireDays(query, LIMITS.teamWeekDays);
  const { page, pageSize, limit, offset } = toPageWindow(query);
  const { people, times, total } = await gate(vendorId, () =>
    asVendor(db, vendorId, async (tx) => {
      const filter = { words: searchWords(query.q), emails: await findJobPanel(tx, query) };
      const found = await listTimesPage(tx, filter, { limit, offset });
      const asked = found.times.map((one) => askedPanelist(one, true));
      const span = spanToRead(query);
      return { ...found, people: await gatherPeople(tx, asked, { span, besides: null }) };
    }),
  );
  const { from, to, timeZone } = query;
  const lanes = await drawTeamWeek({ owner: vendorId }, people, { from, to, timeZone });
  const data = lanes.map((lane, index) => ({
    ...lane,
    email: times[index]?.email ?? '',
    designation: times[index]?.designation ?? '',
  }));
  return { status: 'success', data, page: { page, pageSize, total } };
}

async function findJobPanel(tx: VendorDb, { jdId, from, to, timeZone }: Query & Days) {
  if (jdId === undefined) return null;
  const startTime = new Date(startOfDate(from, timeZone));
  return listJobPanel(tx, { jdId, startTime, endTime: new Date(startOfDate(to, timeZone, 1)) });
}
