import type { VendorDb } from '#db/tenancy.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { newBookingSchema } from '@slotwise/contract/bookings/bookings.schema';
import type { Actor, Context, Session } from '#context.ts';
import type { SampleAct, SampleMeeting } from '#engines/sample-story/sample-meeting.ts';
import { sampleDraft } from '#engines/sample-story/sample-draft.ts';
import { suitMeeting } from '#engines/sample-story/suit-meeting.ts';
import { createBooking } from '#features/scheduling/create-booking.service.ts';
import { cancelOpenBooking } from '#features/scheduling/cancel-booking.service.ts';
import { addComments } from '#features/collaboration/add-comments.service.ts';
import { approve, reject } from '#features/evaluation/decide.service.ts';
import { saveDraft } from '#features/scheduling/save-draft.service.ts';
import { giveFeedback } from '#features/evaluation/give-feedback.service.ts';
import { markNoShow } from '#features/scheduling/mark-no-show.service.ts';
import { addResource } from '#features/onboarding/add-resource.service.ts';
import { reviseBooking } from '#features/scheduling/revise-booking.service.ts';
import {
  toScorecard,
  toNewBooking,
  panelistActor,
  toNewResource,
  toTimes,
  type PlayedMeeting,
} from './playing.mapper.ts';
import { buildMoments } from './playing.rules.ts';

const clockAt = (context: Context, at: Date): Context => ({ ...context, clock: { now: () => at } });

/** Creates one sample meeting and plays all its acts, each at a plausible time. */
export async function playMeeting(context: Context, session: Session, written: PlayedMeeting): Promise<void> {
  const now = context.clock.now();
  const meeting = suitMeeting(written, session.timeZone, now);
  const { made, actAt } = buildMoments(meeting, session.timeZone, now);
  const request = newBookingSchema.parse(toNewBooking(meeting, session, now));
  const { bookingId } = await takingTime(context, session.vendorId, (tx) =>
    createBooking(clockAt(context, made), tx, session, request),
  );
  for (const [index, act] of meeting.acts.entries()) {
    await takingTime(context, session.vendorId, (tx) =>
      playAct(clockAt(context, actAt(index)), tx, session, { bookingId, act, meeting, now }),
    );
  }
}

type Scene = { bookingId: string; act: SampleAct; meeting: SampleMeeting; now: Date };

function playAct(
  context: Context,
  tx: VendorDb,
  session: Session,
  { bookingId, act, meeting, now }: Scene,
): Promise<unknown> {
  const as = (by: Parameters<typeof panelistActor>[1]): Actor => panelistActor(session, by);
  switch (act.kind) {
    case 'reschedule':
      return reviseBooking(context, tx, session, {
        bookingId,
        meetingInfo: toTimes({ ...meeting, ...act }, session.timeZone, now),
        reason: { code: act.code, text: act.text },
      });
    case 'comment':
      return addComments(context, tx, session, { bookingId, comments: act.text });
    case 'feedback': {
      const feedback = toScorecard(act);
      return giveFeedback(context, tx, as(act.by), { bookingId, feedback, state: 'SUBMITTED' });
    }
    case 'select':
      return approve(context, tx, as(act.by), { bookingId, comments: act.comments });
    case 'reject':
      return reject(context, tx, as(act.by), { bookingId, reason: { code: act.code, text: act.text } });
    case 'no-show': {
      const { by, comments } = act;
      return markNoShow(context, tx, as(by), { bookingId, noShowBy: 'CANDIDATE', comments });
    }
    case 'cancel':
      return cancelOpenBooking(context, tx, session, {
        bookingId,
        reason: { code: act.code, text: act.text },
      });
    case 'resource':
      return addResource(context, tx, session, toNewResource(bookingId, act, now));
  }
}

/** A meeting that someone started to fill in three days ago. */
export async function saveSampleDraft(context: Context, session: Session): Promise<void> {
  const now = context.clock.now();
  const { made } = buildMoments({ days: 0, start: '09:00', minutes: 60 }, session.timeZone, now);
  await takingTime(context, session.vendorId, (tx) =>
    saveDraft(clockAt(context, made), tx, session, sampleDraft(session.timeZone, now)),
  );
}
