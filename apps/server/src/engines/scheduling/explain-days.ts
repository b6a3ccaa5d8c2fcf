import type { DayCauses } from '@slotwise/contract/availability/slots.schema';
import type { Inquiry } from './inquiry.ts';
import { mutualTime, type LaneTime } from './lanes.ts';
import { nameCauses, type CauseScene, type DayPlaces } from './name-causes.ts';
import type { PossibleStarts } from './possible-starts.ts';
import { dateOfDay } from './zone-clock.ts';

/** The starts of one row: where it could attend, and where it alone blocks. */
type Standing = { canStart: (place: number) => boolean; alone: ReadonlySet<number> };

/** The data from which the rows of all days are explained. */
type Scene = CauseScene & { closest: ReadonlySet<number> };

/**
 * For every row and day, how many starts it could attend and what blocks it. Names the causes at starts where only that
 * row is missing; on a day without possible starts, those at the starts that lack the fewest people; and if the row
 * cannot attend at all, whatever blocks it.
 */
export function explainDays(
  inquiry: Inquiry,
  found: PossibleStarts,
  lanes: readonly LaneTime[],
): DayCauses[] {
  const placesOfDay = placesByDay(inquiry);
  const scene: Scene = {
    inquiry,
    mutual: mutualTime(inquiry, lanes),
    closest: closestStarts(placesOfDay, found),
  };
  return lanes.flatMap((lane, index) => {
    const standing = getStanding(inquiry, found, index);
    return placesOfDay.map((places, day) => explainDay(scene, lane, standing, { day, places }));
  });
}

function explainDay(
  scene: Scene,
  lane: LaneTime,
  { canStart, alone }: Standing,
  { day, places }: DayPlaces,
): DayCauses {
  const { key, panelistId, name } = lane.lane;
  const lost = places.filter((place) => !canStart(place));
  // A pool may have enough people and still block, if another pool needs the same ones.
  const aloneLost = places.filter((place) => alone.has(place));
  const possibleStarts = places.length - lost.length;
  const close = lost.filter((place) => scene.closest.has(place));
  const atFault = [aloneLost, close, possibleStarts === 0 ? lost : []].find(({ length }) => length > 0) ?? [];
  return {
    key,
    panelistId,
    name,
    date: dateOfDay(scene.inquiry.horizon.days[day] ?? 0),
    possibleStarts,
    missingAlone: aloneLost.length,
    causes: nameCauses(scene, lane, { day, places: atFault }),
  };
}

function placesByDay({ horizon, grid }: Inquiry): number[][] {
  const places: number[][] = horizon.days.map(() => []);
  for (const [place, day] of grid.dayOfStart.entries()) places[day]?.push(place);
  return places;
}

/** For each day without a possible start, the starts that lack the fewest required people. */
function closestStarts(placesOfDay: readonly number[][], { possible, missing }: PossibleStarts): Set<number> {
  const offered = new Set(possible);
  return new Set(
    placesOfDay.flatMap((places) => {
      if (places.some((place) => offered.has(place))) return [];
      const fewest = Math.min(...places.map((place) => missing[place] ?? 0));
      return places.filter((place) => missing[place] === fewest);
    }),
  );
}

function getStanding(inquiry: Inquiry, found: PossibleStarts, lane: number): Standing {
  const attendee = inquiry.people[lane];
  if (attendee) {
    const alone = found.personAlone.get(attendee.person.key) ?? [];
    return { canStart: (place) => attendee.canStart[place] === 1, alone: new Set(alone) };
  }
  const pool = lane - inquiry.people.length;
  const { needs, coming } = inquiry.pools;
  const canStart = (place: number) => (coming[pool]?.[place] ?? 0) >= (needs[pool] ?? 0);
  return { canStart, alone: new Set(found.poolAlone[pool]) };
}
