import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';

/** What the screen calls the same act, from where the meeting stands. */
export type RescheduleWords = {
  title: string;
  crumb: string;
  /** Over the old time. */
  before: string;
  act: string;
  wayOut: string;
  /** What each person gets. */
  mail: string;
};

export function rescheduleWords({ bookingStatus, candidateDetails }: ViewedBooking): RescheduleWords {
  const name = candidateDetails.candidateName;
  const again = { title: `Schedule ${name} again`, crumb: 'Schedule again', act: 'Schedule again' };
  if (bookingStatus === 'CANCELLED') {
    return { ...again, before: 'Cancelled', wayOut: 'Leave it cancelled', mail: 'new invitation' };
  }
  if (bookingStatus === 'NO_SHOW') {
    return { ...again, before: 'Missed', wayOut: 'Keep the no-show', mail: 'updated invitation' };
  }
  if (bookingStatus === 'SUBMITTED' || bookingStatus === 'AWAITING_CANDIDATE') {
    return {
      title: `Set a time for ${name}`,
      crumb: 'Set a time',
      before: 'Now',
      act: 'Schedule',
      wayOut: 'Leave it without a time',
      mail: 'invitation',
    };
  }
  return {
    title: `Reschedule ${name}`,
    crumb: 'Reschedule',
    before: 'Now',
    act: 'Move meeting',
    wayOut: 'Keep the old time',
    mail: 'updated invitation',
  };
}

/** 'First move of this meeting', 'Moved twice so far'. */
export function movesText(rescheduleCount: number): string {
  if (rescheduleCount === 0) return 'First move of this meeting.';
  return `Moved ${rescheduleCount === 1 ? 'once' : rescheduleCount === 2 ? 'twice' : `${rescheduleCount} times`} so far.`;
}
