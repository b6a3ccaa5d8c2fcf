import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { RESCHEDULE } from './reschedule.texts.ts';

/** The screen's names for the same action, depending on the meeting's status. */
export type RescheduleWords = {
  title: string;
  crumb: string;
  /** The label above the old time. */
  before: string;
  act: string;
  wayOut: string;
  /** What each person receives. */
  mail: string;
};

export function rescheduleWords({ bookingStatus, candidateDetails }: ViewedBooking): RescheduleWords {
  const name = candidateDetails.candidateName;
  const again = {
    title: RESCHEDULE.again({ name }),
    crumb: RESCHEDULE.scheduleAgain(),
    act: RESCHEDULE.scheduleAgain(),
  };
  if (bookingStatus === 'CANCELLED') {
    return {
      ...again,
      before: RESCHEDULE.cancelled(),
      wayOut: RESCHEDULE.keepCancelled(),
      mail: RESCHEDULE.newInvitation(),
    };
  }
  if (bookingStatus === 'NO_SHOW') {
    return {
      ...again,
      before: RESCHEDULE.missed(),
      wayOut: RESCHEDULE.keepNoShow(),
      mail: RESCHEDULE.updatedInvitation(),
    };
  }
  if (bookingStatus === 'SUBMITTED' || bookingStatus === 'AWAITING_CANDIDATE') {
    return {
      title: RESCHEDULE.setTime({ name }),
      crumb: RESCHEDULE.setATime(),
      before: RESCHEDULE.now(),
      act: RESCHEDULE.schedule(),
      wayOut: RESCHEDULE.keepOpen(),
      mail: RESCHEDULE.invitation(),
    };
  }
  return {
    title: RESCHEDULE.reschedule({ name }),
    crumb: RESCHEDULE.title(),
    before: RESCHEDULE.now(),
    act: RESCHEDULE.move(),
    wayOut: RESCHEDULE.keepOld(),
    mail: RESCHEDULE.updatedInvitation(),
  };
}
