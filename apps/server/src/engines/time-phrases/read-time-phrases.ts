import type { ReadTimes } from '@slotwise/contract/bookings/candidate-page.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { wallMinute, wallText } from '#engines/scheduling/zone-clock.ts';
import { bindWeeks } from './bind-weeks.ts';
import { gatherClauses, type Clause } from './clauses.ts';
import { readItems, type Item, type Unread } from './items.ts';
import { markUnread } from './mark-unread.ts';
import type { Place } from './meaning.ts';
import { offeredTimes, type Offered, type ZonedClause } from './offered-times.ts';
import { readingFrame, type Frame, type ReadingOptions } from './reading-frame.ts';
import { shareHours } from './share-hours.ts';
import { tokenize } from './tokenize.ts';
import { findClocks, type ZoneItem } from './zone-of-clause.ts';

/**
 * Reads what someone wrote about when they can come, in English, such as 'tue after 4, wed morning, not thu'.
 *
 * Answers with windows, sorted, disjoint, none of them over, on the clocks of `timeZone`, each with its words; and with
 * the parts that were not understood, verbatim, behind them in brackets why, where there is more to say than that.
 * Nothing is guessed: a phrase with an unknown word is not read. What can be meant in several ways follows these rules,
 * and the windows show it:
 * - 'tue' is the next Tuesday with time left for the meeting, 'tuesdays' and 'every tue' are all; 'next tue' is that of the
 *   next week, and weeks begin on Monday. 'next week', 'from wed' and hours without a day mean Monday to Friday.
 * - Without 'am' or 'pm', 1 to 6 are in the afternoon and 7 to 12 are what they are; 04:30 is a clock of 24 hours. A range
 *   goes on to the next time that is written so: 10-2, 9-5.
 * - 'after 4' goes on to the end of the day, 'before 11' starts with it; 'at 3' is as long as the meeting, 'around 4'
 *   starts it up to half an hour earlier or later.
 * - 3/4 is a day of April, in America of March, and always what a weekday next to it says. '4.30' is a time, '26.11' a date.
 * - Days in a list share the hours behind them. 'not thu, fri' rules out both days, 'not mornings, evenings' offers the
 *   evenings; what is ruled out is so whatever else is said.
 *
 * Never throws for any text, if the zone is one that `isTimeZone` knows. Its time is linear in the text.
 */
export function readTimePhrases(text: string, options: ReadingOptions): ReadTimes {
  const frame = readingFrame(options);
  const items = bindWeeks(markUnread(readItems(text, tokenize(text), frame), text));
  const zoned = inZones(shareHours(gatherClauses(items)), items, frame);
  const { times, unread } = offeredTimes(zoned.clauses, frame);
  const windows = joinWindows(times, frame);
  const surplus = windows
    .slice(LIMITS.candidateWindowsMax, LIMITS.candidateWindowsMax + 1)
    .map(({ sources }) => ({
      start: sources[0]?.start ?? 0,
      end: sources[0]?.end ?? 0,
      why: `only the first ${LIMITS.candidateWindowsMax} times are kept`,
    }));
  return {
    windows: windows.slice(0, LIMITS.candidateWindowsMax).map(({ start, end, sources }) => ({
      start: wallText(start),
      end: wallText(end),
      timeZone: frame.timeZone,
      words: quoteWords(sources, text),
    })),
    notUnderstood: quoteUnread([...listUnknown(items), ...zoned.unread, ...unread, ...surplus], text),
  };
}

const listUnknown = (items: readonly Item[]): Unread[] =>
  items.flatMap((item) => (item.is === 'unknown' && item.unread ? [item.unread] : []));

/** The clauses with their clocks, without those that cannot be read. */
function inZones(
  clauses: readonly Clause[],
  items: readonly Item[],
  frame: Frame,
): { clauses: ZonedClause[]; unread: Unread[] } {
  const zones = items.filter((item): item is ZoneItem => item.is === 'zone' || item.is === 'offset');
  const zoned: ZonedClause[] = [];
  const unread: Unread[] = [];
  for (const clause of clauses) {
    const clocks = findClocks(clause, zones, frame);
    if (clause.unread) unread.push({ ...around(clause, clause.unread), why: clause.unread.why });
    if ('clock' in clocks) zoned.push({ ...clause, clock: clocks.clock });
    else unread.push({ ...around(clause, clocks.unclear), why: clocks.why });
  }
  return { clauses: zoned, unread };
}

const around = (one: Place, other: Place): Place => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
});

/** As the zone's clock shows them: in a repeated hour, two times may be one window. */
function joinWindows(times: readonly Offered[], { getClock, timeZone }: Frame): Offered[] {
  const clock = getClock(timeZone);
  const windows: Offered[] = [];
  for (const { sources, ...time } of times) {
    const [start, end] = [wallMinute(clock, time.start), wallMinute(clock, time.end)];
    const last = windows.at(-1);
    if (last && start <= last.end) {
      windows[windows.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        sources: [...last.sources, ...sources],
      };
    } else if (start < end) windows.push({ start, end, sources });
  }
  return windows;
}

/** The parts of the text, each once and in order. */
function quoteWords(sources: readonly Place[], text: string): string {
  const parts: Place[] = [];
  for (const { start, end } of sources.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end > (parts.at(-1)?.end ?? 0)) parts.push({ start, end });
  }
  return parts.map(({ start, end }) => text.slice(start, end)).join(', ');
}

/** The longest parts, without those within another. */
function quoteUnread(unread: readonly Unread[], text: string): string[] {
  const parts: Unread[] = [];
  for (const one of unread.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (one.end > (parts.at(-1)?.end ?? 0)) parts.push(one);
  }
  return parts.map(({ start, end, why }) => `${text.slice(start, end)}${why && ` (${why})`}`);
}
