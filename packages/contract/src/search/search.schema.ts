import * as z from 'zod/mini';

export const HIT_KINDS = ['bookings', 'submissions', 'candidates', 'jobs', 'panelists', 'vendors'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/**
 * A search hit: a name, a line of context, and the record it opens. For a candidate, `id` is their newest booking and
 * `email` their address; for a vendor, `id` is the vendor. A submission is a candidate that the caller's organization
 * put forward to a client.
 */
export const hitSchema = z.object({
  id: z.string(),
  name: z.string(),
  context: z.string(),
  email: z.string(),
});
export type Hit = z.infer<typeof hitSchema>;

/** The best hits of each kind; kinds the caller's role may not see are empty. */
export const hitsSchema = z.object(
  Object.fromEntries(HIT_KINDS.map((kind) => [kind, z.array(hitSchema)])) as Record<
    HitKind,
    z.ZodMiniArray<typeof hitSchema>
  >,
);
export type Hits = z.infer<typeof hitsSchema>;
