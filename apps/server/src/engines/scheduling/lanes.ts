import type { BlockCause, Lane } from '@slotwise/contract/availability/slots.schema';
import type { Attendee } from './person-time.ts';
import { blockText, blockTextOfDay } from './block-words.ts';
import { printHours, printHoursInZone } from './clock-words.ts';
import { freeOfRequired, type Inquiry } from './inquiry.ts';
import { intersect, spanAt, subtract, type IntervalSet, type Span } from './interval-set.ts';
import { loadAt } from './meeting-load.ts';
import { poolBlocks } from './pool-blocks.ts';
import { changingPoolText, poolText, poolTextOfDay, sharedPoolText } from './pool-words.ts';
import { drawSpan } from './zone-clock.ts';

/** A row of the answer: the time of a person or a pool, with the explanations of its blocks. */
export type LaneTime = {
  lane: Omit<Lane, 'blocks'>;
  blocks: LaneBlock[];
  free: IntervalSet;
  /** What prevents a meeting that touches no block; only applies to pools. */
  untouchedText: (meeting: Span) => string;
};

/** Texts are only built when needed: for the entire block, or for its part in a day that the reader knows. */
export type LaneBlock = Span & { cause: BlockCause; text: () => string; textOfDay: (day: Span) => string };

/** The rows of an inquiry: its people in order, then its pools. */
export function laneTimes(inquiry: Inquiry): LaneTime[] {
  const { people, request } = inquiry;
  return [
    ...people.map((attendee) => laneOfPerson(attendee, inquiry)),
    ...request.pools.map((_, index) => laneOfPool(inquiry, index)),
  ];
}

/** A row as it is sent. */
export function drawLane({ lane, blocks }: LaneTime): Lane {
  return {
    ...lane,
    blocks: blocks.map((block) => ({ ...drawSpan(block), cause: block.cause, text: block.text() })),
  };
}

/** The moments at which all required people are free, and enough of every pool. */
export function mutualTime(inquiry: Inquiry, lanes: readonly LaneTime[]): IntervalSet {
  return lanes
    .filter(({ lane }) => lane.role === 'POOL')
    .reduce((together, { free }) => intersect(together, free), freeOfRequired(inquiry));
}

/** The key of a pool's lane; pools are numbered from 0. */
export const poolKey = (pool: number): string => `pool:${pool}`;

function laneOfPerson(attendee: Attendee, { horizon }: Inquiry): LaneTime {
  const { person, load, clock, free } = attendee;
  return {
    lane: {
      key: person.key,
      role: person.role,
      panelistId: person.panelistId,
      name: person.name,
      timeZone: person.timeZone,
      required: person.required,
      thisWeek: loadAt(load, clock, horizon.span.start),
      maxPerWeek: person.maxPerWeek,
    },
    blocks: attendee.blocks().map((block) => ({
      start: block.start,
      end: block.end,
      cause: block.cause,
      text: () => blockText(attendee, block, horizon.clock),
      textOfDay: (day) => blockTextOfDay(attendee, block, horizon.clock, day),
    })),
    free,
    untouchedText: () => '',
  };
}

function laneOfPool({ request, horizon, pools }: Inquiry, index: number): LaneTime {
  const pool = request.pools[index];
  if (!pool) throw new RangeError(`There is no pool ${index}.`);
  const members = pools.candidates.filter((one) => one.pools.includes(index)).map(({ attendee }) => attendee);
  const blocks = poolBlocks(horizon.span, members, pool.need);
  return {
    lane: {
      key: poolKey(index),
      role: 'POOL',
      panelistId: null,
      name: pool.name,
      timeZone: request.timeZone,
      required: true,
      thisWeek: 0,
      maxPerWeek: null,
    },
    blocks: blocks.map((block) => ({
      ...block,
      text: () => poolText(pool, block, printHoursInZone(horizon.clock, block)),
      textOfDay: (day) => poolTextOfDay(pool, block, horizon.clock, day),
    })),
    free: subtract([horizon.span], blocks),
    untouchedText: (meeting) => {
      const coming = members.filter(({ free }) => (spanAt(free, meeting.start)?.end ?? 0) >= meeting.end);
      const hours = printHours(horizon.clock, meeting);
      return coming.length < pool.need ? changingPoolText(pool, hours) : sharedPoolText(pool, hours);
    },
  };
}
