import ICAL from 'ical.js';

import {
  checkCalendarMail,
  type MailExpectation,
} from '../../apps/server/test/checkers/check-calendar-mail.ts';
import type { MailServer } from './mail-server.ts';
import { expect } from './story.ts';

/** What a calendar makes of an invitation. */
export type ReadInvitation = { uid: string; sequence: number; starts: string; ends: string; text: string };

/**
 * The one invitation that came for the address. Fails where there are several, where the mail breaks a standard, or
 * where it tells its reader what is not meant for them.
 */
export async function theInvitationTo(
  mail: MailServer,
  address: string,
  expected: MailExpectation,
): Promise<ReadInvitation> {
  const invitations = mail.mailsTo(address).filter(({ email }) => email.attachments.length > 0);
  expect(
    invitations.map(({ subject }) => subject),
    `invitations to ${address}`,
  ).toHaveLength(1);
  const [invitation] = invitations;
  if (!invitation) throw new Error(`No invitation to ${address}`);
  expect(await checkCalendarMail(invitation.raw, expected), `faults of the mail to ${address}`).toEqual([]);

  const content = invitation.email.attachments[0]?.content ?? '';
  const ics = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
  const calendar = ICAL.Component.fromString(ics);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    text: invitation.email.text ?? '',
  };
}
