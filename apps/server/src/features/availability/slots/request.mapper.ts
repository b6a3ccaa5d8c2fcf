import { minuteFrom } from '#engines/scheduling/read-moments.ts';
import type { Allowed, Person, SchedulingRequest } from '#engines/scheduling/scheduling-request.ts';
import type { Asked } from '../people/people.service.ts';
import type { Panel } from './panel.rules.ts';
import type { Question } from './question.rules.ts';

/** Everyone once, whatever seats and pools they are considered for. */
export const everyoneIn = ({ people, pools }: Panel): Asked[] => [
  ...new Map(
    [...pools.flatMap(({ members }) => members), ...people].map((asked) => [asked.key, asked]),
  ).values(),
];

type Gathered = { panel: Panel; persons: readonly Person[]; allow: Allowed[]; now: Date };

/** The question in the engine's terms; substitutes are looked up only if there are few times. */
export function toSchedulingRequest(
  question: Question,
  { panel, persons, allow, now }: Gathered,
): SchedulingRequest {
  const { timeZone, from, to, durationMinutes, stepMinutes, breakMinutes, breaks, limit } = question;
  const byKey = new Map(persons.map((person) => [person.key, person]));
  const findPersons = (asked: readonly Asked[]) => asked.flatMap(({ key }) => byKey.get(key) ?? []);
  return {
    now: minuteFrom(now),
    timeZone,
    from,
    to,
    durationMinutes,
    stepMinutes,
    breakMinutes,
    breaks,
    people: findPersons(panel.people),
    pools: panel.pools.map(({ name, need, members }) => ({ name, need, members: findPersons(members) })),
    substitutes: [],
    allow,
    limit,
  };
}
