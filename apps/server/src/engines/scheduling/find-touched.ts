import type { Block } from '@slotwise/contract/availability/slots.schema';
import { drawBlock } from './block-words.ts';
import type { Span } from './interval-set.ts';
import { meetingLoad } from './meeting-load.ts';
import { causeLayers, type TimeTerms } from './person-time.ts';
import type { Person } from './scheduling-request.ts';
import { DAY_MINUTES, readClock } from './zone-clock.ts';

/** One chosen time, on the clocks of its reader, and the terms of the request it was chosen in. */
export type ChosenTime = { span: Span; timeZone: string; terms: TimeTerms };

/** A week before and after the chosen time, and a day for clocks elsewhere: what limits count lies in it. */
const AROUND_MINUTES = 8 * DAY_MINUTES;

/** The busy times that decide about a chosen time: those of the weeks that it touches in any zone. */
export function spanAround({ start, end }: Span): Span {
  return { start: start - AROUND_MINUTES, end: end + AROUND_MINUTES };
}

/**
 * What speaks against a time for someone: every cause that it touches, not only the first of each moment, in the
 * order of causes. The blocks are whole, not cut to the chosen time.
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
