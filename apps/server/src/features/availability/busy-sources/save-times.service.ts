import type { VendorId, VendorDb } from '#db/tenancy.ts';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import * as queries from './read-source.queries.ts';
import type { Context } from '#context.ts';
import { replaceTimes } from './busy-sources.queries.ts';
import { notifyOfFailure } from './failure-news.service.ts';
import * as rules from './read-source.rules.ts';

/** A source that this process reads, under a lease until `lease`. */
export type Taken = { vendorId: VendorId; lease: Date; row: queries.TakenRow; owner: PanelistTimes };

type Outcome = { fetched: rules.Fetched; known: rules.Known | null; now: Date };

/** Stores what was read, unless someone else has taken the source meanwhile. */
export async function save(
  tx: VendorDb,
  { row, lease }: Taken,
  { fetched, known, now }: Outcome,
): Promise<void> {
  const { source_id: sourceId } = row;
  const present = rules.toKnown(fetched, known, now);
  const isOurs = await queries.saveReading(tx, sourceId, lease, {
    readAt: now,
    nextReadAt: rules.nextReading(sourceId, 0, now),
    validator: JSON.stringify(present),
  });
  if (!isOurs || !fetched.spans || present.digest === known?.digest) return;
  await replaceTimes(tx, { sourceId, spans: fetched.spans });
}

type Failure = { message: string; now: Date };

/** Records that it could not be read, and tells its owner once if that has lasted long. */
export async function saveFailure(
  context: Context,
  tx: VendorDb,
  { row, lease, owner }: Taken,
  { message, now }: Failure,
): Promise<void> {
  const { source_id: sourceId, name } = row;
  const failures = row.failures + 1;
  const nextReadAt = rules.nextReading(sourceId, failures, now);
  if (!(await queries.saveFailure(tx, sourceId, lease, { error: message, failures, nextReadAt }))) return;
  const lastGood = row.read_at ?? row.created_at;
  if (!rules.isLongFailing(failures, lastGood, now)) return;
  await notifyOfFailure(context, tx, { sourceId, name, message, lastGood, owner });
}
