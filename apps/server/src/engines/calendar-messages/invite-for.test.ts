import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCancelledRevision, aMeeting, aMeetingRevision } from '../../../test/checkers/a-meeting-revision.ts';
import { cleanText, oneLine, parameterValue } from './content-line.ts';
import { inviteFor } from './invite-for.ts';

const arjun = { name: 'Arjun Menon', email: 'arjun.menon@northbridge.example', required: true };

/** The octets in readable form: CRLF becomes a line end, anything else unusual stays visible. */
function readable(ics: string): string {
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return ics.replaceAll('\r\n', '\n');
}

describe('the bytes of a calendar entry', () => {
  it('invite the candidate', () => {
    expect(readable(inviteFor('candidate', aMeetingRevision()).ics)).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Slotwise//Interviews//EN
      CALSCALE:GREGORIAN
      METHOD:REQUEST
      BEGIN:VEVENT
      UID:0190a1b2-0000-7000-8000-000000000001-c@slotwise.example
      DTSTAMP:20261020T081530Z
      DTSTART:20261126T093000Z
      DTEND:20261126T103000Z
      SEQUENCE:0
      STATUS:CONFIRMED
      SUMMARY:Interview with Northbridge Talent
      DESCRIPTION:Thursday 26/11/2026 15:00–16:00\\, Kolkata time (IST)\\nPositio
       n: Senior Data Engineer\\nBring one data pipeline you have built\\; no slide
       s.
      LOCATION:https://meet.northbridge.example/r/amber-kite-42
      CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Video meeting:https://meet.northbr
       idge.example/r/amber-kite-42
      ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.examp
       le
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
       TRUE;CN=Meera Iyer:mailto:meera@mail.example
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });

  it('invite panel and recruiter', () => {
    expect(readable(inviteFor('panel', aMeetingRevision()).ics)).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Slotwise//Interviews//EN
      CALSCALE:GREGORIAN
      METHOD:REQUEST
      BEGIN:VEVENT
      UID:0190a1b2-0000-7000-8000-000000000001-p@slotwise.example
      DTSTAMP:20261020T081530Z
      DTSTART:20261126T093000Z
      DTEND:20261126T103000Z
      SEQUENCE:0
      STATUS:CONFIRMED
      SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer\\, Technical 2
      DESCRIPTION:Thursday 26/11/2026 15:00–16:00\\, Kolkata time (IST)\\nCandida
       te: Meera Iyer\\nBring one data pipeline you have built\\; no slides.\\nFocus
        on streaming.\\nOpen in Slotwise: https://slotwise.example/viewmeeting/019
       0a1b2-0000-7000-8000-000000000001
      LOCATION:https://meet.northbridge.example/r/amber-kite-42
      URL:https://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-0000000000
       01
      CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Video meeting:https://meet.northbr
       idge.example/r/amber-kite-42
      ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.examp
       le
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
       TRUE;CN=Ananya Rao:mailto:ananya.rao@northbridge.example
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
       TRUE;CN=Arjun Menon:mailto:arjun.menon@northbridge.example
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
       TRUE;CN=Sofia Keller:mailto:sofia@northbridge.example
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });

  it('cancel the whole event for the candidate', () => {
    expect(readable(inviteFor('candidate', aCancelledRevision()).ics)).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Slotwise//Interviews//EN
      CALSCALE:GREGORIAN
      METHOD:CANCEL
      BEGIN:VEVENT
      UID:0190a1b2-0000-7000-8000-000000000001-c@slotwise.example
      DTSTAMP:20261120T100000Z
      DTSTART:20261126T093000Z
      DTEND:20261126T103000Z
      SEQUENCE:2
      STATUS:CANCELLED
      SUMMARY:Interview with Northbridge Talent
      DESCRIPTION:Cancelled: The position is filled.\\nThursday 26/11/2026 15:00
       –16:00\\, Kolkata time (IST)\\nPosition: Senior Data Engineer\\nBring one d
       ata pipeline you have built\\; no slides.
      LOCATION:https://meet.northbridge.example/r/amber-kite-42
      CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Video meeting:https://meet.northbr
       idge.example/r/amber-kite-42
      ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.examp
       le
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=Me
       era Iyer:mailto:meera@mail.example
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });

  it('cancel the whole event for panel and recruiter', () => {
    expect(readable(inviteFor('panel', aCancelledRevision()).ics)).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Slotwise//Interviews//EN
      CALSCALE:GREGORIAN
      METHOD:CANCEL
      BEGIN:VEVENT
      UID:0190a1b2-0000-7000-8000-000000000001-p@slotwise.example
      DTSTAMP:20261120T100000Z
      DTSTART:20261126T093000Z
      DTEND:20261126T103000Z
      SEQUENCE:2
      STATUS:CANCELLED
      SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer\\, Technical 2
      DESCRIPTION:Cancelled: The position is filled.\\nThursday 26/11/2026 15:00
       –16:00\\, Kolkata time (IST)\\nCandidate: Meera Iyer\\nBring one data pipel
       ine you have built\\; no slides.\\nFocus on streaming.\\nOpen in Slotwise: ht
       tps://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-000000000001
      LOCATION:https://meet.northbridge.example/r/amber-kite-42
      URL:https://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-0000000000
       01
      CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=Video meeting:https://meet.northbr
       idge.example/r/amber-kite-42
      ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.examp
       le
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=An
       anya Rao:mailto:ananya.rao@northbridge.example
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=Ar
       jun Menon:mailto:arjun.menon@northbridge.example
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=So
       fia Keller:mailto:sofia@northbridge.example
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });

  it('withdraw one panelist from a continuing event, without a STATUS', () => {
    const swapped = aMeetingRevision({ sequence: 1, change: 'UPDATED', at: '2026-10-21T08:00:00.000Z' });
    expect(readable(inviteFor('panel', swapped, [arjun]).ics)).toMatchInlineSnapshot(`
      "BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Slotwise//Interviews//EN
      CALSCALE:GREGORIAN
      METHOD:CANCEL
      BEGIN:VEVENT
      UID:0190a1b2-0000-7000-8000-000000000001-p@slotwise.example
      DTSTAMP:20261021T080000Z
      DTSTART:20261126T093000Z
      DTEND:20261126T103000Z
      SEQUENCE:1
      SUMMARY:Interview: Meera Iyer\\, Senior Data Engineer\\, Technical 2
      DESCRIPTION:You are no longer part of this interview.
      ORGANIZER;CN=Ananya Rao (Northbridge Talent):mailto:calendar@slotwise.examp
       le
      ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=Ar
       jun Menon:mailto:arjun.menon@northbridge.example
      TRANSP:OPAQUE
      END:VEVENT
      END:VCALENDAR
      "
    `);
  });
});

describe('a calendar entry', () => {
  it('is deterministic', () => {
    const copy = structuredClone(aMeetingRevision());
    expect(inviteFor('panel', copy)).toEqual(inviteFor('panel', aMeetingRevision()));
  });

  it('names the phone for an interview by phone', () => {
    const meeting = aMeeting({ place: { mode: 'PHONE', phone: '+49 30 5557-0100' } });
    const { ics } = inviteFor('panel', aMeetingRevision({ meeting }));
    expect(ics).toContain('LOCATION:By phone: +49 30 5557-0100\r\n');
    expect(ics).toContain('CONFERENCE;VALUE=URI;FEATURE=PHONE;LABEL=Telephone:tel:+493055570100\r\n');
  });

  it('names the venue, and no conference, for an interview on site', () => {
    const meeting = aMeeting({ place: { mode: 'ONSITE', venue: 'MG Road 12, Bengaluru; 3rd floor' } });
    const { ics } = inviteFor('candidate', aMeetingRevision({ meeting }));
    expect(ics).toContain(String.raw`LOCATION:MG Road 12\, Bengaluru\; 3rd floor`);
    expect(ics).not.toContain('CONFERENCE');
  });

  it('lists a recruiter who also interviews once, as required', () => {
    const { recruiter } = aMeeting();
    const meeting = aMeeting({
      recruiter: { ...recruiter, required: false },
      panel: [{ ...recruiter, email: 'Ananya.Rao@northbridge.example' }],
    });
    const { ics } = inviteFor('panel', aMeetingRevision({ meeting }));
    expect(ics.match(/ATTENDEE/g)).toHaveLength(1);
    expect(ics).toContain('ROLE=REQ-PARTICIPANT');
  });

  it('refuses an address with a line break', () => {
    const candidate = { name: 'Meera', email: 'meera@mail.example\r\nSTATUS:CANCELLED', required: true };
    expect(() => inviteFor('candidate', aMeetingRevision({ meeting: aMeeting({ candidate }) }))).toThrow(
      'Not a mail address',
    );
  });

  it('drops an invalid link', () => {
    const meeting = aMeeting({
      meetingUrl: 'javascript:alert(1)',
      place: { mode: 'VIDEO', link: 'file:///etc/passwd' },
    });
    const { ics } = inviteFor('panel', aMeetingRevision({ meeting }));
    expect(ics).not.toMatch(/^(URL|CONFERENCE)/m);
  });
});

describe('a name in a parameter', () => {
  it.each([
    ['Acme, Inc', '"Acme, Inc"'],
    ['Acme; Inc', '"Acme; Inc"'],
    ['Acme: Inc', '"Acme: Inc"'],
    ['Anita "Ani" Desai', "Anita 'Ani' Desai"],
    ['a^b\\c', 'a^^b/c'],
    ['two\r\nlines', 'two lines'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j is written as %j', (name, written) => expect(parameterValue(name)).toBe(written));
});

describe('arbitrary user input', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('\ud83d', '\ude80', 'a', ',', '\u2028', '\v'), maxLength: 90 }),
    fc.string({ unit: 'grapheme', minLength: 150, maxLength: 250 }),
    fc.stringMatching(/^[\\;,:"^n\r\n\t –مआ🚀]{0,120}$/u),
  );

  it('survives a round trip through another parser', () => {
    fc.assert(
      fc.property(anything, anything, anything, (name, company, notes) => {
        const base = aMeeting();
        const meeting = aMeeting({
          company,
          internalNotes: notes,
          candidate: { ...base.candidate, name },
          recruiter: { ...base.recruiter, name },
        });
        const { ics } = inviteFor('panel', aMeetingRevision({ meeting }));
        const event = readEvent(ics);
        const text = (property: string) => String(event.getFirstPropertyValue(property) ?? '');
        const cn = (property: string) => event.getFirstProperty(property)?.getFirstParameter('cn') ?? '';

        expect(text('summary')).toBe(oneLine(`Interview: ${name}, Senior Data Engineer, Technical 2`));
        expect(text('description')).toContain(cleanText(notes));
        expect(cn('attendee')).toBe(asParameter(name));
        expect(cn('organizer')).toBe(asParameter(`${name} (${company})`));
        for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(ics, 'utf8').toString('utf8')).toBe(ics);
      }),
      { numRuns: 1000 },
    );
  });

  function asParameter(text: string): string {
    return oneLine(text).replaceAll('"', "'").replaceAll('\\', '/');
  }

  function readEvent(ics: string): ICAL.Component {
    const event = ICAL.Component.fromString(ics).getFirstSubcomponent('vevent');
    if (!event) throw new Error('The calendar holds no event');
    return event;
  }
});
