import type { DayOfStarts, WantedStarts } from '../scheduling/meeting-starts.ts';
import type { MutualTimeResult, Person, SchedulingRequest } from '../scheduling/scheduling-request.ts';
import type { DrawnDays, DrawnLane } from '../scheduling/team-week.ts';

/** What is searched for in a thread: the question it is given, and the answer it sends. */
export type SearchTasks = {
  /** Null where there are fewer starts than `enough`: who could sit in has to be read first. */
  mutualTime: { question: { request: SchedulingRequest; enough: number }; answer: MutualTimeResult | null };
  possibleStarts: { question: { request: SchedulingRequest; wanted: WantedStarts }; answer: DayOfStarts[] };
  teamWeek: { question: { people: readonly Person[]; days: DrawnDays }; answer: DrawnLane[] };
};

export type SearchTask = {
  [Kind in keyof SearchTasks]: { kind: Kind; question: SearchTasks[Kind]['question'] };
}[keyof SearchTasks];
