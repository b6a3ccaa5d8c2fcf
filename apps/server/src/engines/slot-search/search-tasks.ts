import type { DayOfStarts, WantedStarts } from '../scheduling/meeting-starts.ts';
import type { MutualTimeResult, Person, SchedulingRequest } from '../scheduling/scheduling-request.ts';
import type { DrawnDays, DrawnLane } from '../scheduling/team-week.ts';

/** The tasks that run in a thread, with the question and answer of each. */
export type SearchTasks = {
  /** Null if there are fewer starts than `enough`: possible substitutes must be read first. */
  mutualTime: { question: { request: SchedulingRequest; enough: number }; answer: MutualTimeResult | null };
  possibleStarts: { question: { request: SchedulingRequest; wanted: WantedStarts }; answer: DayOfStarts[] };
  teamWeek: { question: { people: readonly Person[]; days: DrawnDays }; answer: DrawnLane[] };
};

export type SearchTask = {
  [Kind in keyof SearchTasks]: { kind: Kind; question: SearchTasks[Kind]['question'] };
}[keyof SearchTasks];
