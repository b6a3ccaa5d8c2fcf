import type { BlockCause } from '@slotwise/contract/availability/slots.schema';
import { printHours } from './clock-words.ts';
import { partIn, type Span } from './interval-set.ts';
import type { PoolBlock } from './pool-blocks.ts';
import type { Pool } from './scheduling-request.ts';
import type { ZoneClock } from './zone-clock.ts';

type Named = Pick<Pool, 'name' | 'need'>;

/** 'Any 2 of 7 with Kotlin: fewer than 2 are free 12:30–13:00 IST, mostly outside their hours'. */
export function poolText({ name, need }: Named, { cause }: PoolBlock, hours: string): string {
  const few = need === 1 ? 'no one is free' : `fewer than ${need} are free`;
  return `${name}: ${few} ${hours}, mostly ${REASONS[cause]}`;
}

/** The same for the part of a block within one day, for a reader who knows the day and zone. */
export function poolTextOfDay(pool: Named, block: PoolBlock, reader: ZoneClock, day: Span): string {
  const part = partIn(block, day);
  const isWhole = part.start === day.start && part.end === day.end;
  return poolText(pool, block, isWhole ? 'all day' : printHours(reader, part));
}

/** For a time when enough are free at every moment, but never the same people. */
export function changingPoolText({ name, need }: Named, hours: string): string {
  const people = need === 1 ? 'no one' : `no ${need} people`;
  return `${name} has ${people} for the whole of ${hours}`;
}

/** For a time when enough are free, but another pool needs some of them. */
export function sharedPoolText({ name }: Named, hours: string): string {
  return `${name} and the other pools need the same people ${hours}`;
}

const REASONS: Readonly<Record<BlockCause, string>> = {
  NOT_OFFERED: 'not offered',
  DAY_OFF: 'away',
  HOLIDAY: 'on holiday',
  OUTSIDE_HOURS: 'outside their hours',
  BREAK: 'on a break',
  BUSY: 'busy',
  BUFFER: 'keeping time free around other meetings',
  NOTICE: 'too soon for them',
  DAY_LIMIT: 'at their daily limit',
  WEEK_LIMIT: 'at their weekly limit',
};
