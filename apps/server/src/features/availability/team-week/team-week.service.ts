import type { listTeamWeek as endpoint } from '@slotwise/contract/availability/team-week.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { LIMITS } from '@slotwise/contract/limits';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { spanToRead } from '#engines/scheduling/horizon.ts';
import { drawTeam } from '#engines/scheduling/team-week.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { startOfDate } from '#engines/wall-time/day-bounds.ts';
import { listTimesPage } from '#features/panelists/panelist-times.service.ts';
import { toPageWindow } from '#lib/paging.ts';
import { searchWords } from '#lib/text/search-words.ts';
import { listJobPanel } from '../people/people.queries.ts';
import { askedPanelist, gatherPeople } from '../people/people.service.ts';
import { requireDays, type Days } from './team-week.rules.ts';

type Query = ParsedRequestOf<typeof endpoint>['query'];

/** When a page of the active panelists interviews, is busy and is off, in a fixed number of queries. */
export async function listTeamWeek(
  { db }: Context,
  { vendorId }: Session,
  query: Query,
): Promise<ResponseOf<typeof endpoint>> {
  requireTimeZone('timeZone', query.timeZone);
  requireDays(query, LIMITS.teamWeekDays);
  const { page, pageSize, limit, offset } = toPageWindow(query);
  return asVendor(db, vendorId, async (tx) => {
    const filter = { words: searchWords(query.q), emails: await findJobPanel(tx, query) };
    const { times, total } = await listTimesPage(tx, filter, { limit, offset });
    const asked = times.map((one) => askedPanelist(one, true));
    const people = await gatherPeople(tx, asked, { span: spanToRead(query), besides: null });
    const data = drawTeam(people, query).map((lane, index) => ({
      ...lane,
      email: times[index]?.email ?? '',
      designation: times[index]?.designation ?? '',
    }));
    return { status: 'success', data, page: { page, pageSize, total } };
  });
}

async function findJobPanel(tx: VendorDb, { jdId, from, to, timeZone }: Query & Days) {
  if (jdId === undefined) return null;
  const startTime = new Date(startOfDate(from, timeZone));
  return listJobPanel(tx, { jdId, startTime, endTime: new Date(startOfDate(to, timeZone, 1)) });
}
