import type { listSubstitutes as endpoint } from '@slotwise/contract/bookings/answers.endpoints';
import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import type { ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { spanAround, type ChosenTime } from '#engines/scheduling/find-touched.ts';
import { minuteFrom, minutesBetween } from '#engines/scheduling/read-moments.ts';
import { askedPanelist, gatherPeople } from '#features/availability/people/people.service.ts';
import { findBookedJob } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import {
  listActiveTimes,
  listPanelistTimes,
  type PanelistTimes,
} from '#features/panelists/panelist-times.service.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { seeBooking, openFor } from '#features/bookings/open-booking.service.ts';
import { findSeat, requireSeat } from './swap-panelist.rules.ts';
import * as rules from './substitutes.rules.ts';

/** Who could substitute for a panel member, best first. */
export async function listSubstitutes(
  context: Context,
  tx: VendorDb,
  session: Session,
  { params, query }: ParsedRequestOf<typeof endpoint>,
) {
  const bookingId = params.id;
  const seen = openFor(await seeBooking(context, tx, session, bookingId), 'update');
  const { email } = requireSeat(seen.people, query.email);
  const { substitutes } = await findSubstitutes(tx, seen, email);
  return { bookingId, data: substitutes };
}

/** Advice for the person in charge of the meeting if this person declines; empty if no one fits. */
export async function hintAboutSubstitute(tx: VendorDb, seen: SeenBooking, email: string): Promise<string[]> {
  if (!findSeat(seen.people, email)) return [];
  const { substitutes, ownSkills } = await findSubstitutes(tx, seen, email);
  return rules.substituteHint(substitutes, ownSkills);
}

type Found = { substitutes: Substitute[]; ownSkills: string[] };

async function findSubstitutes(tx: VendorDb, seen: SeenBooking, email: string): Promise<Found> {
  const { row, people } = seen;
  const taken = new Set(people.map((person) => person.email));
  const [[replaced], job] = await Promise.all([
    listPanelistTimes(tx, { emails: [email] }),
    findBookedJob(tx, row.jd_id),
  ]);
  const ownSkills = replaced?.skills ?? [];
  const mustHave = (job?.mustHaveSkills ?? []).map(({ name }) => name);
  const wanted = rules.wantedSkills(mustHave, ownSkills);
  const known =
    wanted.size > 0 ? await listPanelistTimes(tx, { skills: [...wanted.keys()] }) : await listActiveTimes(tx);
  const suited = rules.mostSuited(
    known.filter((one) => one.isActive && !taken.has(one.email)),
    wanted,
  );
  const fits = await listFits(
    tx,
    seen,
    suited.map(({ times }) => times),
  );
  const substitutes = suited.map(({ times, sharedSkills, weight }, place) => ({
    panelistId: times.panelistId,
    name: times.name,
    email: times.email,
    sharedSkills,
    weight,
    designation: times.designation,
    maxPerWeek: times.maxPerWeek,
    ...(fits[place] ?? rules.FITS_ANY_TIME),
  }));
  return { substitutes: rules.bestFirst(substitutes), ownSkills };
}

/** How each of these fits the meeting's time, by the engine that offers times. */
async function listFits(tx: VendorDb, { row, now }: SeenBooking, panelists: readonly PanelistTimes[]) {
  const { start_time: start, end_time: end, time_zone: timeZone } = row;
  if (!start || !end) return [];
  const span = minutesBetween(start, end);
  const asked = panelists.map((times) => askedPanelist(times, true));
  const persons = await gatherPeople(tx, asked, { span: spanAround(span), besides: row.booking_id });
  const terms = { now: minuteFrom(now), breakMinutes: 0, breaks: [], allow: [] };
  const chosen: ChosenTime = { span, timeZone, terms };
  return persons.map((person) => rules.fitAt(person, chosen));
}
