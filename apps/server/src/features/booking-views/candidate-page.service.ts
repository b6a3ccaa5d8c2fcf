import type * as endpoints from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, CandidateLink, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { listStarts } from '#features/availability/slots/starts.service.ts';
import { AppError } from '#lib/app-error.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { listOpenProposals } from '#features/responses/proposals.queries.ts';
import { candidateActor } from '#features/self-scheduling/candidate-links.service.ts';
import { getInviteFile, type InviteFile } from '#features/booking-mail/invitations/invite-files.service.ts';
import { toFacts } from '#features/bookings/seen-booking.mapper.ts';
import { allowedActions } from '#features/bookings/transitions.rules.ts';
import {
  daysToOffer,
  earliestStart,
  requireChoosable,
  toMeetingRequest,
  type Choice,
} from '#features/self-scheduling/choosing.rules.ts';
import { findTerms } from '#features/self-scheduling/terms.queries.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { seeBooking } from '#features/bookings/open-booking.service.ts';
import { meetingForCandidate } from './candidate-page.mapper.ts';
import { listDesignations } from './candidate-page.queries.ts';
import { refusalForCandidate } from './candidate-page.rules.ts';

/** As many as a browser sends at once: candidates share one queue for the engine, and no link may block it. */
const fewOfEach = createFairGate({
  atOnce: Infinity,
  atOncePerOwner: 6,
  waitingPerOwner: 0,
  refusal: () => new AppError('RATE_LIMITED', { retryAfterSeconds: 1 }),
});

export type CandidateView = ResponseOf<typeof endpoints.openCandidatePage>;

/** The meeting as its candidate sees it now. Reading it changes nothing. */
export const openCandidatePage = (context: Context, link: CandidateLink): Promise<CandidateView> =>
  forCandidate(link, () =>
    asVendor(context.db, link.vendorId, async (tx) => readPage(context, tx, await candidateActor(tx, link))),
  );

/**
 * The times that the candidate may choose now: those at which everyone needed is free at this moment, none of them
 * reserved. Throws RESCHEDULE_LIMIT or INVALID_TRANSITION with the reason if there are none to choose.
 */
export function listOfferedTimes(
  context: Context,
  link: CandidateLink,
  { timeZone }: ParsedRequestOf<typeof endpoints.listOfferedTimes>['query'],
): Promise<ResponseOf<typeof endpoints.listOfferedTimes>> {
  requireTimeZone('timeZone', timeZone);
  return forCandidate(link, async () => {
    const { actor, choice } = await asVendor(context.db, link.vendorId, async (tx) => {
      const holder = await candidateActor(tx, link);
      return { actor: holder, choice: await readChoice(context, tx, holder) };
    });
    const terms = requireChoosable(choice);
    const days = daysToOffer(terms, choice.now);
    const earliest = earliestStart(terms, choice.now);
    const offered = days
      ? await listStarts(context, actor, {
          meeting: toMeetingRequest({ ...choice, terms }, days),
          earliest,
          timeZone,
        })
      : [];
    const durationMinutes = terms.duration_minutes;
    return { status: 'success', data: { timeZone, durationMinutes, days: withoutPresent(choice, offered) } };
  });
}

type Days = ResponseOf<typeof endpoints.listOfferedTimes>['data']['days'];

/** A meeting cannot be moved to its present time. */
function withoutPresent({ row }: Choice, days: Days): Days {
  const present = row.start_time?.toISOString();
  return days
    .map(({ date, starts }) => ({ date, starts: starts.filter((start) => start !== present) }))
    .filter(({ starts }) => starts.length > 0);
}

/** The candidate's own calendar entry; NOT_FOUND if there is none yet. */
export const downloadInviteAsCandidate = (context: Context, link: CandidateLink): Promise<InviteFile> =>
  asVendor(context.db, link.vendorId, (tx) => getInviteFile(tx, link.bookingId, 'candidate'));

type Act = (tx: VendorDb, actor: Actor) => Promise<unknown>;

/** Acts as the candidate in one transaction and returns the meeting's new state. */
export const actAsCandidate = (context: Context, link: CandidateLink, act: Act): Promise<CandidateView> =>
  forCandidate(link, () =>
    takingTime(context, link.vendorId, async (tx) => {
      const actor = await candidateActor(tx, link);
      await act(tx, actor);
      return readPage(context, tx, actor);
    }),
  );

async function forCandidate<T>({ bookingId }: CandidateLink, work: () => Promise<T>): Promise<T> {
  try {
    return await fewOfEach(bookingId, work);
  } catch (error) {
    throw error instanceof AppError ? refusalForCandidate(error) : error;
  }
}

async function readPage(context: Context, tx: VendorDb, actor: Actor): Promise<CandidateView> {
  const choice = await readChoice(context, tx, actor);
  const { row, people, now } = choice;
  const proposals = await listOpenProposals(tx, row.booking_id);
  const ids = people.flatMap(({ panelist_id: id }) => id ?? []);
  const data = meetingForCandidate({
    choice,
    company: actor.vendorName,
    allowed: allowedActions(actor, toFacts(row, people), now),
    proposal: proposals.find(
      ({ by_role: role, by_email: email }) => role === 'CANDIDATE' && email === actor.email,
    ),
    designations: await listDesignations(tx, ids),
  });
  return { status: 'success', data };
}

async function readChoice(context: Context, tx: VendorDb, actor: Actor): Promise<Choice> {
  const { row, people, now } = await seeBooking(context, tx, actor, actor.linkedTo ?? '');
  return { row, people, now, terms: await findTerms(tx, row.booking_id) };
}
