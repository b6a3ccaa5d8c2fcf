import { startBooking, saveBooking } from '#features/bookings/change-booking.service.ts';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { findJobTitle } from '#features/job-descriptions/jobs-for-meetings.service.ts';
import { findPanelistsForMeeting } from '#features/panelists/panelists.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { toWorkFlowStep } from '#features/bookings/bookings.mapper.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import { requireVersion } from '#features/bookings/transitions.rules.ts';
import { openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { toHost } from '#features/bookings/seen-booking.mapper.ts';
import * as mapper from './drafts.mapper.ts';
import { newDraftRows } from './new-draft.mapper.ts';
import {
  changedFields,
  toDraft,
  mergedDraft,
  namedInDraft,
  readableJobId,
  type DraftRequest,
} from './drafts.rules.ts';

type Saved = { bookingId: string };

/** Stores what was typed so far, complete or not, in a new draft or the named one. Takes no one's time. */
export function saveDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: DraftRequest,
): Promise<Saved> {
  const { bookingId } = request;
  if (bookingId) return replaceDraft(context, tx, session, { ...request, bookingId });
  return makeDraft(context, tx, session, request);
}

async function makeDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: DraftRequest,
): Promise<Saved> {
  const at = context.clock.now();
  const bookingId = uuidv7();
  const icsHost = new URL(context.config.publicUrl).hostname;
  const reading = await readDraft(tx, session, request, { host: session });
  await startBooking(context, tx, {
    actor: session,
    rows: newDraftRows(reading, { bookingId, actor: session, icsHost, at }),
    now: at,
  });
  return { bookingId };
}

async function replaceDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: DraftRequest & { bookingId: string },
): Promise<Saved> {
  const open = await openBooking(context, tx, session, { bookingId: request.bookingId, action: 'schedule' });
  await requireOwnVersion(tx, open, request);
  await keepDraft(context, tx, session, { open, draft: request });
  return { bookingId: open.row.booking_id };
}

type Merge = { open: OpenBooking; changes: Draft };

/** Merges changes into an open draft that do not come from its form; repeating them changes nothing. */
export async function mergeIntoDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, changes }: Merge,
) {
  const draft = mergedDraft(open.row.draft ?? {}, changes);
  if (changedFields(open.row.draft, draft).length === 0) return;
  await keepDraft(context, tx, session, { open, draft });
}

async function keepDraft(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, draft }: { open: OpenBooking; draft: DraftRequest },
) {
  const { row, people } = open;
  const host = toHost(row, people.find((one) => one.host)?.time_zone ?? row.time_zone);
  const reading = await readDraft(tx, session, draft, { host, row });
  await saveBooking(context, tx, open, {
    columns: mapper.draftColumns(reading),
    people: mapper.draftPeople(reading),
    to: 'DRAFT',
    step: { action: 'DRAFTED' },
  });
}

/** Refuses to overwrite a newer draft; the newest step then names the differing fields. */
async function requireOwnVersion(tx: VendorDb, { row }: OpenBooking, request: DraftRequest) {
  if (request.version === undefined || request.version === row.version) return;
  const steps = (await listSteps(tx, row.booking_id)).map(toWorkFlowStep);
  const changes = changedFields(row.draft, toDraft(request));
  const history = steps.map((step, index) =>
    step.action === 'DRAFTED' && index === steps.length - 1
      ? { ...step, details: { ...step.details, changes } }
      : step,
  );
  requireVersion({ version: row.version, status: row.booking_status }, request.version, history);
}

async function readDraft(
  tx: VendorDb,
  { phoneCountry }: Session,
  request: DraftRequest,
  { host, row }: { host: mapper.DraftReading['host']; row?: BookingRow },
): Promise<mapper.DraftReading> {
  const draft = toDraft(request);
  const known = await findPanelistsForMeeting(tx, namedInDraft(draft));
  const keptProfile = row?.submitter_vendor_id ? row.candidate_profile : undefined;
  return { draft, host, known, job: await findDraftedJob(tx, draft, row), phoneCountry, keptProfile };
}

/** A submitted candidate keeps their job; an unknown id is no job yet. */
async function findDraftedJob(
  tx: VendorDb,
  draft: Draft,
  row: BookingRow | undefined,
): Promise<mapper.DraftReading['job']> {
  const jdId = row?.submitter_vendor_id ? row.jd_id : readableJobId(draft);
  const title = jdId === null ? undefined : await findJobTitle(tx, jdId);
  return jdId === null || title === undefined ? null : { jdId, title };
}
