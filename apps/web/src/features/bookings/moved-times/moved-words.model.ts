import type { MovedTime, MovedTimeAnswer } from '@slotwise/contract/booking-parts/moved-times.schema';
import { spanText } from '#lib/dates/date-text.ts';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { zoneCity } from '#lib/dates/zone-label.ts';
import type { ViewedBooking } from '../bookings.slice.ts';
import { BOOKINGS } from '../bookings.texts.ts';

/** A meeting whose clocks show another time than agreed, as known to a list or its own page. */
export type MovedMeeting = Pick<ViewedBooking, 'bookingId' | 'version'> &
  Pick<ViewedBooking['meetingInfo'], 'startLocal' | 'endLocal' | 'timeZone'> & {
    candidateName: string;
    movedTime: MovedTime;
  };

export type AnswerWords = {
  /** The answer as a short button label: 'Keep 15:00', 'Take 14:00'. */
  act: string;
  /** What happens to the meeting. */
  text: string;
};

/** 'New clock rules in London: agreed for 15:00, clocks there will show 14:00.' */
export function movedText(meeting: MovedMeeting): string {
  const { timeZone, movedTime } = meeting;
  const [agreed, shown] = [shortTime(meeting, movedTime), shortTime(movedTime, meeting)];
  return BOOKINGS.moved({ city: zoneCity(timeZone), agreed, shown });
}

/** What the answer does, in words. */
export function answerWords(answer: MovedTimeAnswer, meeting: MovedMeeting): AnswerWords {
  const { movedTime, startLocal, endLocal, timeZone } = meeting;
  const city = zoneCity(timeZone);
  if (answer === 'KEEP_WALL_TIME') {
    return {
      act: BOOKINGS.keepTime({ time: shortTime(meeting, movedTime) }),
      text: BOOKINGS.keepHint({ city, span: spanText(startLocal, endLocal) }),
    };
  }
  return {
    act: BOOKINGS.takeTime({ time: shortTime(movedTime, meeting) }),
    text: BOOKINGS.takeHint({ city, span: spanText(movedTime.startLocal, movedTime.endLocal) }),
  };
}

/** If only the end reads differently, keeping the wall time is not offered. */
export const answersFor = ({ startLocal, movedTime }: MovedMeeting): readonly MovedTimeAnswer[] =>
  startLocal === movedTime.startLocal ? ['KEEP_INSTANT'] : ['KEEP_WALL_TIME', 'KEEP_INSTANT'];

/** The part that differs from the other time: '15:00', '26/11/2026 23:30', or '15:00–17:00' if it is the end. */
function shortTime(own: MovedTime, other: MovedTime): string {
  if (own.startLocal === other.startLocal) {
    return `${printClock(own.startLocal)}–${printClock(own.endLocal)}`;
  }
  const isSameDay = own.startLocal.slice(0, 10) === other.startLocal.slice(0, 10);
  return isSameDay ? printClock(own.startLocal) : printWallTime(own.startLocal);
}
