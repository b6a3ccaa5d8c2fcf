import { OCCUPYING_STATUSES, type BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { getPlace } from '#features/meeting-form/values/meeting-request.model.ts';
import { chosenTime, type MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { seatKey } from '#features/bookings/meeting-values/seat.model.ts';
import {
  findChanges,
  isUnchanged,
  type MeetingChanges,
} from '#features/meeting-form/changes/meeting-changes.model.ts';
import { EDIT_MEETING } from './edit-meeting.texts.ts';

type Sides = { booking: ViewedBooking; base: MeetingValues; values: MeetingValues };

/** Who is notified of the changes so far, in one sentence; `people` is everyone who has the invitation. */
export function describeNotice(sides: Sides, people: number, now: number): string {
  const { base, values } = sides;
  const changes = findChanges(base, values);
  if (isUnchanged(changes)) return EDIT_MEETING.unchanged();
  const quiet = quietBecause(sides, changes, now);
  if (quiet) return quiet;
  const updates = toUpdates(sides, changes, people);
  const sentences = [updates, ...toSeats(base, values), ...toAddress(base, changes)].filter(Boolean);
  if (sentences.length === 0) return EDIT_MEETING.quiet();
  const [first = '', ...rest] = sentences;
  return [first, ...rest].join('; ');
}

function quietBecause({ booking, values }: Sides, { time }: MeetingChanges, now: number): string | null {
  const end = time ? chosenTime(values)?.end : Date.parse(booking.meetingInfo.endInstant);
  if (!end || Number.isNaN(end)) return EDIT_MEETING.timeless();
  const isHeld = (OCCUPYING_STATUSES as readonly BookingStatus[]).includes(booking.bookingStatus);
  return end < now || (!isHeld && !time) ? EDIT_MEETING.over() : null;
}

function toUpdates({ base, values }: Sides, changes: MeetingChanges, people: number): string {
  const { details, time, panelists, candidate } = changes;
  if (time) return EDIT_MEETING.moves({ people });
  const place = (of: MeetingValues) => JSON.stringify([of.mode, getPlace(of)]);
  const isForAll = place(base) !== place(values) || 'instructions' in details || 'jobTitle' in details;
  if (isForAll) return EDIT_MEETING.all({ people });
  const isForPanel = panelists !== null || 'roundName' in details || Boolean(candidate?.candidateName);
  return isForPanel ? EDIT_MEETING.panelOnly({ name: base.candidateDetails.candidateName }) : '';
}

function toSeats(base: MeetingValues, values: MeetingValues): string[] {
  const missingIn = (panel: MeetingValues['panel'], from: MeetingValues['panel']) =>
    from.filter((seat) => !panel.some((one) => seatKey(one) === seatKey(seat))).map(({ name }) => name);
  const [added, removed] = [missingIn(base.panel, values.panel), missingIn(values.panel, base.panel)];
  return [
    ...(added.length > 0 ? [EDIT_MEETING.added({ count: added.length, names: namesText(added) })] : []),
    ...(removed.length > 0
      ? [EDIT_MEETING.removed({ count: removed.length, names: namesText(removed) })]
      : []),
  ];
}

const toAddress = (base: MeetingValues, { candidate }: MeetingChanges): string[] =>
  candidate?.email
    ? [
        EDIT_MEETING.moved({
          name: base.candidateDetails.candidateName,
          from: base.candidateDetails.email,
          to: candidate.email,
        }),
      ]
    : [];
