import type { Days } from './days.ts';
import type { Item, Unread } from './items.ts';
import type { Place } from './meaning.ts';
import { withHours, type Hours } from './read-hours.ts';

export type Link = 'none' | 'and' | 'or' | 'comma' | 'stop';

/** Days and hours that belong together, offered or ruled out. */
export type Clause = Place & {
  isNot: boolean;
  days: (Place & { days: Days })[];
  /** Undefined if only days are named. */
  hours?: Hours[];
  /** How it is joined to the previous clause. */
  link: Link;
  unread?: Unread;
};

type DaysItem = Extract<Item, { is: 'days' }>;
type HoursItem = Extract<Item, { is: 'hours' }>;
/** 'end' if nothing follows. */
type Kind = Item['is'] | 'end';
type NotItem = Extract<Item, { is: 'not' }>;

/**
 * An open clause: `dayLink` joins its last day to the previous one, `isClosed` means that 'is fine' has closed it to
 * new days.
 */
type Open = Clause & { last: 'days' | 'hours'; isHoursFirst: boolean; dayLink: Link; isClosed: boolean };

type Gathering = {
  done: Clause[];
  open?: Open | undefined;
  link: Link;
  /** A 'not' before whatever follows. */
  pendingNot?: Place | undefined;
  /** The unread text just before: hours after it may belong to it. */
  unknown?: Unread | undefined;
};

type Step<K extends Item['is']> = (
  gathering: Gathering,
  item: Extract<Item, { is: K }>,
  items: readonly Item[],
  at: number,
) => void;

/**
 * Combines days and hours from left to right. Days in a list share the hours after them ('tue or wed after 4'), hours
 * in a list share the days ('mornings or after 5 on fri'). An exclusion ends if something else begins after a comma:
 * 'not thu, fri morning'.
 */
export function gatherClauses(items: readonly Item[]): Clause[] {
  const gathering: Gathering = { done: [], link: 'stop' };
  for (const [at, item] of items.entries()) {
    const step = STEPS[item.is] as Step<Item['is']>;
    step(gathering, item, items, at);
  }
  finish(gathering);
  return gathering.done;
}

const STEPS: { readonly [K in Item['is']]: Step<K> } = {
  days: (gathering, item, items, at) => addDays(gathering, item, getKind(items[at + 1])),
  hours: (gathering, item, items, at) => addHours(gathering, item, isFirstOfNext(items, at)),
  not: (gathering, item, items, at) => addNot(gathering, item, timeAhead(items, at)),
  but: (gathering, item, items, at) => addBut(gathering, item, getKind(items[at + 1])),
  good: closeDays,
  join: (gathering, { how }) => join(gathering, how),
  stop: (gathering) => join(gathering, 'stop'),
  unknown: addUnknown,
  zone: () => undefined,
  offset: () => undefined,
};

/** 'tue is fine': days after it are separate. */
function closeDays({ open, link }: Gathering): void {
  if (open && link === 'none') open.isClosed = true;
}

function join(gathering: Gathering, how: Link): void {
  if (gathering.link !== 'stop') gathering.link = how;
  if (how === 'stop') gathering.unknown = undefined;
}

function addUnknown(gathering: Gathering, { unread }: Item): void {
  if (gathering.link !== 'none') gathering.unknown = unread;
}

function addDays(gathering: Gathering, item: DaysItem, next: Kind): void {
  const { open, link } = gathering;
  if (!open || !takesDays(open, link, next)) return start(gathering, item, { days: [item] });
  extend(gathering, open, item);
  open.days.push(item);
  open.dayLink = link;
  open.last = 'days';
}

function takesDays(open: Open, link: Link, next: Kind): boolean {
  if (endsBefore(open, link, next)) return false;
  if (!open.hours) return true;
  if (open.days.length > 0) return open.isHoursFirst && open.last === 'days' && next !== 'hours';
  return link === 'none' || (link === 'comma' && next !== 'hours' && !open.isNot);
}

function endsBefore({ isClosed, isNot, unread }: Open, link: Link, next: Kind): boolean {
  const isComma = link === 'comma';
  if (link === 'stop' || isClosed || (unread && isComma)) return true;
  return isNot && endsNot(isComma, next);
}

/** 'not thu, fri morning', 'not thu or fri is fine' */
const endsNot = (isComma: boolean, next: Kind): boolean => next === 'good' || (isComma && next === 'hours');

function addHours(gathering: Gathering, item: HoursItem, isFirst: boolean): void {
  const { open, link } = gathering;
  if (!open || !takesHours(open, link, isFirst)) return start(gathering, item, { hours: item.hours });
  extend(gathering, open, item);
  open.hours =
    link === 'or' ? [...(open.hours ?? []), ...item.hours] : item.hours.reduce(withHours, open.hours ?? []);
  open.last = 'hours';
}

function takesHours({ days, hours, isNot }: Open, link: Link, isFirst: boolean): boolean {
  if (link === 'none') return true;
  if (link === 'stop') return false;
  if (isNot && link === 'comma') return false;
  if (days.length === 0) return true;
  if (link === 'or' && !hours) return false;
  return !isFirst;
}

/** True if hours begin a new clause: 'tue after 4, mornings on wed'. */
const isFirstOfNext = (items: readonly Item[], at: number): boolean =>
  getKind(items[at + 1]) === 'days' && getKind(items[at + 2]) !== 'hours';

/** 'not' rules out what follows, or else what precedes it: 'thu doesn't work'. */
function addNot(gathering: Gathering, item: NotItem, ahead: Kind): void {
  const { open, link } = gathering;
  const openBefore = link === 'none' ? open : undefined;
  if (ahead === 'not') return;
  if (ahead === 'end') {
    if (openBefore) ruleOut(gathering, openBefore, item);
    finish(gathering);
  } else if (ahead === 'hours' && openBefore && isBusyThen(item, openBefore))
    ruleOut(gathering, openBefore, item);
  else ruleOutAhead(gathering, item, ahead, item.how === 'except' && link !== 'stop' ? open : openBefore);
}

/** 'wed busy 2-4' does not offer Wednesday. */
const isBusyThen = ({ how }: NotItem, { hours }: Open): boolean => how === 'busy' && !hours;

/** 'tue except 12-1' excludes the hours from that day only. */
function ruleOutAhead(gathering: Gathering, item: NotItem, ahead: Kind, its: Open | undefined): void {
  finish(gathering);
  gathering.pendingNot = item;
  if (ahead === 'hours' && its && its.days.length > 0) start(gathering, item, { days: its.days });
}

/** Rules out only the last day of a list, unless the list ends with 'and': 'tue, thu doesn't work'. */
function ruleOut(gathering: Gathering, open: Open, { end }: NotItem): void {
  const [last, before] = [open.days.at(-1), open.days.at(-2)];
  let out = open;
  if (last && before && !open.hours && open.dayLink === 'comma') {
    gathering.done.push({ ...open, days: open.days.slice(0, -1), end: before.end });
    out = { ...open, days: [last], start: last.start };
  }
  gathering.open = { ...out, isNot: true, end };
}

/** 'any day but thu' rules out Thursday; any other 'but' begins something new. */
function addBut(gathering: Gathering, item: Place, next: Kind): void {
  if (next !== 'days' || !gathering.open || !isAny(gathering.open)) return join(gathering, 'stop');
  finish(gathering);
  gathering.pendingNot = item;
}

/** 'any day', 'any time' */
function isAny({ isNot, days: [day, more], hours }: Open): boolean {
  if (isNot || more) return false;
  if (day) return day.days.isEach === true && !hours;
  return hours?.every(({ start: from, end: to }) => (from ?? to) === undefined) ?? false;
}

/** Whether days, hours or another 'not' follow in the same phrase. */
function timeAhead(items: readonly Item[], at: number): Kind {
  const kind = getKind(items[at + 1]);
  if (kind === 'join' || kind === 'stop' || kind === 'but') return 'end';
  return ['days', 'hours', 'not', 'end'].includes(kind) ? kind : timeAhead(items, at + 1);
}

const getKind = (item: Item | undefined): Kind => item?.is ?? 'end';

function start(
  gathering: Gathering,
  item: Item,
  { days = [], hours }: Pick<Partial<Clause>, 'days' | 'hours'>,
): void {
  const { link, pendingNot, unknown } = gathering;
  finish(gathering);
  const unread = item.unread ?? (days.length === 0 ? unknown : undefined);
  gathering.open = {
    start: pendingNot?.start ?? item.start,
    end: item.end,
    link,
    isNot: pendingNot !== undefined,
    days: [...days],
    ...(hours && { hours }),
    ...(unread && { unread }),
    isHoursFirst: hours !== undefined,
    last: hours ? 'hours' : 'days',
    dayLink: 'none',
    isClosed: false,
  };
  gathering.link = 'none';
}

function extend(gathering: Gathering, open: Open, item: Item): void {
  open.end = Math.max(open.end, item.end);
  if (item.unread) open.unread = item.unread;
  gathering.link = 'none';
}

function finish(gathering: Gathering): void {
  if (gathering.open) gathering.done.push(gathering.open);
  gathering.open = undefined;
  gathering.pendingNot = undefined;
  gathering.unknown = undefined;
}
