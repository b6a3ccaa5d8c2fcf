import { expect, test } from 'vitest';
import { nudge, NUDGE_KINDS, type Nudge } from './nudge.ts';

const owed: Nudge = {
  kind: 'scorecard-due',
  company: 'Northbridge Talent',
  readerName: 'Asha Rao',
  candidateName: 'Meera http://evil.example Iyer',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 2',
  when: undefined,
  names: ['Asha Rao', 'Olu Bello'],
  until: { at: '2026-11-28T20:30:00.000Z', timeZone: 'Asia/Kolkata' },
  url: 'https://slotwise.example/p/#@@link@@',
};

test.each(NUDGE_KINDS)(
  '%s says what is owed and where, greets its reader, and has no one else’s address',
  (kind) => {
    const { subject, text, html } = nudge({ ...owed, kind });
    expect(text).toContain('Hello Asha,');
    expect(text).toContain(owed.url);
    expect(html).toContain(owed.url);
    expect(`${subject}${text}${html}`).not.toContain('evil');
  },
);

test('gives a candidate who is to choose the job without the round, and the end of the link in their zone', () => {
  const { text } = nudge({ ...owed, kind: 'time-to-choose' });
  expect(text).toContain('It works until 29/11/2026.');
  expect(text).not.toContain('Technical 2');
  expect(text).not.toContain('Olu');
});

test('names those who owe a scorecard to the person waiting for them', () => {
  expect(nudge({ ...owed, kind: 'panel-late' }).text).toContain(
    'Asha Rao and Olu Bello have not written one yet.',
  );
});
