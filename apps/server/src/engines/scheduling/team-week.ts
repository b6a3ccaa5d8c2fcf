import type { Block, BlockCause } from '@slotwise/contract/availability/slots.schema';
import { drawBlock } from './block-words.ts';
import { openHorizon } from './horizon.ts';
import { loadAt, meetingLoad } from './meeting-load.ts';
import { personTime } from './person-time.ts';
import type { Person } from './scheduling-request.ts';

/** Why someone does not interview, apart from what this product itself planned for them. */
const SHOWN: ReadonlySet<BlockCause> = new Set(['DAY_OFF', 'HOLIDAY', 'OUTSIDE_HOURS', 'BUSY']);

export type DrawnLane = {
  panelistId: string;
  name: string;
  timeZone: string;
  thisWeek: number;
  maxPerWeek: number | null;
  blocks: Block[];
};

/** The days that are drawn, `YYYY-MM-DD` on the clocks of the zone, both included. */
export type DrawnDays = { from: string; to: string; timeZone: string };

/**
 * The days of some panelists in their order: when they are off, outside their hours, or busy elsewhere. Meetings of this product
 * count in `thisWeek` alone, since the reader sees them as meetings.
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
      // A Monday here begins on a Sunday further west; the middle lies in the same week on all clocks.
      thisWeek: loadAt(meetingLoad(person, time.clock), time.clock, Math.floor((start + end) / 2)),
      maxPerWeek: person.maxPerWeek,
      blocks: time
        .blocks()
        .filter(({ cause }) => SHOWN.has(cause))
        .map((block) => drawBlock(time, block, horizon.clock)),
    };
  });
}

/** Days that are over are drawn as those to come. */
const NO_TERMS = { now: -Infinity, breakMinutes: 0, breaks: [], allow: [] };
