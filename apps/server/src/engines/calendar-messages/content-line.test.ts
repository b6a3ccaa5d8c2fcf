import { emailField } from '@slotwise/contract/fields';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { compileMail } from '../../../test/checkers/compile-mail.ts';
import { mailsOfRevision } from '../mail-texts/mails-of-revision.ts';
import { mailtoValue } from './content-line.ts';

const email = emailField('Email', 'Invalid email address');
const PRINTABLE = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index));
const ACCEPTED = [...PRINTABLE, 'ü', 'मी']
  .map((character) => `a${character}b@x.example`)
  .filter((address) => email.safeParse(address).success)
  .map((address) => email.parse(address));

test('the contract accepts the characters used in addresses', () => {
  expect(ACCEPTED).toContain("a'b@x.example");
  expect(ACCEPTED).toContain('a%b@x.example');
  expect(ACCEPTED.length).toBeGreaterThan(70);
});

test.each(ACCEPTED)(
  '%s, which the contract accepts, can be mailed with a calendar entry',
  async (address) => {
    const candidate = { ...aMeeting().candidate, email: address };
    for (const { audience, mail } of mailsOfRevision(
      aMeetingRevision({ meeting: aMeeting({ candidate }) }),
    )) {
      if (audience !== 'candidate') continue;
      const { to } = await PostalMime.parse(await compileMail(mail));
      expect(to).toMatchObject([{ address }]);
      const event = ICAL.Component.fromString(mail.calendar?.ics ?? '').getFirstSubcomponent('vevent');
      const attendee = String(event?.getFirstPropertyValue('attendee'));
      expect(attendee).toMatch(/^mailto:(?:[\w.~!$'*+-]|%[\dA-F]{2})+@x\.example$/);
      expect(decodeURIComponent(attendee)).toBe(`mailto:${address}`);
    }
  },
);

test.each([
  ["o'brien@x.example", "mailto:o'brien@x.example"],
  ['asha+jobs@x.example', 'mailto:asha+jobs@x.example'],
  ['50%/a?b@x.example', 'mailto:50%25%2Fa%3Fb@x.example'],
  ['a@bücher.example', 'mailto:a@b%C3%BCcher.example'],
])('writes %s as %s in a calendar', (address, uri) => expect(mailtoValue(address)).toBe(uri));

test.each(['nobody', 'a b@x.example', 'a@x.example\r\nX:y', 'a@@x.example', 'a\ud800@x.example'])(
  'a calendar cannot name %j',
  (text) => expect(() => mailtoValue(text)).toThrow('Not a mail address'),
);
