import type { Block } from '@slotwise/contract/availability/slots.schema';
import { drawBlock } from './block-words.ts';
import type { Span } from './interval-set.ts';
import { meetingLoad } from './meeting-load.ts';
import { causeLayers, type TimeTerms } from './person-time.ts';
import type { Person } from './scheduling-request.ts';
import { DAY_MINUTES, readClock } from './zone-clock.ts';

/** A chosen time in its reader's zone, with the terms of its request. */
export type ChosenTime = { span: Span; timeZone: string; terms: TimeTerms };

/** A week before and after the chosen time, plus a day for other zones: everything that limits count is within it. */
const AROUND_MINUTES = 8 * DAY_MINUTES;

/** The span whose busy times affect a chosen time: the weeks that it touches in any zone. */
export function spanAround({ start, end }: Span): Span {
  return { start: start - AROUND_MINUTES, end: end + AROUND_MINUTES };
}

/**
 * What conflicts with a time for someone: every cause that it touches, not only the first at each moment, in the order
 * of causes. Blocks are complete, not cut to the chosen time.
 */
export function findTouched(person: Person, { span, timeZone, terms }: ChosenTime): Block[] {
  const around = spanAround(span);
  const clock = readClock(person.timeZone, around);
  const owner = { person, clock, load: meetingLoad(person, clock) };
  const reader = readClock(timeZone, around);
  return causeLayers({ ...owner, span: around }, terms).flatMap((layer) =>
    layer
      .filter(({ start, end }) => start < span.end && span.start < end)
      .map((block) => drawBlock(owner, block, reader)),
  );
}
