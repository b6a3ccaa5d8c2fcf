import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';
import { spanText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { BOOKINGS } from '../bookings.texts.ts';
import { language } from '@slotwise/contract/language';

/** Whether the meeting has a time; drafts and meetings waiting for the candidate have none. */
export const hasTime = ({ startInstant }: ViewedBooking['meetingInfo']): boolean => startInstant !== '';

const UNSENT: readonly BookingStatus[] = ['DRAFT', 'SUBMITTED', 'AWAITING_CANDIDATE'];

/** Whether anyone has been invited; a draft's time is still private to its author. */
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

/** 'Senior Data Engineer, Technical 2', or the part that is known. */
export const jobText = ({ jobTitle, roundName }: Pick<ViewedBooking, 'jobTitle' | 'roundName'>): string =>
  [jobTitle, roundName].filter(Boolean).join(', ');

/** 'Technical 2', 'Portfolio · round 2', 'Round 1': with the number if the name lacks it. */
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
