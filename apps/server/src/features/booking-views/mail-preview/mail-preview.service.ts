import type { MailPreview } from '@slotwise/contract/bookings/mail-preview.schema';
import type { previewMails as endpoint } from '@slotwise/contract/bookings/mail-preview.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { uuidv7 } from 'uuidv7';
import type { Context, Session } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { fillLinks } from '#engines/calendar-messages/mail-links.ts';
import type { OutgoingMail } from '#engines/calendar-messages/outgoing-mail.ts';
import { presentInvitations } from '#features/booking-mail/invitations/present-invitations.service.ts';
import { listPeople } from '#features/bookings/bookings.queries.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { seeBooking } from '#features/bookings/open-booking.service.ts';
import { openContent } from '#features/notifications/mail-sealing.service.ts';
import { cancelOpenBooking } from '#features/scheduling/cancel-booking.service.ts';
import { createBooking } from '#features/scheduling/create-booking.service.ts';
import { reviseBooking } from '#features/scheduling/revise-booking.service.ts';
import { updateCandidate } from '#features/scheduling/update-candidate.service.ts';
import { inviteToPick } from '#features/self-scheduling/invite-to-pick.service.ts';
import { toPreviewState, toSilent } from './mail-preview.rules.ts';
import { listMailsSince } from './mail-preview.queries.ts';

type Request = ParsedRequestOf<typeof endpoint>['body'];

/** Ends the transaction of a preview, so that nothing of the act stays. */
class TakenBack extends Error {
  readonly preview: MailPreview;

  constructor(preview: MailPreview) {
    super('A preview was taken back.');
    this.preview = preview;
  }
}

/**
 * What an act would mail each person. The act is really done, its mails are read, and the transaction is rolled back:
 * so the preview matches the act, refusals included, and nothing is written or sent.
 */
export async function previewMails(
  context: Context,
  session: Session,
  request: Request,
): Promise<ResponseOf<typeof endpoint>> {
  try {
    return await takingTime(context, session.vendorId, async (tx) => {
      throw new TakenBack(await readPreview(context, tx, session, request));
    });
  } catch (error) {
    if (error instanceof TakenBack) return { status: 'success', data: error.preview };
    throw error;
  }
}

async function readPreview(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: Request,
): Promise<MailPreview> {
  if (request.act === 'present') return showInvitations(context, tx, session, request.bookingId);
  // Ids from this server increase, so everything written from here on sorts after this one.
  const before = uuidv7();
  const bookingId = await act(context, tx, session, request);
  const [rows, people] = await Promise.all([
    listMailsSince(tx, bookingId, before),
    listPeople(tx, [bookingId]),
  ]);
  const mails = await Promise.all(
    rows.map(async (row) => {
      const message = await openContent(context.vault, tx.vendorId, row);
      return message ? [await toPreview(context, message, row.state)] : [];
    }),
  );
  return withSilent(mails.flat(), people, request.act === 'invite' ? 'LATER' : 'UNCHANGED');
}

/** Performs the act in the caller's transaction; returns the id of its meeting. */
async function act(
  context: Context,
  tx: VendorDb,
  session: Session,
  request: Exclude<Request, { act: 'present' }>,
): Promise<string> {
  switch (request.act) {
    case 'create':
      return (await createBooking(context, tx, session, request.booking)).bookingId;
    case 'revise': {
      const { change, candidate } = request;
      if (!candidate) return (await reviseBooking(context, tx, session, change)).bookingId;
      await updateCandidate(context, tx, session, candidate);
      return (await reviseBooking(context, tx, session, { ...change, version: undefined })).bookingId;
    }
    case 'cancel': {
      const { bookingId } = request;
      const { version, comments = '', reason } = request.body ?? {};
      await cancelOpenBooking(context, tx, session, { bookingId, version, comments, reason });
      return bookingId;
    }
    case 'invite':
      return (await inviteToPick(context, tx, session, request.invite)).bookingId;
  }
}

async function showInvitations(context: Context, tx: VendorDb, session: Session, bookingId: string) {
  const { row, people } = await seeBooking(context, tx, session, bookingId);
  const letters = await presentInvitations(context, tx, { row, people, company: session.vendorName });
  const mails = await Promise.all(letters.map(({ mail }) => toPreview(context, mail, 'QUEUED')));
  return withSilent(mails, people, 'UNCHANGED');
}

type Mail = MailPreview['mails'][number];

/** Its links lead nowhere: a person's own access link is shown to no one else. */
async function toPreview({ config }: Context, message: OutgoingMail, state: string): Promise<Mail> {
  const { to, subject, text, html, calendar } = await fillLinks(message, () => Promise.resolve('preview'));
  return {
    name: to.name,
    email: to.address,
    subject,
    text,
    html,
    calendar: calendar?.method ?? null,
    state: toPreviewState(state, to.address, Boolean(config.smtpUrl)),
  };
}

const withSilent = (
  mails: Mail[],
  people: Parameters<typeof toSilent>[0],
  reason: MailPreview['silent'][number]['reason'],
): MailPreview => ({ mails, silent: toSilent(people, mails, reason) });
