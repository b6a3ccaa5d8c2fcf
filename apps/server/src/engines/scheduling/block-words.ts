import type { Block, BlockCause } from '@slotwise/contract/availability/slots.schema';
import { countInWords, printDay, printHours, printHoursInZone } from './clock-words.ts';
import { partIn, type Span } from './interval-set.ts';
import { isWorkday } from './person-hours.ts';
import type { CauseSpan, PersonTime } from './person-time.ts';
import { DAY_MINUTES, drawSpan, toDay, toMonday, wallMinute, toWeek, type ZoneClock } from './zone-clock.ts';

/** The owner of a block: dates are in the person's zone, hours are printed in the reader's. */
type Owner = Pick<PersonTime, 'person' | 'clock' | 'load'>;
type Facts = { name: string; hours: string; isLong: boolean; day: number; note: string; owner: Owner };

/** A block as sent to its reader. */
export const drawBlock = (owner: Owner, block: CauseSpan, reader: ZoneClock): Block => ({
  ...drawSpan(block),
  cause: block.cause,
  text: blockText(owner, block, reader),
});

/** The sentence that explains why someone is not offered: 'Asha Rao is busy 14:00–15:00 IST'. */
export function blockText(owner: Owner, block: CauseSpan, reader: ZoneClock): string {
  return sentence(owner, block, printHoursInZone(reader, block));
}

/** The same for the part of a block within one day, for a reader who knows the day and zone. */
export function blockTextOfDay(owner: Owner, block: CauseSpan, reader: ZoneClock, day: Span): string {
  const part = partIn(block, day);
  const isWhole = part.start === day.start && part.end === day.end;
  // With different zones, the end of the previous workday may be within the reader's day.
  const isOff = isWhole || !isWorkday(owner.person, toDay(wallMinute(reader, day.start)));
  if (isOff && block.cause === 'OUTSIDE_HOURS') return `${owner.person.name} does not work that day`;
  if (isWhole && block.cause === 'NOT_OFFERED') return `${owner.person.name} offered no time that day`;
  return sentence(owner, { ...block, ...part }, isWhole ? 'all day' : printHours(reader, part));
}

function sentence(owner: Owner, block: CauseSpan, hours: string): string {
  const day = toDay(wallMinute(owner.clock, block.start));
  const note = block.note ? `: ${block.note}` : '';
  const isLong = block.end - block.start > DAY_MINUTES;
  return SENTENCES[block.cause]({ name: owner.person.name, hours, isLong, day, note, owner });
}

const SENTENCES: Readonly<Record<BlockCause, (facts: Facts) => string>> = {
  NOT_OFFERED: ({ name, hours, isLong }) => `${name} did not offer ${isLong ? 'this time' : hours}`,
  DAY_OFF: ({ name, day, note }) => `${name} is away on ${printDay(day)}${note}`,
  HOLIDAY: ({ name, day, note }) => `${printDay(day)} is a holiday for ${name}${note}`,
  OUTSIDE_HOURS: ({ name, hours, isLong }) => `${isLong ? 'This time' : hours} is outside ${name}’s hours`,
  BREAK: ({ name, hours }) => `${name} has a break ${hours}`,
  BUSY: ({ name, hours }) => `${name} is busy ${hours}`,
  BUFFER: ({ name, hours }) => `${name} keeps ${hours} free around other meetings`,
  NOTICE: ({ name, owner }) => noticeText(name, owner.person.minNoticeHours),
  DAY_LIMIT: ({ name, day, owner }) => {
    const meetings = countInWords(owner.load.perDay.get(day) ?? 0, 'interview');
    return `${name} has reached the daily limit, with ${meetings} on ${printDay(day)}`;
  },
  WEEK_LIMIT: ({ name, day, owner }) => {
    const week = toWeek(day);
    const meetings = countInWords(owner.load.perWeek.get(week) ?? 0, 'interview');
    return `${name} has reached the weekly limit, with ${meetings} in the week of ${printDay(toMonday(week))}`;
  },
};

/** Even without notice, the past is over. */
function noticeText(name: string, hours: number): string {
  return hours === 0
    ? 'This time has passed'
    : `${name} needs ${countInWords(hours, 'hour')}’${hours === 1 ? 's' : ''} notice`;
}
