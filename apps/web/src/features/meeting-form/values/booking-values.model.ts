import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import { typedWindows } from '#features/bookings/meeting-values/candidate-times.model.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { EMPTY_MEETING, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';

/** The candidate's part of the form. */
export function toCandidate(known: CandidateDetails): MeetingValues['candidateDetails'] {
  return {
    candidateName: known.candidateName,
    email: known.email,
    phone: known.phone,
    whatsApp: known.whatsApp,
    linkedIn: known.linkedIn,
    timeZone: known.timeZone ?? '',
    currentLocation: known.currentLocation,
    currentCompany: known.currentCompany,
    currentDesignation: known.currentDesignation,
    totalExperience: known.totalExperience ?? '',
    noticePeriodDays: known.noticePeriodDays ?? '',
    primarySkills: known.primarySkills.join(', '),
    ...typedWindows(known.availability),
  };
}

/** Empty if no time is set yet. */
function toTime({ meetingInfo }: ViewedBooking, zone: string) {
  const { startLocal, startInstant, endInstant } = meetingInfo;
  const timeZone = meetingInfo.timeZone || zone;
  if (!startLocal) return { date: '', start: '', minutes: EMPTY_MEETING.minutes, timeZone };
  const [date = '', start = ''] = startLocal.split('T');
  const minutes = Math.round((Date.parse(endInstant) - Date.parse(startInstant)) / 60_000);
  return { date, start, minutes, timeZone };
}

/** The form filled from a meeting; one without a time gets the zone in which a time will be searched. */
export function fromBooking(booking: ViewedBooking, zone = ''): MeetingValues {
  const { mode, meetingLink, dialIn, venue, instructions } = booking.meetingInfo;
  const { jdId, jobTitle, roundName, roundNumber, previousBookingId, scorecard } = booking;
  return {
    jdId,
    jobTitle,
    roundName,
    roundNumber,
    previousBookingId,
    scorecard,
    mode,
    meetingLink,
    dialIn,
    venue,
    instructions,
    ...toTime(booking, zone),
    refusedEnd: '',
    candidateDetails: toCandidate(booking.candidateDetails),
    panel: booking.panelists.map(keptSeat),
    pools: [],
    choosing: null,
  };
}

/** The form of the round after a meeting: same candidate and job, everything else blank. */
export function nextRoundAfter(booking: ViewedBooking): MeetingValues {
  return {
    ...EMPTY_MEETING,
    candidateDetails: toCandidate(booking.candidateDetails),
    jdId: booking.jdId,
    jobTitle: booking.jobTitle,
    scorecard: booking.scorecard,
    roundNumber: booking.roundNumber + 1,
    previousBookingId: booking.bookingId,
  };
}
