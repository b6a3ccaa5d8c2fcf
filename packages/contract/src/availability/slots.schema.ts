import * as z from 'zod/mini';
import { instantField } from '../fields.ts';

/** Whose time a lane shows. A pool is one lane: a stretch is free if enough of its members are. */
export const LANE_ROLES = ['CANDIDATE', 'PANELIST', 'POOL', 'HOST'] as const;
export type LaneRole = (typeof LANE_ROLES)[number];

/**
 * Why a stretch of someone's time is not offered. If several causes apply, the first in this order is shown. Causes of
 * the candidate, required panelists and pools are binding; those of the host and optional panelists are informational.
 */
export const BLOCK_CAUSES = [
  'NOT_OFFERED',
  'DAY_OFF',
  'HOLIDAY',
  'OUTSIDE_HOURS',
  'BREAK',
  'BUSY',
  'BUFFER',
  'NOTICE',
  'DAY_LIMIT',
  'WEEK_LIMIT',
] as const;
export type BlockCause = (typeof BLOCK_CAUSES)[number];

const spanFields = { startTime: instantField, endTime: instantField };

/** A stretch that is not offered, with a sentence that says why: 'Asha Rao is busy 14:00–15:00 IST'. */
export const blockSchema = z.object({ ...spanFields, cause: z.enum(BLOCK_CAUSES), text: z.string() });
export type Block = z.infer<typeof blockSchema>;

/** The time of one person or pool within the horizon; anything outside a block is free. */
export const laneSchema = z.object({
  /** The panelist's id, the email address of someone without one, `candidate`, `host` or `pool:<n>`. */
  key: z.string(),
  role: z.enum(LANE_ROLES),
  panelistId: z.nullable(z.string()),
  name: z.string(),
  timeZone: z.string(),
  required: z.boolean(),
  /** Meetings in the week that contains `from`, and the person's weekly maximum (null for no limit). */
  thisWeek: z.number(),
  maxPerWeek: z.nullable(z.number()),
  blocks: z.array(blockSchema),
});
export type Lane = z.infer<typeof laneSchema>;

/** Why a slot ranks where it does; the first reason is the strongest. */
export const SLOT_REASONS = [
  'SOONEST',
  'GOOD_HOURS',
  'NO_FRAGMENT',
  'FAIR_LOAD',
  'OPTIONAL_FREE',
  'ROOM_AROUND',
] as const;
export type SlotReason = (typeof SLOT_REASONS)[number];

/**
 * A possible time. `score` is 0 to 100; `panelistIds` lists everyone who would sit on the panel, including chosen pool
 * members.
 */
export const slotSchema = z.object({
  ...spanFields,
  startLocal: z.string(),
  endLocal: z.string(),
  score: z.number(),
  panelistIds: z.array(z.string()),
  /** Those chosen from pools, in the order of the pools. */
  pooledIds: z.array(z.string()),
  /** Optional panelists who are also free. */
  optionalIds: z.array(z.string()),
  load: z.array(
    z.object({ panelistId: z.string(), thisWeek: z.number(), maxPerWeek: z.nullable(z.number()) }),
  ),
  reasons: z.array(z.object({ code: z.enum(SLOT_REASONS), text: z.string() })),
});
export type Slot = z.infer<typeof slotSchema>;

/** Why a person is not offered on a day (`YYYY-MM-DD` in the request's zone). */
export const dayCausesSchema = z.object({
  /** The lane's key. */
  key: z.string(),
  panelistId: z.nullable(z.string()),
  name: z.string(),
  date: z.string(),
  /** Starts on this day that suit this person, and starts at which only this person is missing. */
  possibleStarts: z.number(),
  missingAlone: z.number(),
  causes: z.array(z.object({ cause: z.enum([...BLOCK_CAUSES, 'TOO_SHORT']), text: z.string() })),
});
export type DayCauses = z.infer<typeof dayCausesSchema>;

/** What may deliberately be given up, for one person or for everyone. */
export const ALLOWANCES = [
  'EARLIER',
  'LATER',
  'NOTICE',
  'LIMIT',
  'BUFFER',
  'DAY_OFF',
  'HOLIDAY',
  'BREAK',
  'OTHER_TIMES',
] as const;
export type Allowance = (typeof ALLOWANCES)[number];

/** A change to the request that gives more slots; each kind takes one click. */
export const changeSchema = z.union([
  z.object({ kind: z.literal('MAKE_OPTIONAL'), panelistId: z.string() }),
  z.object({
    kind: z.literal('REPLACE'),
    panelistId: z.string(),
    withPanelistId: z.string(),
    withName: z.string(),
  }),
  z.object({ kind: z.literal('SHORTEN'), durationMinutes: z.number() }),
  z.object({ kind: z.literal('NEED_FEWER'), pool: z.number(), need: z.number() }),
  z.object({ kind: z.literal('LOOK_LATER'), from: z.string(), to: z.string() }),
  /** The value to add to the request's `allow`. */
  z.object({ kind: z.literal('ALLOW'), allow: z.string() }),
]);
export type Change = z.infer<typeof changeSchema>;

/**
 * A change that gives more starts, and what it costs: one change, or two to be made together if one alone gains
 * nothing. `text` names it as a whole ('Make Arjun Nair optional') and `detail` its price. `slotsGained` is the number
 * of additional starts, as counted by the engine. `cost` is 1 for the least disruptive kind of change; two changes add
 * up. Sorted best first.
 */
export const relaxationSchema = z.object({
  changes: z.array(changeSchema),
  /** The name of each change, in order. */
  texts: z.array(z.string()),
  text: z.string(),
  detail: z.string(),
  slotsGained: z.number(),
  cost: z.number(),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

/** A day of the horizon, with the number of starts it offers. */
const daySchema = z.object({ date: z.string(), slots: z.number() });

export const mutualTimeSchema = z.object({
  timeZone: z.string(),
  ...spanFields,
  durationMinutes: z.number(),
  stepMinutes: z.number(),
  /** The total number of possible starts; `slots` are the best of them. */
  total: z.number(),
  days: z.array(daySchema),
  /** Every possible start, as runs from `first` to `last` in steps of `stepMinutes`. */
  starts: z.array(z.object({ first: instantField, last: instantField })),
  /** Stretches in which everyone needed is free, both long enough for the meeting and too short. */
  mutual: z.array(z.object({ ...spanFields, isLongEnough: z.boolean() })),
  lanes: z.array(laneSchema),
});
export type MutualTime = z.infer<typeof mutualTimeSchema>;
