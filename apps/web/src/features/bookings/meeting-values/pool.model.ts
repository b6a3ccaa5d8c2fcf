import { namesText } from './meeting-words.model.ts';
import { keptSeat, type Seat } from './seat.model.ts';
import { PARTS } from '../meeting-parts.texts.ts';

/**
 * 'Any 2 of these', or of those with a skill: the chosen time decides who sits. `members` are the people known when the
 * pool was made; `seated` are the ids of those picked for it at the time chosen so far.
 */
export type Pool = {
  need: number;
  /** Empty if the members were named individually. */
  skill: string;
  members: { panelistId: string; name: string }[];
  seated: string[];
};

/** 'Any 2 with Kafka', 'Any 1 of 4 people' */
export const poolText = ({ need, skill, members }: Pool): string =>
  skill ? PARTS.poolBySkill({ need, skill }) : PARTS.poolOfPeople({ need, count: members.length });

export const isSettled = ({ need, seated }: Pool): boolean => seated.length >= need;

/** Seats filled by name, without those picked from a pool. */
export function namedSeats(panel: Seat[], pools: Pool[]): Seat[] {
  const picked = new Set(pools.flatMap(({ seated }) => seated));
  return panel.filter(({ panelistId }) => panelistId === null || !picked.has(panelistId));
}

/** Assigns the picked people to the pools, in the order of the pools. */
export function seatPools(pools: Pool[], pickedIds: string[]): Pool[] {
  let left = pickedIds;
  return pools.map((pool) => {
    const isMember = (id: string) => pool.skill !== '' || pool.members.some((one) => one.panelistId === id);
    const seated = left.filter(isMember).slice(0, pool.need);
    left = left.filter((id) => !seated.includes(id));
    return { ...pool, seated };
  });
}

/** 'Daniel Okafor and Hannah Weiss': members by their ids. */
export function memberNames(pools: Pool[], ids: string[]): string {
  const names = new Map(pools.flatMap(({ members }) => members).map((one) => [one.panelistId, one.name]));
  return namesText(ids.flatMap((id) => names.get(id) ?? []));
}

type Panel = { panel: Seat[]; pools: Pool[] };

/** The panel with the people picked for a time, replacing those picked for an earlier one. */
export function withPicked({ panel, pools }: Panel, pickedIds: string[]): Panel {
  const seated = seatPools(pools, pickedIds);
  const known = new Map(panel.map((seat) => [seat.panelistId, seat]));
  const named = namedSeats(panel, pools);
  const isNamed = new Set(named.map(({ panelistId }) => panelistId));
  const names = new Map(pools.flatMap(({ members }) => members).map((one) => [one.panelistId, one.name]));
  const picked = seated
    .flatMap((pool) => pool.seated)
    .filter((id) => !isNamed.has(id))
    .map((id) => known.get(id) ?? keptSeat({ panelistId: id, name: names.get(id) ?? '', required: true }));
  return { panel: [...named, ...picked], pools: seated };
}

/** The panel without a pool and its people. */
export function withoutPool({ panel, pools }: Panel, index: number): Panel {
  const gone = new Set(pools[index]?.seated);
  return {
    panel: panel.filter(({ panelistId }) => panelistId === null || !gone.has(panelistId)),
    pools: pools.filter((_, i) => i !== index),
  };
}

/** Changes a pool's number of people and clears its picks. */
export function withNeed({ panel, pools }: Panel, index: number, need: number): Panel {
  const open = pools.map((pool, i) => (i === index ? { ...pool, need } : pool));
  return withPicked(
    { panel, pools: open },
    pools.flatMap((pool, i) => (i === index ? [] : pool.seated)),
  );
}

/** The pools without people who were removed from the panel by hand. */
export function stillSeated(pools: Pool[], panel: Seat[]): Pool[] {
  const there = new Set(panel.map(({ panelistId }) => panelistId));
  return pools.map((pool) => ({ ...pool, seated: pool.seated.filter((id) => there.has(id)) }));
}

type Person = { panelistId: string; displayName: string; skills: string[] };

const named = ({ panelistId, displayName }: Person) => ({ panelistId, name: displayName });

/** A pool of everyone who has a skill. */
export function poolOfSkill(panelists: Person[], skill: string, need: number): Pool {
  const has = ({ skills }: Person) => skills.some((one) => one.toLowerCase() === skill.toLowerCase());
  return { need, skill, members: panelists.filter(has).map(named), seated: [] };
}

/** A pool of individually named people. */
export function poolOfPeople(panelists: Person[], ids: string[], need: number): Pool {
  const members = panelists.filter(({ panelistId }) => ids.includes(panelistId)).map(named);
  return { need: Math.min(need, members.length), skill: '', members, seated: [] };
}
