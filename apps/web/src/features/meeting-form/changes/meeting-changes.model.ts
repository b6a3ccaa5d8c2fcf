import type { PanelSeat } from '@slotwise/contract/bookings/bookings.schema';
import type { CandidatePatch } from '@slotwise/contract/booking-parts/candidate.schema';
import type { ReviseBooking } from '@slotwise/contract/bookings/changes.schema';
import { namedAttributes, toCandidate, writtenEnd } from '../values/meeting-request.model.ts';
import {
  chosenTime,
  numberIn,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { toPanelSeat } from '#features/bookings/meeting-values/seat.model.ts';

/** What someone changed about a meeting, part by part; null or empty if unchanged. */
export type MeetingChanges = {
  candidate: CandidatePatch | null;
  details: Pick<ReviseBooking, Detail | 'jdId' | 'roundNumber' | 'scorecard'>;
  panelists: PanelSeat[] | null;
  time: NonNullable<ReviseBooking['meetingInfo']> | null;
};

const DETAILS = [
  'jobTitle',
  'roundName',
  'mode',
  'meetingLink',
  'dialIn',
  'venue',
  'instructions',
] as const satisfies (keyof MeetingValues)[];
type Detail = (typeof DETAILS)[number];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const toTimeFields = ({ date, start, minutes, timeZone, refusedEnd }: MeetingValues) => ({
  date,
  start,
  minutes,
  timeZone,
  refusedEnd,
});

export const isSameTime = (base: MeetingValues, values: MeetingValues): boolean =>
  isSame(toTimeFields(base), toTimeFields(values));

export function findChanges(base: MeetingValues, values: MeetingValues): MeetingChanges {
  return {
    candidate: candidateChanges(base, values),
    details: detailChanges(base, values),
    panelists: isSame(base.panel.map(toPanelSeat), values.panel.map(toPanelSeat))
      ? null
      : values.panel.map(toPanelSeat),
    time: isSameTime(base, values) ? null : writtenTimes(values),
  };
}

export const isUnchanged = ({ candidate, details, panelists, time }: MeetingChanges): boolean =>
  !candidate && !panelists && !time && Object.keys(details).length === 0;

/** The chosen time as sent, in wall times of its zone; null if none is chosen. */
export function writtenTimes(values: MeetingValues): MeetingChanges['time'] {
  const time = chosenTime(values);
  if (!time) return null;
  return { startTime: time.startWall, endTime: writtenEnd(time), timeZone: time.timeZone };
}

function candidateChanges(base: MeetingValues, values: MeetingValues): CandidatePatch | null {
  const pickShown = ({ candidateDetails }: MeetingValues) => ({
    timeZone: null,
    ...toCandidate(candidateDetails),
  });
  const [before, after] = [pickShown(base), pickShown(values)];
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof typeof before]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as CandidatePatch) : null;
}

function detailChanges(base: MeetingValues, values: MeetingValues): MeetingChanges['details'] {
  const texts = DETAILS.filter((name) => base[name] !== values[name]).map((name) => [name, values[name]]);
  const roundNumber = numberIn(values.roundNumber);
  const scorecard = namedAttributes(values);
  return {
    ...(Object.fromEntries(texts) as Pick<ReviseBooking, Detail>),
    ...(base.jdId !== values.jdId && { jdId: values.jdId }),
    ...(roundNumber !== null && roundNumber !== numberIn(base.roundNumber) && { roundNumber }),
    ...(!isSame(scorecard, namedAttributes(base)) && { scorecard }),
  };
}
