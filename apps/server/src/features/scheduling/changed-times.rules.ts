import { wallTime } from '#engines/wall-time/print-time.ts';
import { writtenWallTime, type TimePoint } from '#engines/wall-time/read-time.ts';
import { requireTimeZone } from '#engines/wall-time/require-time-zone.ts';
import { isSameTimeZone } from '#engines/wall-time/time-zones.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import {
  readEnd,
  requireComingStart,
  requireNearStart,
  requireSensibleSpan,
  toMeetingTimes,
  type MeetingTimes,
  type ReadEnd,
} from './meeting-times.rules.ts';

/** The changed times of an existing meeting as sent; absent or empty fields stay. */
export type WrittenChange = {
  startTime?: string | undefined;
  endTime?: string | undefined;
  timeZone?: string | undefined;
};

export type PresentTimes = {
  start_time: Date | null;
  end_time: Date | null;
  start_local: string;
  end_local: string;
  time_zone: string;
};

/**
 * A meeting's new time, or null if nothing changes. A wall time equal to the present one in the same zone is the
 * present instant, so that the second of two equal hours survives a form. A start alone keeps the length, a zone alone
 * the instants. With `isReopening` the present time counts as new.
 */
export function readChangedTimes(
  written: WrittenChange,
  present: PresentTimes,
  { now, isReopening }: { now: Date; isReopening: boolean },
): MeetingTimes | null {
  const timeZone = changedZone(written.timeZone, present);
  if (!isReopening && isAboutNothing(written, present)) return null;
  const known = presentEnds(present, timeZone);
  const start = changedEnd('startTime', { written, timeZone, present: known.start });
  const end = getEnd(start, { written, timeZone, known });
  const isStartKept = isAt(start, known.start);
  const isSame = isStartKept && isAt(end, known.end) && timeZone === present.time_zone;
  if (isSame && !isReopening) return null;
  requireNearStart(start.point, now);
  requireSensibleSpan(start.point, end.point);
  // A running meeting may be extended; a past one may not.
  if (isStartKept && !isReopening) requireComingEnd(end.point, now);
  else requireComingStart(start.point, now);
  return toMeetingTimes(start, end, timeZone);
}

/** The given zone, or the present one, even if given under another name. */
function changedZone(written: string | undefined, { time_zone: present }: PresentTimes): string {
  requireTimeZone('meetingInfo.timeZone', written || present);
  return !written || isSameTimeZone(written, present) ? present : written;
}

/** For a booking without a time, a zone alone sets none. */
const isAboutNothing = ({ startTime, endTime }: WrittenChange, { start_time }: PresentTimes): boolean =>
  !startTime && !endTime && !start_time;

const isAt = ({ point }: ReadEnd, known: KnownEnd | null): boolean => point.instant === known?.point.instant;

type KnownEnd = ReadEnd & { local: string };
type KnownEnds = { start: KnownEnd | null; end: KnownEnd | null };

/** `local` is the wall time a client may send back; empty if the zone is another one. */
function presentEnds(present: PresentTimes, timeZone: string): KnownEnds {
  const isSameZone = timeZone === present.time_zone;
  const placed = (at: Date | null, local: string): KnownEnd | null => {
    if (!at) return null;
    const instant = at.toISOString();
    const here = isSameZone ? local : wallTime(instant, timeZone);
    return { point: { instant, wallTime: here }, isAmbiguous: false, local: isSameZone ? local : '' };
  };
  return {
    start: placed(present.start_time, present.start_local),
    end: placed(present.end_time, present.end_local),
  };
}

type EndChange = { written: WrittenChange; timeZone: string; present: KnownEnd | null };

function changedEnd(name: 'startTime' | 'endTime', { written, timeZone, present }: EndChange): ReadEnd {
  const label = name === 'startTime' ? 'Start' : 'End';
  const text = written[name]?.trim();
  if (text) {
    const isPresent = present !== null && writtenWallTime(text) === present.local;
    return isPresent ? present : readEnd(name, label, { [name]: text, timeZone });
  }
  if (present) return present;
  throw invalidField(`meetingInfo.${name}`, `${label} is required`);
}

type EndReading = { written: WrittenChange; timeZone: string; known: KnownEnds };

/** The given end; otherwise the present one if the start stays, or else the one that keeps the length. */
function getEnd({ point: start }: ReadEnd, { written, timeZone, known }: EndReading): ReadEnd {
  if (written.endTime) return changedEnd('endTime', { written, timeZone, present: known.end });
  if (!known.start || !known.end) throw invalidField('meetingInfo.endTime', 'End is required');
  if (start.instant === known.start.point.instant) return known.end;
  const millis = Date.parse(known.end.point.instant) - Date.parse(known.start.point.instant);
  const instant = new Date(Date.parse(start.instant) + millis).toISOString();
  return { point: { instant, wallTime: wallTime(instant, timeZone) }, isAmbiguous: false };
}

function requireComingEnd(end: TimePoint, now: Date) {
  if (Date.parse(end.instant) > now.getTime()) return;
  throw new AppError('TIME_IN_PAST', { fieldErrors: { 'meetingInfo.endTime': 'This time has passed' } });
}
