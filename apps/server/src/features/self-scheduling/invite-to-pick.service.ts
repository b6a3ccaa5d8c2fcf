import type { ParsedSelfScheduleInvite } from '@slotwise/contract/bookings/self-scheduling.schema';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { requireAskable } from '#features/availability/slots/starts.service.ts';
import { requireResendPause } from '#features/notifications/notifications.service.ts';
import { AppError } from '#lib/app-error.ts';
import { DAY_MILLIS } from '#lib/durations.ts';
import { listSteps } from '#features/bookings/bookings.queries.ts';
import type { SeenBooking } from '#features/bookings/seen-booking.mapper.ts';
import { changeBooking } from '#features/bookings/change-booking.service.ts';
import { holdAct } from '#features/bookings/undo/hold-act.service.ts';
import { withoutUndone } from '#features/bookings/undo/undoable-acts.rules.ts';
import { mailedLinkTo } from '#features/bookings/links/mailed-links.service.ts';
import { seeBooking, openBooking, type OpenBooking } from '#features/bookings/open-booking.service.ts';
import { toMeetingRequest } from './choosing.rules.ts';
import { poolsFor } from './open-for-choice.rules.ts';
import { openForChoice, type Opened } from './open-for-choice.service.ts';
import * as queries from './terms.queries.ts';
import { asksForLink, readTerms, requirePanel } from './terms.rules.ts';

/**
 * Lets the candidate choose the time by their own link. A booking without a time waits for it and takes no one's; a
 * meeting with one keeps it until the candidate moves it. Repeating it changes the terms and keeps the link; the same
 * terms without mail change nothing.
 */
export async function inviteToPick(
  context: Context,
  tx: VendorDb,
  session: Session,
  invite: ParsedSelfScheduleInvite,
): Promise<{ bookingId: string; url: string }> {
  const { bookingId } = invite;
  const request = { bookingId, action: 'inviteToPick', version: invite.version } as const;
  const open = await openBooking(context, tx, session, request);
  const present = await queries.findTerms(tx, bookingId);
  if (!asksForLink(invite, present)) await writeChoice(context, tx, session, { open, invite, present });
  const url = await addressOfPage(context, tx, await seeBooking(context, tx, session, bookingId));
  return { bookingId, url };
}

type InviteRequest = {
  open: OpenBooking;
  invite: ParsedSelfScheduleInvite;
  present: queries.TermsRow | undefined;
};

async function writeChoice(
  context: Context,
  tx: VendorDb,
  session: Session,
  { open, invite, present }: InviteRequest,
) {
  const { row, now } = open;
  const { booking_id: bookingId } = row;
  requireToCome(open);
  if (invite.sendMail) await requireRare(tx, open);
  const wanted = readTerms(invite, now);
  if (invite.sendMail) await holdAct(context, tx, open);
  const pools = poolsFor({ row, wanted: invite.pools, present });
  const { people, columns } = await openForChoice(context, tx, session, { open, invite });
  requirePanel(people ?? open.people, pools);
  await queries.saveTerms(tx, bookingId, {
    ...wanted,
    pools,
    created_by: session.userId,
    created_at: present?.created_at ?? now,
    sent_at: invite.sendMail ? now : (present?.sent_at ?? null),
  });
  const after = await changeBooking(context, tx, open, {
    columns,
    people,
    step: toStep(open, { people, columns }, invite),
  });
  await requireOffer(context, tx, after);
}

/** Refuses terms under which the engine can offer nothing. */
async function requireOffer(context: Context, tx: VendorDb, after: SeenBooking) {
  const { actor, row } = after;
  const terms = await queries.findTerms(tx, row.booking_id);
  if (!terms) throw new Error('The terms were written a moment ago.');
  const days = { from: terms.window_end, to: terms.window_end };
  await requireAskable(context, tx, actor, toMeetingRequest({ ...after, terms }, days));
}

/** The comment tells later which of these steps mailed the candidate. */
function toStep({ row }: OpenBooking, { people, columns }: Opened, { sendMail }: ParsedSelfScheduleInvite) {
  const isOther = people !== null && row.booking_status !== 'DRAFT';
  return {
    action: 'INVITED_TO_PICK' as const,
    comments: sendMail ? `To ${columns.candidate_email ?? row.candidate_email}` : '',
    ...(isOther && { details: { changes: ['panelists'] } }),
  };
}

/** The page's address with its secret, to be passed on by other means than our mail. */
async function addressOfPage(context: Context, tx: VendorDb, { row }: SeenBooking): Promise<string> {
  const { booking_id: bookingId, candidate_email: email } = row;
  const { purpose, linkId } = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
  return `${context.config.publicUrl}/c/#${await context.vault.tokenFor(purpose, linkId)}`;
}

function requireToCome({ row, now }: OpenBooking) {
  if (!row.start_time || row.booking_status !== 'SCHEDULED' || row.start_time > now) return;
  throw new AppError('INVALID_TRANSITION', { message: 'This meeting has begun. Its time stays.' });
}

/** The history shows how often the candidate was mailed; RATE_LIMITED if it is too soon or too often. */
async function requireRare(tx: VendorDb, { row, now }: OpenBooking) {
  const aDayAgo = new Date(now.getTime() - DAY_MILLIS);
  const steps = await listSteps(tx, row.booking_id);
  const sent = withoutUndone(steps)
    .filter(({ action, comments, at }) => action === 'INVITED_TO_PICK' && comments !== '' && at > aDayAgo)
    .map(({ at }) => at)
    .toReversed();
  requireResendPause(sent, now);
}
