import { weekdaysIn, type Days } from './days.ts';
import type { Item } from './items.ts';

type DaysItem = Extract<Item, { is: 'days' }>;

/**
 * Binds weekdays to the week next to them: 'wed next week', 'mon, wed or fri next week', 'next week: tue'. A named week
 * applies to the weekdays after it until another one is named; one that was ruled out does not.
 */
export function bindWeeks(items: readonly Item[]): Item[] {
  const bound: Item[] = [];
  let week: Days | undefined;
  let isRuledOut = false;
  for (const [at, item] of items.entries()) {
    if (item.is !== 'days') {
      isRuledOut = item.is === 'not' || (isRuledOut && item.is === 'good');
      bound.push(item);
    } else if (item.days.is === 'week') {
      if (!isRuledOut) week = item.days;
      if (!narrowBefore(bound, item)) bound.push(item);
    } else if (!week || !item.days.named) bound.push(item);
    else pushNarrowed(bound, item, week, items[at + 1]);
  }
  return bound;
}

/** Narrows the weekdays directly before a week, including their list; false if there are none. */
function narrowBefore(bound: Item[], week: DaysItem): boolean {
  let at = bound.length - 1;
  const isNextToWeekday = isWeekday(bound[at]);
  for (let item = bound[at]; isWeekday(item); item = bound[at]) {
    const end = at === bound.length - 1 ? week.end : item.end;
    bound[at] = { ...item, end, days: weekdaysIn(week.days, item.days.named ?? []) };
    at -= bound[at - 1]?.is === 'join' ? 2 : 1;
  }
  return isNextToWeekday;
}

function pushNarrowed(bound: Item[], item: DaysItem, week: Days, next: Item | undefined): void {
  const back = itemsBack(bound, week, next);
  if (item.days.isEach && back === 0) {
    bound.push(item);
    return;
  }
  // 'next week tue' is one phrase.
  const [first = item] = back > 0 ? bound.splice(-back) : [];
  bound.push({ ...item, start: first.start, days: weekdaysIn(week, item.days.named ?? []) });
}

/**
 * How many items back the week is if it belongs to the weekday: 'next week tue', 'next week, tue', 'next week: tue'.
 */
function itemsBack(bound: readonly Item[], week: Days, next: Item | undefined): number {
  const isWeek = (item: Item | undefined) => item?.is === 'days' && item.days === week;
  const [before, last] = bound.slice(-2);
  if (isWeek(bound.at(-1))) return 1;
  return isWeek(before) && isPause(last) && (next?.is !== 'not' || last?.is === 'stop') ? 2 : 0;
}

function isPause(item: Item | undefined): boolean {
  if (item?.is === 'join') return item.how === 'comma';
  return item?.is === 'stop' && item.isColon === true;
}

const isWeekday = (item: Item | undefined): item is DaysItem =>
  item?.is === 'days' && item.days.is === 'weekday';
