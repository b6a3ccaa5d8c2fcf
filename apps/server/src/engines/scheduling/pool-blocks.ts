import { BLOCK_CAUSES, type BlockCause } from '@slotwise/contract/availability/slots.schema';
import type { Span } from './interval-set.ts';
import type { PersonTime } from './person-time.ts';

/** A span in which too few members of a pool are free, with what blocks most of the others. */
export type PoolBlock = Span & { cause: BlockCause };

/** Encodes the minute, the cause and whether a block begins in one sortable number. */
const EVENT_SCALE = BLOCK_CAUSES.length * 2;

/**
 * The spans in which fewer than `need` members are free, split where the most frequent cause changes. One sweep over
 * the ends of all blocks; ties go to the first in the list of causes.
 */
export function poolBlocks(
  span: Span,
  members: readonly Pick<PersonTime, 'blocks'>[],
  need: number,
): PoolBlock[] {
  const blocks: PoolBlock[] = [];
  const blocked = BLOCK_CAUSES.map(() => 0);
  let free = members.length;
  let reached = span.start;
  const passTo = (moment: number) => {
    if (free < need && reached < moment)
      append(blocks, { start: reached, end: moment, cause: prevailing(blocked) });
    reached = moment;
  };
  for (const event of sortedEvents(members)) {
    const kind = event % EVENT_SCALE;
    const cause = kind >> 1;
    const begins = kind % 2;
    passTo(Math.floor(event / EVENT_SCALE));
    blocked[cause] = (blocked[cause] ?? 0) + (begins ? 1 : -1);
    free += begins ? -1 : 1;
  }
  passTo(span.end);
  return blocks;
}

function sortedEvents(members: readonly Pick<PersonTime, 'blocks'>[]): Float64Array {
  const places = new Map(BLOCK_CAUSES.map((cause, place) => [cause, place * 2]));
  const events = members.flatMap(({ blocks }) =>
    blocks().flatMap(({ start, end, cause }) => {
      const place = places.get(cause) ?? 0;
      return [start * EVENT_SCALE + place + 1, end * EVENT_SCALE + place];
    }),
  );
  return Float64Array.from(events).sort();
}

function append(blocks: PoolBlock[], next: PoolBlock) {
  const last = blocks.at(-1);
  if (last?.end === next.start && last.cause === next.cause)
    blocks[blocks.length - 1] = { ...last, end: next.end };
  else blocks.push(next);
}

function prevailing(blocked: readonly number[]): BlockCause {
  let most = 0;
  for (let cause = 1; cause < blocked.length; cause += 1) {
    if ((blocked[cause] ?? 0) > (blocked[most] ?? 0)) most = cause;
  }
  return BLOCK_CAUSES[most] ?? 'BUSY';
}
