import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { BOOKINGS } from '../bookings.texts.ts';
import { language } from '@slotwise/contract/language';

/** Whether the meeting has a time; drafts and meetings that wait for the candidate have none. */
export const hasTime = ({ startInstant }: ViewedBooking['meetingInfo']): boolean => startInstant !== '';

const UNSENT: readonly BookingStatus[] = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'];

/** Whether anybody has been invited; the time of a draft is still its writer's own. */
export const wasSentOut = ({
  bookingStatus,
  meetingInfo,
}: Pick<ViewedBooking, 'bookingStatus' | 'meetingInfo'>): boolean =>
  hasTime(meetingInfo) && !UNSENT.includes(bookingStatus);

/** '26/11/2030 15:00–16:00, Kolkata (IST)', or that no time is set. */
export function whenText(meetingInfo: ViewedBooking['meetingInfo']): string {
  if (!hasTime(meetingInfo)) return BOOKINGS.noTime();
  const { startLocal, endLocal, timeZone, startInstant } = meetingInfo;
  return `${spanText(startLocal, endLocal)}, ${zoneLabel(timeZone, Date.parse(startInstant))}`;
}

/** 'Senior Data Engineer, Technical 2', as far as it is known. */
export const jobText = ({ jobTitle, roundName }: Pick<ViewedBooking, 'jobTitle' | 'roundName'>): string =>
  [jobTitle, roundName].filter(Boolean).join(', ');

/** 'Technical 2', 'Portfolio · round 2', 'Round 1': the number where the name does not tell it. */
export function roundText({
  roundName,
  roundNumber,
}: Pick<ViewedBooking, 'roundName' | 'roundNumber'>): string {
  if (!roundName) return BOOKINGS.round({ number: roundNumber });
  const tellsNumber = roundNumber === 1 || /\d/.test(roundName);
  return tellsNumber ? roundName : BOOKINGS.namedRound({ name: roundName, number: roundNumber });
}

/** 'Meera, Sofia and Daniel' */
export const namesText = (names: readonly string[]): string =>
  new Intl.ListFormat(language.locale).format(names);
