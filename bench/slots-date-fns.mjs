import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMinutes,
  areIntervalsOverlapping,
  eachDayOfInterval,
  endOfDay,
  format,
  getISODay,
  isSameDay,
  isSameISOWeek,
  startOfDay,
  subMinutes,
} from 'date-fns';

/**
 * The naive implementation for comparison: with date-fns dates, it checks for every start and every person whether the
 * meeting is within their hours and overlaps nothing. Returns only the starts, in minutes since 1970.
 */
export function dateFnsStarts(request) {
  const { timeZone, from, to, stepMinutes, durationMinutes } = request;
  const people = request.people.filter(({ required }) => required).map((one) => getPerson(one, request));
  const pools = request.pools.map(({ need, members }) => ({
    need,
    members: members.map((one) => getPerson(one, request)),
  }));
  const starts = [];
  const last = endOfDay(new TZDate(`${to}T00:00:00`, timeZone));
  let start = new TZDate(...listParts(from), 0, 0, timeZone);
  for (; addMinutes(start, durationMinutes) <= addMinutes(last, 1); start = addMinutes(start, stepMinutes)) {
    const meeting = { start, end: addMinutes(start, durationMinutes) };
    if (!people.every((person) => canCome(person, meeting))) continue;
    const isFilled = ({ need, members }) =>
      members.filter((member) => canCome(member, meeting)).length >= need;
    if (pools.every(isFilled)) starts.push(start.getTime() / 60_000);
  }
  return starts;
}

/** A person's working intervals and busy times, computed once per question. */
function getPerson(person, { now, breakMinutes, breaks, from, to }) {
  const { timeZone, weeklyHours, bufferBefore, bufferAfter, busy, minNoticeHours } = person;
  const gap = Math.max(bufferBefore, bufferAfter, breakMinutes);
  const dateAt = (minute) => new TZDate(minute * 60_000, timeZone);
  const between = {
    start: addDays(new TZDate(...listParts(from), timeZone), -1),
    end: addDays(new TZDate(...listParts(to), timeZone), 1),
  };
  const days = eachDayOfInterval(between);
  const intervalsOn = (day, ranges) =>
    ranges.map(({ start, end }) => ({ start: clockOn(day, start), end: clockOn(day, end) }));
  return {
    person,
    isBound: weeklyHours.length > 0,
    earliest: dateAt(now + minNoticeHours * 60),
    hours: days.flatMap((day) => intervalsOn(day, rangesOn(person, day))),
    breaks: days.flatMap((day) => intervalsOn(day, breaks)),
    busy: busy.map(({ start, end }) => ({
      start: subMinutes(dateAt(start), gap),
      end: addMinutes(dateAt(end), gap),
    })),
    meetings: busy.filter(({ isMeeting }) => isMeeting).map(({ start }) => dateAt(start)),
  };
}

function rangesOn({ weeklyHours, holidays, dateOverrides }, day) {
  const date = format(day, 'yyyy-MM-dd');
  const override = dateOverrides.find((one) => one.date === date);
  if (override) return override.ranges;
  if (holidays.some((one) => one.date === date)) return [];
  return weeklyHours.filter((one) => one.day === getISODay(day));
}

function canCome({ person, isBound, earliest, hours, breaks, busy, meetings }, meeting) {
  if (meeting.start < earliest) return false;
  if (isBound && !hours.some(({ start, end }) => start <= meeting.start && meeting.end <= end)) return false;
  if ([...breaks, ...busy].some((one) => areIntervalsOverlapping(one, meeting))) return false;
  const day = startOfDay(new TZDate(meeting.start, person.timeZone));
  const onDay = meetings.filter((one) => isSameDay(one, day)).length;
  const inWeek = meetings.filter((one) => isSameISOWeek(one, day)).length;
  return onDay < (person.maxPerDay ?? Infinity) && inWeek < (person.maxPerWeek ?? Infinity);
}

function clockOn(day, clock) {
  const [hours, minutes] = clock.split(':').map(Number);
  return new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, day.timeZone);
}

function listParts(date) {
  const [year, month, day] = date.split('-').map(Number);
  return [year, month - 1, day];
}
