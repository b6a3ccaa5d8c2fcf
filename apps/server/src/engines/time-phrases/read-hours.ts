import { DAY_MINUTES } from '#engines/scheduling/zone-clock.ts';
import { isTo, isToOrAnd, kindAt, meant, type Found, type Half, type Token } from './meaning.ts';
import { certain, HALF_DAY, meantRange, meantTime, readClock, type Clock } from './read-clock.ts';
import { minutesAt, type Frame } from './reading-frame.ts';

/** Minutes of a day; a missing end was left open ('after 4'). The end may be after midnight. */
export type Hours = { start?: number; end?: number };

/** The hours read; after a point ('at 3') a plain number may follow ('or 4'). */
export type ReadHours = { hours: Hours[]; isPoint: boolean };

type PartPhrase = { is: 'part'; hours: Hours };
type RangePhrase = { is: 'range'; from: Clock; to: Clock };
type ClockPhrase = { is: 'after' | 'before' | 'at' | 'around'; clock: Clock };
/** One phrase about hours, before its half of the day is known. */
type Phrase = PartPhrase | RangePhrase | ClockPhrase;

/** How much earlier or later than 'around 4' a meeting may start. */
const AROUND_MINUTES = 30;

/**
 * Reads adjacent hours, such as 'after 4', '10-12', 'evening at 7' or 'after 2 before 5', and combines their meaning.
 * `admitsNumber` allows a plain number as a time, as in 'tue 4'.
 */
export function readHours(
  tokens: readonly Token[],
  at: number,
  { frame, admitsNumber }: { frame: Frame; admitsNumber: boolean },
): Found<ReadHours> | undefined {
  const phrases: Phrase[] = [];
  const first = admitsNumber ? (readForenoon(tokens, at) ?? readAny(tokens, at, frame)) : undefined;
  let next = at;
  for (let one = first ?? readPhrase(tokens, at, frame); one; one = readPhrase(tokens, next, frame)) {
    phrases.push(one.found);
    next = one.next;
  }
  const hours = together(phrases, frame);
  if (next === at || !hours) return undefined;
  return { found: { hours, isPoint: phrases.at(-1)?.is === 'at' }, next };
}

/**
 * Adds hours to a list: a matching open start and open end become one range ('after 2 and before 5'), anything else is
 * an alternative ('before 11 or after 17').
 */
export function withHours(list: readonly Hours[], more: Hours): Hours[] {
  const last = list.at(-1);
  if (!last || !isOneSided(last) || !isOneSided(more)) return [...list, more];
  const both = { ...last, ...more };
  const fits = both.start !== undefined && both.end !== undefined && both.start < both.end;
  return fits ? [...list.slice(0, -1), both] : [...list, more];
}

const isOneSided = ({ start, end }: Hours): boolean => (start === undefined) !== (end === undefined);

function readPhrase(tokens: readonly Token[], at: number, frame: Frame): Found<Phrase> | undefined {
  switch (kindAt(tokens, at)) {
    case 'between':
      return readRange(tokens, at + 1, frame, isToOrAnd);
    case 'edge':
      return readEdge(tokens, at, frame);
    case 'at':
      return readAny(tokens, at + 1, frame);
    case 'around':
      return readRange(tokens, at + 1, frame) ?? readAround(tokens, at + 1, frame);
    default:
      return readPart(tokens, at, frame) ?? readRange(tokens, at, frame) ?? readPlain(tokens, at, frame);
  }
}

/** 'morning', and 'pm' alone. */
function readPart(tokens: readonly Token[], at: number, frame: Frame): Found<PartPhrase> | undefined {
  const hours = findPart(tokens[at], frame);
  return hours && { found: { is: 'part', hours }, next: at + 1 };
}

function findPart(token: Token | undefined, frame: Frame): Hours | undefined {
  if (meant(token, 'half')?.half === 'pm') return { start: HALF_DAY };
  const part = meant(token, 'part');
  if (!part) return undefined;
  return {
    ...(part.from !== undefined && { start: minutesAt(part.from, frame) }),
    ...(part.to !== undefined && { end: minutesAt(part.to, frame) }),
  };
}

/** 'tue am'; elsewhere 'am' is a verb. */
function readForenoon(tokens: readonly Token[], at: number): Found<PartPhrase> | undefined {
  const isForenoon = meant(tokens[at], 'half')?.half === 'am';
  return isForenoon ? { found: { is: 'part', hours: { end: HALF_DAY } }, next: at + 1 } : undefined;
}

/** A time or range in a position where it must be one, even a plain number. */
const readAny = (tokens: readonly Token[], at: number, frame: Frame): Found<Phrase> | undefined =>
  readRange(tokens, at, frame) ?? readPoint(tokens, at, frame);

function readPlain(tokens: readonly Token[], at: number, frame: Frame): Found<Phrase> | undefined {
  const point = readPoint(tokens, at, frame);
  return point && (point.found.is === 'after' || point.found.clock.isPlain) ? point : undefined;
}

/** '4', and '4 onwards'. */
function readPoint(tokens: readonly Token[], at: number, frame: Frame): Found<ClockPhrase> | undefined {
  const clock = readClock(tokens, at, frame);
  if (!clock) return undefined;
  const isOpen = kindAt(tokens, clock.next) === 'onwards';
  return { found: { is: isOpen ? 'after' : 'at', clock: clock.found }, next: clock.next + Number(isOpen) };
}

function readAround(tokens: readonly Token[], at: number, frame: Frame): Found<ClockPhrase> | undefined {
  const clock = readClock(tokens, at, frame);
  return clock && { found: { is: 'around', clock: clock.found }, next: clock.next };
}

function readRange(
  tokens: readonly Token[],
  at: number,
  frame: Frame,
  isLink = isTo,
): Found<RangePhrase> | undefined {
  const from = readClock(tokens, at, frame);
  if (!from || !isLink(tokens[from.next])) return undefined;
  const to = readClock(tokens, from.next + 1, frame);
  return to && { found: { is: 'range', from: from.found, to: to.found }, next: to.next };
}

/** 'after 4', 'until noon', 'from 10 to 12', 'after about 4', and 'after lunch'. */
function readEdge(tokens: readonly Token[], at: number, frame: Frame): Found<Phrase> | undefined {
  const how = meant(tokens[at], 'edge')?.how;
  const isOpening = how === 'from' || how === 'after';
  const start = ['at', 'around'].includes(kindAt(tokens, at + 1)) ? at + 2 : at + 1;
  const range = isOpening ? readRange(tokens, start, frame) : undefined;
  const clock = readClock(tokens, start, frame) ?? readEdgeOfPart(tokens, start, how === 'after', frame);
  if (range || !clock) return range;
  const goesOn = isOpening && kindAt(tokens, clock.next) === 'onwards';
  return {
    found: { is: isOpening ? 'after' : 'before', clock: clock.found },
    next: clock.next + Number(goesOn),
  };
}

function readEdgeOfPart(
  tokens: readonly Token[],
  at: number,
  isAfter: boolean,
  frame: Frame,
): Found<Clock> | undefined {
  const part = findPart(tokens[at], frame);
  const minutes = isAfter ? part?.end : part?.start;
  return minutes === undefined ? undefined : { found: certain(minutes), next: at + 1 };
}

/** Next to a time, a part of the day decides its half, and its end if it is open. */
function together(phrases: readonly Phrase[], frame: Frame): Hours[] | undefined {
  const parts = phrases.flatMap((phrase) => (phrase.is === 'part' ? [phrase.hours] : []));
  const times = phrases.flatMap((phrase) => (phrase.is === 'part' ? [] : [phrase]));
  const [part] = parts;
  if (!part || times.length === 0) return joined([...parts, ...times.map((one) => toHours(one, frame))]);
  return joined(
    times.map((time) => {
      const hours = toHours(time, frame, findHalf(part));
      const both = { ...part, ...hours };
      return hours && (both.start ?? 0) < (both.end ?? DAY_MINUTES) ? both : undefined;
    }),
  );
}

function joined(list: readonly (Hours | undefined)[]): Hours[] | undefined {
  let hours: Hours[] = [];
  for (const one of list) {
    if (!one) return undefined;
    hours = withHours(hours, one);
  }
  return hours;
}

function findHalf({ start = 0, end = DAY_MINUTES }: Hours): Half | undefined {
  if (start >= HALF_DAY) return 'pm';
  return end <= HALF_DAY ? 'am' : undefined;
}

function toHours(time: RangePhrase | ClockPhrase, frame: Frame, hint?: Half): Hours | undefined {
  if (time.is === 'range') return meantRange(time.from, time.to, hint);
  const minutes = meantTime(time.clock, hint);
  if (time.is === 'after') return { start: minutes };
  if (time.is === 'before') return { end: minutes || DAY_MINUTES };
  const about = time.is === 'around' ? AROUND_MINUTES : 0;
  return { start: Math.max(0, minutes - about), end: minutes + about + frame.durationMinutes };
}
