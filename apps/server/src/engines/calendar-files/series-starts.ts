import ICAL from 'ical.js';
import { DAY_MILLIS } from '#lib/durations.ts';
import { asIfUtc, toWallTime, type FileClocks } from './file-clocks.ts';
import type { FileEvent, MillisSpan } from './file-event.ts';
import { toDateText, toMillis, readFileTimes, type FileTime } from './file-time.ts';
import { daysOfRule, isEndlessStep } from './rule-days.ts';
import { damaged, tooMuchWork } from './unreadable-calendar.ts';

/** How many more occurrences may be computed for the file. Counts down. */
export type Work = { left: number };

/** No zone's offset from UTC is larger than this, with room to spare. */
const ZONES_APART = 2 * DAY_MILLIS;
/** How far a 'this and all following' change may move an occurrence that seemed to be over. */
const MOVED_AT_MOST = 60 * DAY_MILLIS;

export const isRepeated = ({ component }: FileEvent): boolean =>
  component.hasProperty('rrule') || component.hasProperty('rdate');

/**
 * The starts of an event: DTSTART, plus RRULE and RDATE, minus EXDATE, each once (RFC 5545, 3.8.5). Occurrences that
 * cannot touch the horizon may be missing. Uses up `work`, and throws UnreadableCalendar when none is left.
 */
export function* seriesStarts(
  event: FileEvent,
  clocks: FileClocks,
  horizon: MillisSpan,
  work: Work,
): Generator<FileTime> {
  const { start } = event;
  const excepted = readExceptions(event, clocks);
  const seen = new Set<string>();
  for (const wall of wallTimes(event, clocks, horizon, work)) {
    const text = wall.toString();
    if (seen.has(text) || excepted.dates.has(text.slice(0, 10))) continue;
    seen.add(text);
    const at = { wall, clock: start.clock };
    if (!excepted.millis.has(toMillis(at))) yield at;
  }
}

type Exceptions = { dates: Set<string>; millis: Set<number> };

/** A date excludes whatever begins on that day, a time whatever begins at that instant. */
function readExceptions({ component }: FileEvent, clocks: FileClocks): Exceptions {
  const all = readFileTimes(component, 'exdate', clocks);
  return {
    dates: new Set(all.filter(({ wall }) => wall.isDate).map(({ wall }) => toDateText(wall))),
    millis: new Set(all.filter(({ wall }) => !wall.isDate).map(toMillis)),
  };
}

function* wallTimes(
  { component, start, length }: FileEvent,
  clocks: FileClocks,
  horizon: MillisSpan,
  work: Work,
): Generator<ICAL.Time> {
  yield start.wall;
  for (const added of readFileTimes(component, 'rdate', clocks)) {
    spend(work);
    yield added.clock === start.clock ? added.wall : start.clock.wallAt(toMillis(added));
  }
  const longest = length.days * DAY_MILLIS + length.millis;
  for (const property of component.getAllProperties('rrule')) {
    const rule = localRule(property, start);
    if (rule.until && asIfUtc(rule.until) + longest < horizon.start - ZONES_APART) continue;
    yield* listWallTimes({ rule, longest }, start, horizon, work);
  }
}

/** COUNT is handled here, since the library also counts days that do not exist. */
function* listWallTimes(
  { rule, longest }: { rule: ICAL.Recur; longest: number },
  start: FileTime,
  horizon: MillisSpan,
  work: Work,
): Generator<ICAL.Time> {
  if (isEndlessStep(rule)) return;
  let left = rule.count ?? Infinity;
  rule.count = null;
  const isOnRule = daysOfRule(rule, start.wall);
  try {
    const iterator = rule.iterator(start.wall);
    for (let wall = iterator.next(); wall && left > 0; wall = iterator.next()) {
      spend(work);
      if (asIfUtc(wall) > horizon.end + ZONES_APART) return;
      if (!isOnRule(wall)) continue;
      left -= 1;
      if (asIfUtc(wall) + longest > horizon.start - MOVED_AT_MOST) yield wall.clone();
    }
  } catch (error) {
    if (work.left < 0) throw error;
    throw damaged('the rule by which an event repeats cannot be followed');
  }
}

function spend(work: Work): void {
  work.left -= 1;
  if (work.left < 0) throw tooMuchWork();
}

/** The rule with its UNTIL on the event's clock, since files write it in UTC. */
function localRule(property: ICAL.Property, { wall, clock }: FileTime): ICAL.Recur {
  const value = property.getFirstValue();
  if (!(value instanceof ICAL.Recur)) throw damaged('the rule by which an event repeats cannot be read');
  const rule = value.clone();
  if (!rule.until) return rule;
  const { year, month, day, isDate, zone } = rule.until;
  if (wall.isDate) rule.until = toWallTime({ year, month, day, isDate: true });
  else if (isDate) rule.until = toWallTime({ year, month, day, hour: 23, minute: 59, second: 59 });
  else if (zone === ICAL.Timezone.utcTimezone) rule.until = clock.wallAt(asIfUtc(rule.until));
  return rule;
}
