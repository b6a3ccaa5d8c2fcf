import { readTogether } from '#db/json-rows.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { Span } from '#engines/scheduling/interval-set.ts';
import type { Person } from '#engines/scheduling/scheduling-request.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { listBusyTimes } from '../busy-sources/busy-sources.queries.ts';
import { listHolidays, assignDays } from '#features/availability/holidays/panelist-holidays.service.ts';
import { toPerson, type Asked } from './people.mapper.ts';
import { listMeetings } from './people.queries.ts';

export { askedPanelist, type Asked } from './people.mapper.ts';

/** The range in which these people's time is read, in minutes since 1970, and the one meeting to ignore. */
type Stretch = { span: Span; besides: string | null };

/** The people, in order, with everything that takes their time: our meetings, their calendars, and holidays. One query. */
export async function gatherPeople(
  tx: VendorDb,
  asked: readonly Asked[],
  { span, besides }: Stretch,
): Promise<Person[]> {
  if (asked.length === 0) return [];
  const from = new Date(span.start * MINUTE_MILLIS);
  const to = new Date(span.end * MINUTE_MILLIS);
  const emails = [...new Set(asked.flatMap(({ email }) => email ?? []))];
  const panelists = asked.flatMap(({ times }) => times ?? []);
  const ids = panelists.map(({ panelistId }) => panelistId);

  const sought = { emails, startTime: from, endTime: to, besides };
  const dates = { from: toUtcDate(from, -1), to: toUtcDate(to, 1) };
  const { meetings, elsewhere, days } = await readTogether(tx, {
    meetings: listMeetings(tx, sought),
    elsewhere: listBusyTimes(tx, ids, { from, to }),
    days: listHolidays(tx, panelists, dates),
  });
  const holidays = assignDays(panelists, days);

  const byEmail = Map.groupBy(meetings, ({ email }) => email);
  const byPanelist = Map.groupBy(elsewhere, ({ panelistId }) => panelistId);
  return asked.map((one) =>
    toPerson(one, {
      meetings: (one.email && byEmail.get(one.email)) || [],
      elsewhere: byPanelist.get(one.key) ?? [],
      holidays: holidays.get(one.key) ?? [],
    }),
  );
}

/** The date in UTC with a day's margin: in other zones it may be the day before or after. */
const toUtcDate = (time: Date, daysToSpare: number): string =>
  new Date(time.getTime() + daysToSpare * DAY_MILLIS).toISOString().slice(0, 10);
