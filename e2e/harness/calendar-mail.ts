import ICAL from 'ical.js';

import {
  checkCalendarMail,
  type MailExpectation,
} from '../../apps/server/test/checkers/check-calendar-mail.ts';
import type { MailServer, ReceivedMail } from './mail-server.ts';
import { expect } from './story.ts';

/** What a calendar program reads from an email. */
export type ReadInvitation = {
  method: string;
  uid: string;
  sequence: number;
  starts: string;
  ends: string;
  text: string;
};

const calendarMailsTo = (mail: MailServer, address: string) =>
  mail.mailsTo(address).filter(({ email }) => email.attachments.length > 0);

/**
 * The only invitation mailed to the address. Fails if there are several, if the email violates a standard, or if it
 * contains something its reader must not see.
 */
export async function theInvitationTo(
  mail: MailServer,
  address: string,
  expected: MailExpectation,
): Promise<ReadInvitation> {
  const invitations = calendarMailsTo(mail, address);
  expect(
    invitations.map(({ subject }) => subject),
    `invitations to ${address}`,
  ).toHaveLength(1);
  const [invitation] = invitations;
  if (!invitation) throw new Error(`No invitation to ${address}`);
  const read = await readCalendarMail(invitation, expected);
  expect(read.method).toBe('REQUEST');
  return read;
}

/** Follows one person's calendar email by email, so that an unexpected one is noticed too. */
export function getCalendar(mail: MailServer, address: string, audience: MailExpectation['audience']) {
  let read = 0;
  const subjects = () => calendarMailsTo(mail, address).map(({ subject }) => subject);
  return {
    /** Waits for and reads the next email with a calendar entry; it must have this method and SEQUENCE. */
    async gets(
      method: 'REQUEST' | 'CANCEL',
      sequence: number,
      expected: Omit<MailExpectation, 'audience'> = {},
    ): Promise<ReadInvitation> {
      await expect
        .poll(() => subjects().length, { message: `a ${method} to ${address}`, timeout: 60_000 })
        .toBeGreaterThan(read);
      const next = calendarMailsTo(mail, address)[read];
      if (!next) throw new Error(`No ${method} to ${address}`);
      read += 1;
      const entry = await readCalendarMail(next, { audience, ...expected });
      expect(entry, `${next.subject}, to ${address}`).toMatchObject({ method, sequence });
      return entry;
    },
    hasNothingElse: () => expect(subjects(), `calendar mails to ${address}`).toHaveLength(read),
  };
}

async function readCalendarMail(mail: ReceivedMail, expected: MailExpectation): Promise<ReadInvitation> {
  expect(await checkCalendarMail(mail.raw, expected), `faults of the mail to ${mail.to}`).toEqual([]);
  const content = mail.email.attachments[0]?.content ?? '';
  const ics = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
  const calendar = ICAL.Component.fromString(ics);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    text: mail.email.text ?? '',
  };
}
