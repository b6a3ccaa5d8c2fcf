import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { instantOfWall } from '#lib/dates/zone-time.ts';
import { writtenWindows } from '#features/bookings/meeting-values/candidate-times.model.ts';
import {
  chosenTime,
  numberIn,
  wordsIn,
  type ChosenTime,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { toPanelSeat } from '#features/bookings/meeting-values/seat.model.ts';

/**
 * The end as wall time of the zone. If clocks show it twice, the server would take the first, which may be before the
 * start, so the instant itself is sent.
 */
export function writtenEnd(time: ChosenTime): string {
  const { kind, instant } = instantOfWall(time.endWall, time.timeZone);
  return kind === 'fold' && instant !== time.end ? new Date(time.end).toISOString() : time.endWall;
}

/** Each meeting mode has one place; what was typed for another is not sent. */
export const getPlace = ({ mode, meetingLink, dialIn, venue }: MeetingValues) => ({
  ...(mode === 'VIDEO' && meetingLink && { meetingLink }),
  ...(mode === 'PHONE' && dialIn && { dialIn }),
  ...(mode === 'ONSITE' && venue && { venue }),
});

export type Host = { name: string; email: string };

/** The request body that schedules a meeting; the host is its first participant. */
export function toNewBooking(values: MeetingValues, host: Host): NewBooking {
  const time = chosenTime(values);
  const roundNumber = numberIn(values.roundNumber);
  return {
    meetingInfo: {
      startTime: time?.startWall ?? '',
      endTime: time ? writtenEnd(time) : '',
      timeZone: values.timeZone,
      participants: [{ ...host, host: true }],
      mode: values.mode,
      instructions: values.instructions,
      ...getPlace(values),
    },
    candidateDetails: toCandidate(values.candidateDetails),
    panelists: values.panel.map(toPanelSeat),
    ...(values.jdId && { jdId: values.jdId }),
    jobTitle: values.jobTitle,
    roundName: values.roundName,
    ...(roundNumber !== null && { roundNumber }),
    scorecard: namedAttributes(values),
    previousBookingId: values.previousBookingId,
  };
}

/** Skips scorecard lines without a name. */
export const namedAttributes = ({ scorecard }: Pick<MeetingValues, 'scorecard'>) =>
  scorecard.filter(({ name }) => name.trim() !== '');

/** The candidate's details, with zone absent and numbers null if not given. */
export function toCandidate({ timeZone, windows, windowsZone, ...typed }: MeetingValues['candidateDetails']) {
  return {
    ...typed,
    ...(timeZone && { timeZone }),
    totalExperience: numberIn(typed.totalExperience),
    noticePeriodDays: numberIn(typed.noticePeriodDays),
    primarySkills: wordsIn(typed.primarySkills),
    availability: writtenWindows(windows, windowsZone),
  };
}
