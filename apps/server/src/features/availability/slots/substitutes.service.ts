import type { VendorDb } from '#db/tenancy.ts';
import { openHorizon, spanToRead } from '#engines/scheduling/horizon.ts';
import {
  hasTooManyBusyTimes,
  type SchedulingRequest,
  type Substitute,
} from '#engines/scheduling/scheduling-request.ts';
import { listPanelistTimes, type PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { askedPanelist, gatherPeople } from '../people/people.service.ts';
import type { Question } from './question.rules.ts';
import { likeliest, requiredPanelists, rankSubstitutes } from './substitutes.rules.ts';

type Wanted = { request: SchedulingRequest; known: PanelistTimes[]; question: Question };

/** Who could substitute for a required panelist: others who share a skill and are not considered yet, with busy times. */
export async function listSubstitutes(
  tx: VendorDb,
  { request, known, question: { bookingId, candidate } }: Wanted,
): Promise<Substitute[]> {
  const required = new Set(requiredPanelists(request));
  const panelists = known.filter(({ panelistId }) => required.has(panelistId));
  const skills = [...new Set(panelists.flatMap((one) => one.skills))];
  if (skills.length === 0) return [];
  const asked = new Set(
    [...request.people, ...request.pools.flatMap(({ members }) => members)].map(({ key }) => key),
  );
  const others = (await listPanelistTimes(tx, { skills })).filter(
    ({ panelistId, email }) => !asked.has(panelistId) && email !== candidate.email,
  );
  const likely = likeliest(panelists, others);
  const read = [...new Set([...likely.values()].flat())].map((one) => askedPanelist(one, true));
  const persons = await gatherPeople(tx, read, { span: spanToRead(request), besides: bookingId });
  // Some were read only in part, so they would seem free.
  if (hasTooManyBusyTimes(persons)) return [];
  return rankSubstitutes({ likely, persons, span: openHorizon(request).span });
}
