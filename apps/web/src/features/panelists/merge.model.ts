import { isSame, mergeFields } from '#lib/merge-fields.ts';
import type { PanelistValues } from './panelist-values.model.ts';
import { FIELD_WORDS } from './hours/hours.texts.ts';

const FIELDS = Object.keys(FIELD_WORDS) as Exclude<keyof PanelistValues, 'newDates'>[];

/** The result of merging two people's changes: field names, conflicting ones apart. */
export type Merge = { theirs: string[]; both: string[] };

type Sides = { base: PanelistValues; mine: PanelistValues; theirs: PanelistValues };

/** My input merged into what someone else saved, by weekday and by date; in a conflict, mine wins. */
export function mergePanelist(sides: Sides): { values: PanelistValues; merge: Merge } {
  const { base, mine, theirs } = sides;
  const values = combine(sides);
  // If swapping the sides makes a difference, both changed the same thing.
  const turned = combine({ base, mine: theirs, theirs: mine });
  const both = FIELDS.filter((field) => !isSame(values[field], turned[field]));
  const changed = FIELDS.filter((field) => !both.includes(field) && !isSame(base[field], theirs[field]));
  return { values, merge: { theirs: changed.map(toWord), both: both.map(toWord) } };
}

const toWord = (field: (typeof FIELDS)[number]) => FIELD_WORDS[field]();

const combine = ({ base, mine, theirs }: Sides): PanelistValues => ({
  ...mergeFields(base, mine, theirs),
  weeklyHours: mergeLists(
    ({ day }) => day,
    [base, mine, theirs].map(({ weeklyHours }) => weeklyHours),
  ),
  dateOverrides: mergeLists(
    ({ date }) => date,
    [base, mine, theirs].map(({ dateOverrides }) => dateOverrides),
  ),
});

/** Lists with entries that each belong to a day, in the order base, mine, theirs; merged by day. */
function mergeLists<Entry>(getDay: (entry: Entry) => string | number, lists: Entry[][]): Entry[] {
  const [base = [], mine = [], theirs = []] = lists;
  const on = (entries: Entry[], day: string | number) => entries.filter((entry) => getDay(entry) === day);
  const days = [...new Set([...mine, ...theirs].map(getDay))].toSorted((a, b) => (a < b ? -1 : 1));
  return days.flatMap((day) => (isSame(on(base, day), on(mine, day)) ? on(theirs, day) : on(mine, day)));
}
