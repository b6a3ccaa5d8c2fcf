import { LIMITS } from '@slotwise/contract/limits';
import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { seatsFor, type DayOfStarts } from '#engines/scheduling/meeting-starts.ts';
import { minuteFrom } from '#engines/scheduling/read-moments.ts';
import type { SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import { searchStarts } from '#engines/slot-search/slot-search.ts';
import { listPanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { readRequest } from './request.service.ts';
import { livePools, readMeetingPools, toQuestion, type MeetingRequest } from './starts.rules.ts';

export type { MeetingRequest } from './starts.rules.ts';

/** Link holders queue among themselves: logged-in people have their own queue for the engine. */
const gate = createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 60 });

/** Refuses a meeting that the engine cannot process, with the messages of the search for slots. */
export async function requireAskable(context: Context, tx: VendorDb, actor: Actor, meeting: MeetingRequest) {
  await readRequest(context, tx, {
    session: actor,
    question: toQuestion(meeting, readMeetingPools(meeting)),
  });
}

/** When the meeting can start, on the days of `timeZone` and not before `earliest`. Names no one. */
export async function listStarts(
  context: Context,
  actor: Actor,
  { meeting, earliest, timeZone }: { meeting: MeetingRequest; earliest: Date; timeZone: string },
): Promise<DayOfStarts[]> {
  const { vendorId } = actor;
  const request = await gate(vendorId, () =>
    asVendor(context.db, vendorId, (tx) => askFor(context, tx, actor, meeting)),
  );
  if (!request) return [];
  const wanted = { earliest: minuteFrom(earliest), most: LIMITS.offeredStartsMax, timeZone };
  return searchStarts({ owner: `candidates of ${vendorId}` }, request, wanted).catch((error: unknown) => {
    throw isTooLarge(error) ? new AppError(error.code, { message: TOO_LARGE }) : error;
  });
}

/** The candidate cannot reduce the question; the person who invited them can. */
const TOO_LARGE =
  'The free times cannot be worked out, since very many people are asked for. Please write to the person who invited you.';

const isTooLarge = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'SEARCH_TOO_LARGE';

/**
 * The ids of the panelists who would fill the pools if the meeting started then; undefined if it cannot. A caller that
 * has locked the time of everyone in `listDecidingEmails(meeting)` can rely on it until its transaction ends.
 */
export async function seatsAt(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { meeting, start }: { meeting: MeetingRequest; start: Date },
): Promise<string[] | undefined> {
  const request = await askFor(context, tx, actor, meeting);
  return request && seatsFor(request, minuteFrom(start));
}

/** The addresses of everyone whose time matters for the meeting, including members of its pools. */
export async function listDecidingEmails(tx: VendorDb, meeting: MeetingRequest): Promise<string[]> {
  const pooled = await listPanelistTimes(tx, readPoolMembers(meeting));
  const panel = meeting.panel.filter(({ required }) => required);
  return [meeting.candidate.email, ...[...panel, ...pooled].map(({ email }) => email)];
}

/** Undefined if so many have left that a pool can never be filled. */
async function askFor(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  meeting: MeetingRequest,
): Promise<SchedulingRequest | undefined> {
  const pools = livePools(readMeetingPools(meeting), await listPanelistTimes(tx, readPoolMembers(meeting)));
  if (!pools) return undefined;
  const { request } = await readRequest(context, tx, {
    session: actor,
    question: toQuestion(meeting, pools),
  });
  return request;
}

function readPoolMembers(meeting: MeetingRequest) {
  const pools = readMeetingPools(meeting);
  return {
    ids: [...new Set(pools.flatMap((pool) => ('ids' in pool ? (pool.ids ?? []) : [])))],
    skills: pools.flatMap((pool) => pool.skill ?? []),
  };
}
