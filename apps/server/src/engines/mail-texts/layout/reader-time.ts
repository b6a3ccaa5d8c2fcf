import { ZONES } from '../../wall-time/zone.texts.ts';
import { LAYOUT } from '../catalog/meeting.texts.ts';
import { printDate, printInstant, wallTime } from '../../wall-time/print-time.ts';
import { lastClockChangeBetween } from '../../wall-time/time-zones.ts';
import type { Fact } from './mail-content.ts';
import { zoneCity, zonePhrase } from '../../wall-time/zone-label.ts';

/** The start of a meeting, for one reader of a mail; instants are ISO-8601. */
export type ReaderTime = {
  startTime: string;
  timeZone: string;
  /** The reader's zone; undefined if unknown. */
  readerZone?: string | undefined;
  /** When the mail was written. */
  at: string;
};

/** '26/11/2026 15:00 Kolkata time', short enough for a subject. */
export function shortTime({ startTime, timeZone }: Pick<ReaderTime, 'startTime' | 'timeZone'>): string {
  const city = zoneCity(timeZone);
  return `${printInstant(startTime, timeZone)} ${city ? ZONES.city({ city }) : zonePhrase(startTime, timeZone)}`;
}

/** The same in the reader's own zone, for a subject, which is all that many phones show. */
export const ownTime = (
  { startTime, timeZone }: Pick<ReaderTime, 'startTime' | 'timeZone'>,
  reader: { timeZone?: string | undefined },
): string => shortTime({ startTime, timeZone: reader.timeZone ?? timeZone });

/** The time of a meeting as facts of a mail: in the reader's zone, in the meeting's if it differs, and a warning. */
export function timeFacts(when: ReaderTime | undefined): Fact[] {
  if (!when) return [];
  const { startTime, timeZone, readerZone = timeZone } = when;
  const isSame = wallTime(startTime, readerZone) === wallTime(startTime, timeZone);
  const warning = clockWarning(when);
  return [
    { label: LAYOUT.time(), content: [shortTime(isSame ? when : { startTime, timeZone: readerZone })] },
    ...(isSame ? [] : [{ label: LAYOUT.meetingZone(), content: [shortTime(when)] }]),
    ...(warning ? [{ label: LAYOUT.clocks(), content: [warning] }] : []),
  ];
}

/**
 * Warns of a clock change before the meeting, after which a time read today would be remembered an hour off: in the
 * reader's zone, or else in the meeting's. Empty if there is none.
 */
export function clockWarning({ startTime, timeZone, readerZone = timeZone, at }: ReaderTime): string {
  for (const zone of new Set([readerZone, timeZone])) {
    const change = lastClockChangeBetween(zone, at, startTime);
    if (!change) continue;
    const ahead = change.minutes > 0 ? 'yes' : 'no';
    const place = zoneCity(zone) ?? zone;
    const date = printDate(wallTime(change.at, zone));
    return LAYOUT.clockWarning({ ahead, place, amount: amount(change.minutes), date });
  }
  return '';
}

function amount(minutes: number): string {
  const size = Math.abs(minutes);
  return size % 60 === 0 ? LAYOUT.clockHours({ hours: size / 60 }) : LAYOUT.clockMinutes({ minutes: size });
}
