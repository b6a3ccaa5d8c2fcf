import type { DayCauses } from '@slotwise/contract/availability/slots.schema';
import { countInWords } from './clock-words.ts';
import type { Inquiry } from './inquiry.ts';
import { spanAt, touching, type IntervalSet, type Span } from './interval-set.ts';
import type { LaneBlock, LaneTime } from './lanes.ts';
import { momentsOfDay } from './person-hours.ts';

/** The most causes named for one person and day: the most frequent ones. */
const CAUSES_OF_A_DAY = 3;

type Cause = DayCauses['causes'][number];

/** The context for naming causes: the inquiry, and the moments at which everyone needed is free. */
export type CauseScene = { inquiry: Inquiry; mutual: IntervalSet };

/** Starts of one day, given by its index in the horizon. */
export type DayPlaces = { day: number; places: readonly number[] };

/** What blocks a row at these starts, in the order of the day. */
export function nameCauses(scene: CauseScene, lane: LaneTime, { day, places }: DayPlaces): Cause[] {
  if (places.length === 0) return [];
  const span = spanOfDay(scene.inquiry, day);
  const { hits, untouched } = countHits(scene, lane, places);
  const causes = mostInTheWay(hits, span).map((block): Cause => {
    const text = block.start < span.end ? block.textOfDay(span) : block.text();
    return { cause: block.cause, text: text + describeRests(scene, lane, block) };
  });
  if (untouched) causes.push({ cause: 'TOO_SHORT', text: lane.untouchedText(untouched) });
  return causes.filter(({ text }, index) => causes.findIndex((one) => one.text === text) === index);
}

function spanOfDay({ horizon }: Inquiry, day: number): Span {
  const moments = momentsOfDay(horizon.clock, horizon.days[day] ?? 0);
  return { start: moments[0]?.start ?? 0, end: moments.at(-1)?.end ?? 0 };
}

/** How many of the starts each block prevents, and the first meeting that touches none. */
function countHits({ inquiry }: CauseScene, { blocks }: LaneTime, places: readonly number[]) {
  const hits = new Map<LaneBlock, number>();
  let untouched: Span | undefined;
  for (const place of places) {
    const start = inquiry.grid.starts[place] ?? 0;
    const meeting = { start, end: start + inquiry.request.durationMinutes };
    const touched = touching(blocks, meeting);
    for (const block of touched) hits.set(block, (hits.get(block) ?? 0) + 1);
    if (touched.length === 0) untouched ??= meeting;
  }
  return { hits, untouched };
}

/**
 * The blocks that prevent most, with nights last. Buffers next to a meeting that is named are left out, and so is the
 * next day, which late meetings would reach into, if this day has its own causes.
 */
function mostInTheWay(hits: ReadonlyMap<LaneBlock, number>, day: Span): LaneBlock[] {
  const ofDay = [...hits.keys()].filter(({ start }) => start < day.end);
  const blocks = ofDay.length > 0 ? ofDay : [...hits.keys()];
  const busy = blocks.filter(({ cause }) => cause === 'BUSY');
  const isNextToBusy = (block: LaneBlock) =>
    busy.some(({ start, end }) => start === block.end || end === block.start);
  const rank = ({ cause }: LaneBlock) => (cause === 'OUTSIDE_HOURS' ? 1 : 0);
  return blocks
    .filter((block) => block.cause !== 'BUFFER' || !isNextToBusy(block))
    .toSorted((a, b) => rank(a) - rank(b) || (hits.get(b) ?? 0) - (hits.get(a) ?? 0))
    .slice(0, CAUSES_OF_A_DAY)
    .toSorted((a, b) => a.start - b.start);
}

/** '; after that 30 minutes': the common free time next to a busy time, if it is too short. */
function describeRests({ mutual, inquiry }: CauseScene, { blocks }: LaneTime, block: LaneBlock): string {
  if (block.cause !== 'BUSY' && block.cause !== 'BREAK') return '';
  const { start, end } = withBuffers(blocks, block);
  const before = spanAt(mutual, start - 1);
  const after = spanAt(mutual, end);
  return [
    { word: 'before', minutes: before ? start - before.start : 0 },
    { word: 'after', minutes: after ? after.end - end : 0 },
  ]
    .filter(({ minutes }) => minutes > 0 && minutes < inquiry.request.durationMinutes)
    .map(({ word, minutes }) => `; ${word} that ${countInWords(minutes, 'minute')}`)
    .join('');
}

function withBuffers(blocks: readonly LaneBlock[], { start, end }: Span): Span {
  const buffers = touching(blocks, { start: start - 1, end: end + 1 }).filter(
    ({ cause }) => cause === 'BUFFER',
  );
  const before = buffers.find((one) => one.end === start);
  const after = buffers.find((one) => one.start === end);
  return { start: before?.start ?? start, end: after?.end ?? end };
}
