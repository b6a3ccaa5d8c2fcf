import type { CalendarMethod } from '../calendar-messages/calendar-event.ts';
import { type Invite, inviteFor, toOrganizer, panelAttendees } from '../calendar-messages/invite-for.ts';
import type { MailedLink } from '../calendar-messages/mailed-link.ts';
import type { Attendee, Audience, MeetingRevision } from '../calendar-messages/meeting-revision.ts';
import { calendarMessageId } from '../calendar-messages/message-id.ts';
import { candidateMeeting } from './candidate-meeting.ts';
import type { MailText, WrittenMail } from './layout/mail-content.ts';
import { panelMeeting } from './panel-meeting.ts';
import type { PanelPage } from './panel-page.ts';
import { withdrawnAttendee } from './withdrawn-attendee.ts';

/** Who gets a revision in addition to, or instead of, everyone on the meeting. */
export type MailingList = {
  /** The audiences of this revision; both by default. */
  audiences?: Audience[];
  /** People taken off by this revision. Each gets a CANCEL for themselves only. */
  withdrawn?: { audience: Audience; attendee: Attendee }[];
  /** Panelists' pages by address. */
  pages?: ReadonlyMap<string, PanelPage>;
  /** The link behind `candidateUrl`, if the candidate's mail has it. */
  candidateLink?: MailedLink;
};

/** One mail with its audience and recipient, as stored in the outbox. */
export type MeetingMail = {
  audience: Audience;
  recipient: Attendee;
  method: CalendarMethod;
  mail: WrittenMail;
};

/**
 * Every mail of a revision, one per person: withdrawals first, then everyone on the meeting. No one still on the
 * meeting is withdrawn. Someone invited by this revision gets an invitation, the others read what changed.
 */
export function mailsOfRevision(revision: MeetingRevision, list: MailingList = {}): MeetingMail[] {
  const audiences = list.audiences ?? ['candidate', 'panel'];
  const present = audiences.flatMap((audience) =>
    listAttendees(audience, revision).map((attendee) => ({ audience, attendee })),
  );
  const withdrawn = (list.withdrawn ?? []).filter(
    ({ audience, attendee }) => !listAttendees(audience, revision).some((one) => sameAddress(one, attendee)),
  );
  return [
    ...withdrawn.map(({ audience, attendee }) => {
      const invite = inviteFor(audience, revision, [attendee]);
      return post(
        { audience, attendee, invite, text: withdrawnAttendee(audience, revision, attendee) },
        revision,
      );
    }),
    ...present.map(({ audience, attendee }) => {
      const own = toOwnRevision(attendee, revision);
      const invite = inviteFor(audience, revision);
      if (audience === 'candidate') {
        const links = list.candidateLink && { links: [list.candidateLink] };
        return post({ audience, attendee, invite, text: candidateMeeting(own), ...links }, revision);
      }
      const page = revision.change === 'CANCELLED' ? undefined : list.pages?.get(attendee.email);
      const text = panelMeeting(own, attendee, audiences, page);
      return post({ audience, attendee, invite, text, ...(page && { links: [page.link] }) }, revision);
    }),
  ];
}

/** Someone invited by this revision gets an invitation without the earlier state. */
function toOwnRevision({ invitedAt = 0 }: Attendee, revision: MeetingRevision): MeetingRevision {
  const { before: _before, reason: _reason, ...present } = revision;
  const isInvited = revision.sequence > 0 && invitedAt === revision.sequence;
  return isInvited && revision.change !== 'CANCELLED' ? { ...present, change: 'NEW' } : revision;
}

type Letter = {
  audience: Audience;
  attendee: Attendee;
  invite: Invite;
  text: MailText;
  links?: MailedLink[];
};

function post({ audience, attendee, invite, text, links }: Letter, revision: MeetingRevision): MeetingMail {
  const { sender, meeting, sequence } = revision;
  const key = { uid: revision.uids[audience], recipient: attendee.email };
  const first = attendee.invitedAt ?? 0;
  const mail: WrittenMail = {
    messageId: calendarMessageId({ ...key, sequence, method: invite.method }, sender.host),
    date: revision.at,
    from: { name: toOrganizer(revision).name, address: sender.address },
    to: { name: attendee.name, address: attendee.email },
    replyTo: { name: meeting.recruiter.name, address: meeting.recruiter.email },
    ...text,
    ...(sequence > first && {
      inReplyTo: calendarMessageId({ ...key, sequence: first, method: 'REQUEST' }, sender.host),
    }),
    calendar: invite,
    ...(links && { links }),
    headers: {},
  };
  return { audience, recipient: attendee, method: invite.method, mail };
}

function listAttendees(audience: Audience, { meeting }: MeetingRevision): Attendee[] {
  return audience === 'candidate' ? [meeting.candidate] : panelAttendees(meeting);
}

function sameAddress(one: Attendee, other: Attendee): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}
