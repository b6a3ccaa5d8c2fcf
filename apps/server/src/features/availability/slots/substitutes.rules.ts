import type { Span } from '#engines/scheduling/interval-set.ts';
import type { Person, SchedulingRequest, Substitute } from '#engines/scheduling/scheduling-request.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';

/** For how many people who share the most skills the load is read, and how many of them are offered, per panelist. */
const READ_EACH = 6;
const OFFERED_EACH = 3;
const WEEK_MINUTES = 7 * 24 * 60;

/** The required panelists of the meeting. */
export const requiredPanelists = ({ people }: SchedulingRequest): string[] =>
  people.flatMap(({ panelistId, required }) => (required && panelistId) || []);

/** Who could substitute for each of these panelists: those who share the most skills, by the panelist's id. */
export const likeliest = (
  panelists: readonly PanelistTimes[],
  others: readonly PanelistTimes[],
): Map<string, PanelistTimes[]> =>
  new Map(
    panelists.map((panelist) => {
      const shared = new Map(others.map((other) => [other, sharedSkills(panelist, other)]));
      const sharing = others.filter((other) => shared.get(other));
      const ranked = sharing.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
      return [panelist.panelistId, ranked.slice(0, READ_EACH)];
    }),
  );

function sharedSkills({ skills }: PanelistTimes, other: PanelistTimes): number {
  const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
  return other.skills.filter((skill) => wanted.has(skill.toLowerCase())).length;
}

type Chosen = {
  likely: ReadonlyMap<string, readonly PanelistTimes[]>;
  persons: readonly Person[];
  span: Span;
};

/** Ranks the likeliest: those with room in their week first, then those with the least to do. */
export function rankSubstitutes({ likely, persons, span }: Chosen): Substitute[] {
  const replaces = new Map<Person, string[]>();
  const byLoad = persons.toSorted(
    (a, b) => isFull(a, span) - isFull(b, span) || getWeeklyLoad(a, span) - getWeeklyLoad(b, span),
  );
  for (const [panelistId, others] of likely) {
    const ids = new Set(others.map((other) => other.panelistId));
    for (const person of byLoad.filter(({ key }) => ids.has(key)).slice(0, OFFERED_EACH)) {
      replaces.set(person, [...(replaces.get(person) ?? []), panelistId]);
    }
  }
  return [...replaces].map(([person, keys]) => ({ person, replaces: keys }));
}

/** Meetings per week in the span. */
function getWeeklyLoad({ busy }: Person, { start, end }: Span): number {
  const meetings = busy.filter((time) => time.isMeeting && time.start < end && time.end > start);
  return meetings.length / Math.max(1, (end - start) / WEEK_MINUTES);
}

const isFull = (person: Person, span: Span): number =>
  Number(person.maxPerWeek !== null && getWeeklyLoad(person, span) >= person.maxPerWeek);
