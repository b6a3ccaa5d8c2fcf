import type { Actor, BookingListener, BookingMoment, Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { linkAddress } from '#engines/calendar-messages/mail-links.ts';
import type { Audience, MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';
import {
  mailsOfRevision,
  type MailingList,
  type MeetingMail,
} from '#engines/mail-texts/mails-of-revision.ts';
import { queueMails, type NewMail } from '#features/notifications/notifications.service.ts';
import type { BookingRow } from '#db/tables/booking-rows.ts';
import { recordRevision } from '#features/bookings/mailed-revisions.service.ts';
import { mailedLinksTo } from '#features/bookings/links/mailed-links.service.ts';
import { listPanelSeats, toPanelPages } from '#features/bookings/links/panel-links.service.ts';
import { toMeetingRevision } from './invitations.mapper.ts';
import { getMeetingLink } from './video-rooms.rules.ts';
import { findNews, type News } from './invitations.rules.ts';

/** Mails changes of bookings to the calendars of everyone concerned. */
export const mailInvitations: BookingListener = async (context, tx, changes) => {
  for (const { actor, before, after, now, reason, undoes } of changes) {
    if (undoes) continue;
    const news = findNews({ before, after, now });
    if (news && actor)
      await mailRevision(context, tx, {
        actor,
        moment: after,
        isNew: !before,
        news: { ...news, reason },
      });
  }
};

type Revision = { actor: Actor; moment: BookingMoment; isNew: boolean; news: News };

/** Mails a booking as its next revision, one mail per person. The time of the change is the DTSTAMP. */
async function mailRevision(context: Context, tx: VendorDb, { actor, moment, isNew, news }: Revision) {
  const { mailFrom, publicUrl, videoRooms } = context.config;
  const { ics_sequence: present, meeting_link: link } = moment.row;
  const sequence = news.change === 'NEW' ? present : present + 1;
  const { row, people } = await recordRevision(tx, moment, {
    sequence,
    invited: news.invited ?? [],
    // A room created now is announced to everyone.
    meetingLink: tells(news, 'candidate') ? getMeetingLink(moment.row, videoRooms) : link,
  });
  const { candidateUrl, ...links } = await linksFor(context, tx, { row, isNew }, news);
  const installation = { senderAddress: mailFrom.email, publicUrl, candidateUrl };
  const revision = toMeetingRevision(
    { row, people },
    { company: actor.vendorName, sequence, ...saidBy(news) },
    installation,
  );
  const letters = mailsOfRevision(revision, { ...toMailingList(news), ...links });
  await queueMails(
    context,
    tx,
    letters.map((letter) => ({
      ...toNewMail(letter, revision, news),
      bookingId: row.booking_id,
      byEmail: actor.email,
    })),
  );
}

/** True if the mails to this audience are about a meeting that takes place. */
const tells = ({ change, audiences }: News, audience: Audience): boolean =>
  change !== 'CANCELLED' && (audiences?.includes(audience) ?? true);

type Links = Pick<MailingList, 'pages' | 'candidateLink'> & { candidateUrl?: string };

/** Personal page links for everyone who is mailed; on theirs, the candidate answers, moves the meeting or withdraws. */
async function linksFor(
  context: Context,
  tx: VendorDb,
  { row, isNew }: { row: BookingRow; isNew: boolean },
  news: News,
): Promise<Links> {
  const { booking_id: bookingId, candidate_email } = row;
  const [tellsPanel, tellsCandidate] = [tells(news, 'panel'), tells(news, 'candidate')];
  if (!tellsPanel && !tellsCandidate) return {};
  const seats = tellsPanel ? await listPanelSeats(context, tx, bookingId) : [];
  const candidate = { purpose: 'meeting' as const, email: candidate_email };
  const linkTo = await mailedLinksTo(context, tx, { bookingId, isNew }, [
    ...seats.map(({ email }) => ({ purpose: 'panel' as const, email })),
    ...(tellsCandidate ? [candidate] : []),
  ]);
  return {
    ...(tellsPanel && { pages: toPanelPages(context, seats, linkTo) }),
    ...(tellsCandidate && {
      candidateLink: linkTo(candidate),
      candidateUrl: linkAddress(linkTo(candidate), context.config.publicUrl),
    }),
  };
}

/** What the mails say; a meeting that takes place after all is announced like a new one. */
const saidBy = ({ change, before, reason }: News) => ({
  change: change === 'REOPENED' ? ('NEW' as const) : change,
  ...(before && { before }),
  ...(reason && { reason }),
});

const toMailingList = ({ audiences, withdrawn }: News): MailingList => ({
  ...(audiences && { audiences }),
  ...(withdrawn && { withdrawn }),
});

/** One letter as stored in the outbox; its key is the same however often it is written. */
function toNewMail(letter: MeetingMail, revision: MeetingRevision, { withdrawn = [] }: News): NewMail {
  const { audience, recipient, method, mail } = letter;
  const { sequence, uids } = revision;
  return {
    kind: `meeting-${toMailKind(letter, revision, withdrawn)}-${audience}`,
    revision: sequence,
    dedupeKey: [uids[audience], sequence, method, recipient.email].join(' '),
    recipient: { name: recipient.name, email: recipient.email },
    message: mail,
    secret: false,
  };
}

const KINDS = { NEW: 'invitation', UPDATED: 'update', MOVED: 'move', CANCELLED: 'cancellation' } as const;

function toMailKind(
  { audience, recipient, method }: MeetingMail,
  { change, sequence }: MeetingRevision,
  withdrawn: NonNullable<News['withdrawn']>,
): string {
  const isOff = (one: (typeof withdrawn)[number]) =>
    one.audience === audience && one.attendee.email === recipient.email;
  if (method === 'CANCEL' && withdrawn.some(isOff)) return 'withdrawal';
  return method === 'REQUEST' && recipient.invitedAt === sequence ? KINDS.NEW : KINDS[change];
}
