import { describe, expect, test } from 'vitest';
import { asCounter, PROGRAMS } from '../../../test/calendar-replies.ts';
import { readReply } from './read-reply.ts';

const uid = '0190a1b2-0000-7000-8000-000000000001-p@slotwise.example';
const attendee = 'asha.rao@acme.example';
const sender = attendee;
const read = (ics: string, from = sender) => readReply({ ics, sender: from });
const plain = PROGRAMS.Proton({ uid, attendee });

describe('the answer of a calendar program', () => {
  test.each(Object.entries(PROGRAMS))('%s accepts', (_, program) => {
    expect(read(program({ uid, attendee, sequence: 2 }))).toEqual({
      method: 'REPLY',
      uid,
      attendee,
      answer: 'ACCEPTED',
      sequence: 2,
      comments: '',
      stamp: '2026-03-02T08:30:00.000Z',
      span: { start: '2026-04-01T09:00:00.000Z', end: '2026-04-01T10:00:00.000Z' },
    });
  });

  test.each(['Google', 'Exchange', 'Apple', 'Thunderbird'] as const)('%s declines with a comment', (name) => {
    const ics = PROGRAMS[name]({ uid, attendee, partstat: 'DECLINED', comment: 'On leave that week.' });
    expect(read(ics)).toMatchObject({ answer: 'DECLINED', comments: 'On leave that week.', sequence: 0 });
  });

  test.each(Object.entries(PROGRAMS))('%s proposes another time', (_, program) => {
    const proposed = { start: '20260402T103000Z', end: '20260402T113000Z', partstat: 'TENTATIVE' };
    expect(read(asCounter(program({ uid, attendee, ...proposed })))).toMatchObject({
      method: 'COUNTER',
      answer: 'TENTATIVE',
      span: { start: '2026-04-02T10:30:00.000Z', end: '2026-04-02T11:30:00.000Z' },
    });
  });

  test.each<[string, (ics: string) => string, object]>([
    ['lines that end in LF alone', (ics) => ics.replaceAll('\r\n', '\n'), {}],
    ['an address in other case', (ics) => ics.replace('mailto:asha.rao', 'mailto:Asha.Rao'), {}],
    ['an encoded address', (ics) => ics.replace('asha.rao@', 'asha%2Erao@'), {}],
    ['an answer in lower case', (ics) => ics.replace('=ACCEPTED', '=accepted'), {}],
    ['no SEQUENCE', (ics) => ics.replace(/SEQUENCE.*\r\n/, ''), { sequence: 0 }],
    ['a SEQUENCE that is none', (ics) => ics.replace(/SEQUENCE:.*/, 'SEQUENCE:-3'), { sequence: 0 }],
    ['no DTSTAMP', (ics) => ics.replace(/DTSTAMP.*\r\n/, ''), { stamp: null }],
    [
      'a DTSTAMP that is no time',
      (ics) => ics.replace(/DTSTAMP:.*/, 'DTSTAMP:20261399T000000Z'),
      { stamp: null },
    ],
    ['no times', (ics) => ics.replace(/DT(START|END).*\r\n/g, ''), { span: null }],
    ['times on no one’s clocks', (ics) => ics.replace(/(DT\w+:\d+T\d+)Z/g, '$1'), { span: null }],
    [
      'a zone that no one describes',
      (ics) => ics.replace(/(DTSTART|DTEND):(\w+)Z/g, '$1;TZID=Mars:$2'),
      { span: null },
    ],
    ['a length for the end', (ics) => ics.replace(/DTEND.*/, 'DURATION:PT1H'), {}],
    ['no answer yet', (ics) => ics.replace('=ACCEPTED', '=NEEDS-ACTION'), { answer: null }],
    ['someone sent in one’s place', (ics) => ics.replace('=ACCEPTED', '=DELEGATED'), { answer: null }],
    [
      'a comment of many lines and marks',
      (ics) => ics.replace('DTSTAMP', 'COMMENT: Late\\, \u202esorry.\\n\\nAsha\r\nDTSTAMP'),
      { comments: 'Late, sorry.\n\nAsha' },
    ],
    [
      'a comment without end',
      (ics) => ics.replace('DTSTAMP', `COMMENT:${'x'.repeat(5000)}\r\nDTSTAMP`),
      { comments: 'x'.repeat(1000) },
    ],
  ])('%s', (_, change, expected) => {
    expect(read(change(plain))).toMatchObject({ uid, attendee, answer: 'ACCEPTED', ...expected });
  });

  test('takes the sender of a COUNTER that also names others as the one who proposes', () => {
    const others = asCounter(plain).replace(
      'ATTENDEE',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:lena@acme.example\r\nATTENDEE',
    );
    expect(read(others)).toMatchObject({ attendee, answer: 'ACCEPTED' });
    expect(() => read(others, 'somebody@else.example')).toThrow('the one person who answers');
  });
});

describe('refuses anything that is not an answer', () => {
  test.each<[string, (ics: string) => string]>([
    ['an invitation', (ics) => ics.replace('METHOD:reply', 'METHOD:REQUEST')],
    ['the answer to a proposal', (ics) => ics.replace('METHOD:reply', 'METHOD:DECLINECOUNTER')],
    ['no method', (ics) => ics.replace('METHOD:reply\r\n', '')],
    [
      'two people in one REPLY',
      (ics) => ics.replace('ATTENDEE', 'ATTENDEE:mailto:b@acme.example\r\nATTENDEE'),
    ],
    ['nobody', (ics) => ics.replace(/ATTENDEE.*\r\n/, '')],
    ['one event of a series', (ics) => ics.replace('DTSTAMP', 'RECURRENCE-ID:20260401T090000Z\r\nDTSTAMP')],
    ['two events', (ics) => ics.replace(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, '$&$&')],
    ['no event', (ics) => ics.replace(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, '')],
    ['half a file', (ics) => ics.slice(0, 300)],
    ['a text without end', (ics) => ics.replace('SUMMARY:', `SUMMARY:${'x'.repeat(70_000)}`)],
    ['something else', () => 'METHOD:REPLY\r\n<html></html>'],
  ])('%s', (_, change) => {
    expect(() => read(change(plain))).toThrow(/This is not|This calendar is damaged/);
  });
});
