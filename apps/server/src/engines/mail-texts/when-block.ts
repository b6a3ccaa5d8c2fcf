import type { Meeting, MeetingRevision, Person, Place } from '../calendar-messages/meeting-revision.ts';
import { printDate, printSpan, printWallTime, wallTime } from '../wall-time/print-time.ts';
import { lastClockChangeBetween } from '../wall-time/time-zones.ts';
import { zoneCity, zonePhrase } from '../wall-time/zone-label.ts';
import type { WhenBlock } from './mail-content.ts';
import { plainName } from './safe-text.ts';

/** The when-block of a meeting mail for one reader, with the reader's own clocks where they differ. */
export function whenBlock(revision: MeetingRevision, reader: Person): WhenBlock {
  const { meeting, before, change } = revision;
  const { day, hours } = printSpan(meeting.startTime, meeting.endTime, meeting.timeZone);
  const cancelled = change === 'CANCELLED';
  return {
    kind: 'when',
    cancelled,
    day,
    hours,
    detail: `${zonePhrase(meeting.startTime, meeting.timeZone)}. ${roundAndPlace(meeting)}.`,
    ...(change === 'MOVED' && before && { before: spanLine(before) }),
    reader: readerLines(revision, reader),
  };
}

/** 'Technical 2, by video', or the way alone where the round has no name. */
function roundAndPlace({ roundName, place }: Meeting): string {
  const round = plainName(roundName ?? '');
  const way = placeWords(place);
  return round ? `${round}, ${way}` : way.replace(/^./, (letter) => letter.toUpperCase());
}

function placeWords(place: Place): string {
  return { VIDEO: 'by video', PHONE: 'by phone', ONSITE: 'on site' }[place.mode];
}

/** 'Thursday 26/11/2026 15:00–16:00, Kolkata time (IST)'. */
function spanLine(span: { startTime: string; endTime: string; timeZone: string }): string {
  const { line } = printSpan(span.startTime, span.endTime, span.timeZone);
  return `${line}, ${zonePhrase(span.startTime, span.timeZone)}`;
}

/** '26/11/2026 15:00, Kolkata time', short enough for a subject. */
export function subjectTime({ startTime, timeZone }: Meeting): string {
  const city = zoneCity(timeZone);
  const zone = city ? `${city} time` : zonePhrase(startTime, timeZone);
  return `${printWallTime(wallTime(startTime, timeZone))} ${zone}`;
}

function readerLines({ meeting, change, at }: MeetingRevision, { timeZone }: Person): string[] {
  if (!timeZone) return [];
  const own = printSpan(meeting.startTime, meeting.endTime, timeZone).line;
  const same = own === printSpan(meeting.startTime, meeting.endTime, meeting.timeZone).line;
  return [
    ...(same ? [] : [`Your time: ${own}, ${zonePhrase(meeting.startTime, timeZone)}`]),
    ...(change === 'CANCELLED' ? [] : clockWarning(meeting, timeZone, at)),
  ];
}

/** A time read today is misremembered by an hour when the clocks change before it comes. */
function clockWarning(meeting: Meeting, timeZone: string, now: string): string[] {
  const change = lastClockChangeBetween(timeZone, now, meeting.startTime);
  if (!change) return [];
  const direction = change.minutes > 0 ? 'forward' : 'back';
  const place = zoneCity(timeZone) ?? 'your zone';
  const date = printDate(wallTime(change.at, timeZone));
  return [
    `Clocks in ${place} go ${direction} ${amount(change.minutes)} on ${date}. The times here allow for it.`,
  ];
}

function amount(minutes: number): string {
  const size = Math.abs(minutes);
  if (size === 60) return 'one hour';
  return size % 60 === 0 ? `${size / 60} hours` : `${size} minutes`;
}
