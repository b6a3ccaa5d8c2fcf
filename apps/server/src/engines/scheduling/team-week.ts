import type { Block, BlockCause } from '@slotwise/contract/availability/slots.schema';
import { drawBlock } from './block-words.ts';
import { openHorizon } from './horizon.ts';
import { loadAt, meetingLoad } from './meeting-load.ts';
import { personTime } from './person-time.ts';
import type { Person } from './scheduling-request.ts';

/** Why someone does not interview, other than this product's own meetings. */
const SHOWN: ReadonlySet<BlockCause> = new Set(['DAY_OFF', 'HOLIDAY', 'OUTSIDE_HOURS', 'BUSY']);

export type DrawnLane = {
  panelistId: string;
  name: string;
  timeZone: string;
  thisWeek: number;
  maxPerWeek: number | null;
  blocks: Block[];
};

/** The days to draw, `YYYY-MM-DD` in the zone, inclusive. */
export type DrawnDays = { from: string; to: string; timeZone: string };

/**
 * The days of some panelists in order: when they are off, outside their hours, or busy elsewhere. This product's
 * meetings count only in `thisWeek`, since the reader sees them as meetings.
 */
export function drawTeam(people: readonly Person[], days: DrawnDays): DrawnLane[] {
  const horizon = openHorizon(days);
  const { start, end } = horizon.span;
  return people.map((person) => {
    const elsewhere = { ...person, busy: person.busy.filter(({ isMeeting }) => !isMeeting) };
    const time = personTime(elsewhere, horizon, NO_TERMS);
    return {
      panelistId: person.panelistId ?? '',
      name: person.name,
      timeZone: person.timeZone,
      // A Monday here begins on a Sunday further west; the midpoint is in the same week in all zones.
      thisWeek: loadAt(meetingLoad(person, time.clock), time.clock, Math.floor((start + end) / 2)),
      maxPerWeek: person.maxPerWeek,
      blocks: time
        .blocks()
        .filter(({ cause }) => SHOWN.has(cause))
        .map((block) => drawBlock(time, block, horizon.clock)),
    };
  });
}

/** Past days are drawn like future ones. */
const NO_TERMS = { now: -Infinity, breakMinutes: 0, breaks: [], allow: [] };
