import type { Actor, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { Audience, MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';
import {
  mailsOfRevision,
  type MailingList,
  type MeetingMail,
} from '#engines/mail-texts/mails-of-revision.ts';
import { queueMail, type NewMail } from '#features/notifications/notifications.service.ts';
import type { BookingRow } from '#features/bookings/bookings.mapper.ts';
import { findBooking, listPeople } from '#features/bookings/bookings.queries.ts';
import { mailedLinkTo } from '#features/bookings/mailed-links.service.ts';
import { revisionOf } from './invitations.mapper.ts';
import { listPanelPages } from '#features/evaluation/send-panel-link.service.ts';
import { withRoom } from './video-rooms.service.ts';
import * as queries from './invitations.queries.ts';
import type { News } from './invitations.rules.ts';

/**
 * Mails the present rows of a booking as its next revision, one mail to each person: SEQUENCE rises by one, but for
 * the first invitation. It belongs behind the last write of its transaction, of which `updated_at` is the DTSTAMP.
 */
export async function mailRevision(
  context: Context,
  tx: VendorDb,
  actor: Actor,
  { bookingId, ...news }: News & { bookingId: string },
) {
  const { vendorId, vendorName } = actor;
  const found = await findBooking(tx, vendorId, { everything: true }, bookingId);
  if (!found) throw new Error('A booking that is mailed is there.');
  const row = tellsTheWay(news) ? await withRoom(context, tx, found) : found;
  const sequence = news.change === 'NEW' ? row.ics_sequence : row.ics_sequence + 1;
  await queries.updateSequence(tx, vendorId, bookingId, sequence);
  await queries.updateInvited(tx, vendorId, bookingId, { emails: news.invited ?? [], sequence });

  const people = await listPeople(tx, vendorId, [bookingId]);
  const { mailFrom, publicUrl } = context.config;
  const { candidateUrl, ...links } = await linksFor(context, tx, row, news);
  const installation = { senderAddress: mailFrom.email, publicUrl, candidateUrl };
  const revision = revisionOf(
    { row, people },
    { company: vendorName, sequence, ...saidBy(news) },
    installation,
  );
  for (const letter of mailsOfRevision(revision, { ...listOf(news), ...links })) {
    await queueMail(context, tx, vendorId, { ...mailOf(letter, revision, news), bookingId });
  }
}

/** A room that is made now is one that everybody hears of. */
const tellsTheWay = (news: News): boolean => tells(news, 'candidate');

/** Whether the mails to this audience are about a meeting that takes place. */
const tells = ({ change, audiences }: News, audience: Audience): boolean =>
  change !== 'CANCELLED' && (audiences?.includes(audience) ?? true);

type Links = Pick<MailingList, 'pages' | 'candidateLink'> & { candidateUrl?: string };

/** The pages of all who are mailed, each with a link of its own. */
async function linksFor(context: Context, tx: VendorDb, row: BookingRow, news: News): Promise<Links> {
  return {
    ...(tells(news, 'panel') && { pages: await listPanelPages(context, tx, row.booking_id) }),
    ...(tells(news, 'candidate') && (await candidatePageOf(context, tx, row))),
  };
}

/** The page on which the candidate answers, moves the meeting or withdraws, as a kept mail names it. */
async function candidatePageOf(context: Context, tx: VendorDb, row: BookingRow): Promise<Links> {
  const { booking_id: bookingId, candidate_email: email } = row;
  const candidateLink = await mailedLinkTo(context, tx, { purpose: 'meeting', bookingId, email });
  return { candidateLink, candidateUrl: linkAddress(candidateLink, context.config.publicUrl) };
}

/** What the mails say; a meeting that takes place after all is invited to like a new one. */
function saidBy({ change, before, reason }: News) {
  return {
    change: change === 'REOPENED' ? ('NEW' as const) : change,
    ...(before && { before }),
    ...(reason && { reason }),
  };
}

const listOf = ({ audiences, withdrawn }: News): MailingList => ({
  ...(audiences && { audiences }),
  ...(withdrawn && { withdrawn }),
});

/** One letter as the outbox keeps it; its key is the same however often it is written. */
function mailOf(letter: MeetingMail, revision: MeetingRevision, { withdrawn = [] }: News): NewMail {
  const { audience, recipient, method, mail } = letter;
  const { sequence, uids } = revision;
  return {
    kind: `meeting-${kindOf(letter, revision, withdrawn)}-${audience}`,
    revision: sequence,
    dedupeKey: [uids[audience], sequence, method, recipient.email].join(' '),
    recipient: { name: recipient.name, email: recipient.email },
    message: mail,
    secret: false,
  };
}

const KINDS = { NEW: 'invitation', UPDATED: 'update', MOVED: 'move', CANCELLED: 'cancellation' } as const;

function kindOf(
  { audience, recipient, method }: MeetingMail,
  { change, sequence }: MeetingRevision,
  withdrawn: NonNullable<News['withdrawn']>,
): string {
  const isOff = (one: (typeof withdrawn)[number]) =>
    one.audience === audience && one.attendee.email === recipient.email;
  if (method === 'CANCEL' && withdrawn.some(isOff)) return 'withdrawal';
  return method === 'REQUEST' && recipient.invitedAt === sequence ? KINDS.NEW : KINDS[change];
}
