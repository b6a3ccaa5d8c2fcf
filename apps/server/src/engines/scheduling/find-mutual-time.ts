import type { MutualTime } from '@slotwise/contract/availability/slots.schema';
import { bestSlots } from './best-slots.ts';
import { explainDays } from './explain-days.ts';
import { openInquiry, type Inquiry } from './inquiry.ts';
import { drawLane, laneTimes, mutualTime, type LaneTime } from './lanes.ts';
import { findPossibleStarts, type PossibleStarts } from './possible-starts.ts';
import { proposeChanges } from './propose-changes.ts';
import type { MutualTimeResult, SchedulingRequest, Substitute } from './scheduling-request.ts';
import { drawSlot } from './slot-words.ts';
import { dateOfDay, drawSpan, isoText } from './zone-clock.ts';

/**
 * Finds the times when everyone needed is free, explains for each person and day why not, and, if there are few,
 * proposes changes that would give more. Pure: the same request has the same answer.
 *
 * A start is possible if no minute of the meeting is in a block of a required person, and each pool can be filled with
 * members free for the entire meeting, no one in two seats. Blocks are documented at `Person`, zones at `hoursLayers`
 * and `startGrid`, scores at `SCORE_WEIGHTS`.
 *
 * The server calls the two halves below one after the other; only tests call both at once. @internal
 */
export const findMutualTime = (request: SchedulingRequest): MutualTimeResult =>
  answerMutualTime(openMutualTime(request), request.substitutes);

/** An opened question with its number of starts, not answered yet. */
export type OpenQuestion = { inquiry: Inquiry; found: PossibleStarts; total: number };

/** The first half of `findMutualTime`, for callers who look up substitutes only if there are few starts. */
export function openMutualTime(request: SchedulingRequest): OpenQuestion {
  const inquiry = openInquiry(request);
  const found = findPossibleStarts(inquiry);
  return { inquiry, found, total: found.possible.length };
}

/** The second half; `substitutes` replace those of the request. */
export function answerMutualTime(
  { inquiry: opened, found }: OpenQuestion,
  substitutes: readonly Substitute[],
): MutualTimeResult {
  const inquiry = { ...opened, request: { ...opened.request, substitutes } };
  const lanes = laneTimes(inquiry);
  const soonest = inquiry.grid.starts[found.possible[0] ?? 0] ?? 0;
  return {
    data: drawTime(inquiry, lanes, found.possible),
    slots: bestSlots(inquiry, found.possible).map((slot) => drawSlot(inquiry, slot, soonest)),
    explain: explainDays(inquiry, found, lanes),
    relaxations: proposeChanges(inquiry, found),
  };
}

function drawTime(inquiry: Inquiry, lanes: readonly LaneTime[], possible: readonly number[]): MutualTime {
  const { request, horizon, grid } = inquiry;
  const counts = horizon.days.map(() => 0);
  for (const place of possible) {
    const day = grid.dayOfStart[place] ?? 0;
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return {
    timeZone: request.timeZone,
    ...drawSpan(horizon.span),
    durationMinutes: request.durationMinutes,
    stepMinutes: request.stepMinutes,
    total: possible.length,
    days: horizon.days.map((day, index) => ({ date: dateOfDay(day), slots: counts[index] ?? 0 })),
    starts: listRuns(inquiry, possible),
    mutual: mutualTime(inquiry, lanes).map((span) => ({
      ...drawSpan(span),
      isLongEnough: span.end - span.start >= request.durationMinutes,
    })),
    lanes: lanes.map(drawLane),
  };
}

/** Most starts are consecutive, so each run is given by its ends. */
function listRuns({ request, grid }: Inquiry, possible: readonly number[]): MutualTime['starts'] {
  const runs: { first: number; last: number }[] = [];
  for (const place of possible) {
    const start = grid.starts[place] ?? 0;
    const run = runs.at(-1);
    if (run && start - run.last === request.stepMinutes) run.last = start;
    else runs.push({ first: start, last: start });
  }
  return runs.map(({ first, last }) => ({ first: isoText(first), last: isoText(last) }));
}
