import type { NewBooking } from '@slotwise/contract/bookings/bookings.schema';
import { instantOfWall } from '#lib/zone-time.ts';
import { chosenTime, type ChosenTime, type MeetingValues } from './meeting-values.model.ts';

/**
 * The end as wall time of the zone. Where the clocks show it twice the server would read the first, which may lie
 * before the start, so there the instant itself is sent.
 */
function writtenEnd(time: ChosenTime): string {
  const { kind, instant } = instantOfWall(time.endWall, time.timeZone);
  return kind === 'fold' && instant !== time.end ? new Date(time.end).toISOString() : time.endWall;
}

/** Each way to meet has one place; what was typed for another is not sent. */
const placeOf = ({ mode, meetingLink, dialIn, venue }: MeetingValues) => ({
  ...(mode === 'VIDEO' && meetingLink && { meetingLink }),
  ...(mode === 'PHONE' && dialIn && { dialIn }),
  ...(mode === 'ONSITE' && venue && { venue }),
});

export type Host = { name: string; email: string };

/** The body that schedules a meeting; the host is its first participant. */
export function toNewBooking(values: MeetingValues, host: Host): NewBooking {
  const time = chosenTime(values);
  const { timeZone, ...candidate } = values.candidateDetails;
  return {
    meetingInfo: {
      startTime: time?.startWall ?? '',
      endTime: time ? writtenEnd(time) : '',
      timeZone: values.timeZone,
      participants: [{ ...host, host: true }],
      mode: values.mode,
      instructions: values.instructions,
      ...placeOf(values),
    },
    candidateDetails: { ...candidate, ...(timeZone && { timeZone }) },
    panelists: values.panel.map(({ panelist, required }) => ({ panelistId: panelist.panelistId, required })),
    jobTitle: values.jobTitle,
    roundName: values.roundName,
  };
}
