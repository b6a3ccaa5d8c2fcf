import { isSameText } from '#lib/text/is-same-text.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { readPools, type PoolRequest } from './pools.rules.ts';
import type { Question } from './question.rules.ts';

/**
 * A meeting whose candidate chooses the time: who meets, how long, and on which days of the zone, both ends included.
 */
export type MeetingRequest = Pick<
  Question,
  'from' | 'to' | 'timeZone' | 'durationMinutes' | 'stepMinutes'
> & {
  bookingId: string;
  panel: readonly { panelistId: string | null; email: string; required: boolean }[];
  candidate: { email: string; timeZone: string | null };
  /** In the format of the search for slots. */
  pools: string;
};

/** The same as a question to the engine. Times the candidate named are not binding: they see the times and choose. */
export function toQuestion(request: MeetingRequest, pools: PoolRequest[]): Question {
  const { from, to, timeZone, durationMinutes, stepMinutes, bookingId, panel, candidate } = request;
  return {
    from,
    to,
    timeZone,
    durationMinutes,
    stepMinutes,
    bookingId,
    pools,
    ids: panel.flatMap(({ panelistId }) => panelistId ?? []),
    emails: panel.flatMap(({ panelistId, email }) => (panelistId ? [] : [email])),
    required: panel.flatMap(({ required, panelistId, email }) => (required ? [panelistId ?? email] : [])),
    candidate: { ...candidate, windows: [] },
    breakMinutes: 0,
    breaks: [],
    limit: 1,
    allow: undefined,
  };
}

export const readMeetingPools = (request: MeetingRequest): PoolRequest[] => readPools(request.pools);

/** The pools without those who no longer take interviews; null if one of them can never be filled. */
export function livePools(pools: PoolRequest[], known: readonly PanelistTimes[]): PoolRequest[] | null {
  const active = known.filter(({ isActive }) => isActive);
  const ids = new Set(active.map(({ panelistId }) => panelistId));
  const live = pools.map((pool) =>
    pool.skill === undefined ? { ...pool, ids: pool.ids.filter((id) => ids.has(id)) } : pool,
  );
  const isHopeless = live.some((pool) => (pool.skill === undefined ? pool.ids : active).length < pool.need);
  return isHopeless || live.some((pool) => pool.skill !== undefined && !hasAny(active, pool.skill))
    ? null
    : live;
}

const hasAny = (active: readonly PanelistTimes[], skill: string): boolean =>
  active.some(({ skills }) => skills.some((one) => isSameText(one, skill)));
