import type { BlockCause } from '@slotwise/contract/availability/slots.schema';
import { isAllowed } from './allowances.ts';
import type { Horizon } from './horizon.ts';
import {
  intersect,
  partIn,
  subtract,
  uniteSpans,
  type IntervalSet,
  type Minute,
  type Span,
} from './interval-set.ts';
import { fullDays, meetingLoad, type MeetingLoad } from './meeting-load.ts';
import { hoursLayers, momentsOfStretches, toStretches } from './person-hours.ts';
import type { Allowed, Person, SchedulingRequest } from './scheduling-request.ts';
import { daysTouched, HOUR_MINUTES, type ZoneClock } from './zone-clock.ts';

/** A span in which someone is not offered, and why; `note` is the reason given, or empty. */
export type CauseSpan = Span & { readonly cause: BlockCause; readonly note: string };

/** Someone's time in a span, with their own zone's clock. */
export type PersonTime = {
  person: Person;
  clock: ZoneClock;
  load: MeetingLoad;
  /** The moments of the span without any cause. */
  free: IntervalSet;
  /**
   * The rest of the span, disjoint and in order; with several causes, the first in the order of causes. Computed
   * lazily, since counting starts does not need it.
   */
  blocks: () => readonly CauseSpan[];
};

/** Someone with the starts they could attend: 1 for each grid start they could, else 0. */
export type Attendee = PersonTime & { canStart: Uint8Array };

/** The parts of a request that affect the time of a single person. */
export type TimeTerms = Pick<SchedulingRequest, 'now' | 'breakMinutes' | 'breaks' | 'allow'>;

/** Someone's time within the horizon. */
export function personTime(
  person: Person,
  horizon: Pick<Horizon, 'span' | 'getClock'>,
  terms: TimeTerms,
): PersonTime {
  const { span } = horizon;
  const clock = horizon.getClock(person.timeZone);
  const load = meetingLoad(person, clock);
  const layers = causeLayers({ person, clock, load, span }, terms);
  let blocks: readonly CauseSpan[] | undefined;
  return {
    person,
    clock,
    load,
    free: subtract([span], uniteSpans(layers.flat())),
    blocks: () => (blocks ??= cutInOrder(layers)),
  };
}

/** Removes from each layer what earlier layers cover. */
function cutInOrder(layers: readonly CauseSpan[][]): readonly CauseSpan[] {
  const blocks: CauseSpan[] = [];
  let covered: IntervalSet = [];
  for (const layer of layers) {
    if (layer.length === 0) continue;
    blocks.push(...subtract(layer, covered));
    covered = uniteSpans([...covered, ...layer]);
  }
  return blocks.toSorted((a, b) => a.start - b.start);
}

type Known = Pick<PersonTime, 'person' | 'clock' | 'load'> & { span: Span };

/**
 * Every reason not to offer someone, each with its spans within `span`, in the order of `BLOCK_CAUSES`. The spans of
 * one reason are disjoint and in order; those of different reasons may overlap.
 */
export function causeLayers(known: Known, terms: TimeTerms): CauseSpan[][] {
  const { person, clock, load, span } = known;
  const { allow } = terms;
  const hours = hoursLayers(person, clock, span, allow);
  const busy = uniteSpans(person.busy);
  const full = isAllowed(allow, 'LIMIT', person.key)
    ? { ofDay: [], ofWeek: [] }
    : fullDays(person, load, clock, span);
  return [
    inside(span, 'NOT_OFFERED', notOffered(person, span, allow)),
    inside(span, 'DAY_OFF', hours.daysOff),
    inside(span, 'HOLIDAY', hours.holidays),
    inside(span, 'OUTSIDE_HOURS', hours.outside),
    inside(span, 'BREAK', breakTimes(known, terms)),
    inside(span, 'BUSY', busy),
    inside(span, 'BUFFER', subtract(widened(busy, getGap(person, terms)), busy)),
    inside(span, 'NOTICE', [{ start: -Infinity, end: earliestStart(person, terms) }]),
    inside(span, 'DAY_LIMIT', full.ofDay),
    inside(span, 'WEEK_LIMIT', full.ofWeek),
  ];
}

/** The parts of the spans within `whole`, in order, with their cause. */
function inside(whole: Span, cause: BlockCause, spans: readonly (Span & { note?: string })[]): CauseSpan[] {
  return spans
    .filter(({ start, end }) => start < whole.end && end > whole.start)
    .map((one) => ({ ...partIn(one, whole), cause, note: one.note ?? '' }))
    .toSorted((a, b) => a.start - b.start);
}

function notOffered({ key, windows }: Person, span: Span, allow: readonly Allowed[]): IntervalSet {
  if (!windows || isAllowed(allow, 'OTHER_TIMES', key)) return [];
  return subtract([span], uniteSpans(windows));
}

function breakTimes({ person, clock, span }: Known, { breaks, allow }: TimeTerms): IntervalSet {
  if (breaks.length === 0 || isAllowed(allow, 'BREAK', person.key)) return [];
  const stretches = toStretches(breaks);
  return uniteSpans(daysTouched(clock, span).flatMap((day) => momentsOfStretches(clock, day, stretches)));
}

/** The minutes kept free between a meeting and the person's other commitments. */
function getGap(person: Person, { breakMinutes, allow }: TimeTerms): number {
  if (isAllowed(allow, 'BUFFER', person.key)) return breakMinutes;
  return Math.max(person.bufferBefore, person.bufferAfter, breakMinutes);
}

function widened(set: IntervalSet, minutes: number): IntervalSet {
  return uniteSpans(set.map(({ start, end }) => ({ start: start - minutes, end: end + minutes })));
}

/** No one meets in the past, whatever is allowed. */
function earliestStart(person: Person, { now, allow }: TimeTerms): Minute {
  return isAllowed(allow, 'NOTICE', person.key) ? now : now + person.minNoticeHours * HOUR_MINUTES;
}

/** The moments at which all of these are free. */
export function freeTogether(moments: IntervalSet, times: readonly { free: IntervalSet }[]): IntervalSet {
  return times.reduce((together: IntervalSet, { free }) => intersect(together, free), moments);
}
