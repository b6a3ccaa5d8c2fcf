import { describe, expect, test } from 'vitest';
import { representationQuestion } from './representation-question.ts';
import { SUBMISSION_NEWS, submissionNotice, type SubmissionNotice } from './submission-notice.ts';

const notice = (overrides: Partial<SubmissionNotice> = {}): SubmissionNotice => ({
  news: 'scheduled',
  company: 'Palmyra Retail',
  readerName: 'Ananya Das',
  candidateName: 'Meera Iyer',
  jobTitle: 'Senior Data Engineer',
  roundName: 'Technical 1',
  when: { startTime: '2026-11-26T09:30:00.000Z', timeZone: 'Asia/Kolkata', at: '2026-10-20T08:00:00.000Z' },
  url: 'https://slotwise.example/viewmeeting/1',
  ...overrides,
});

describe('the mail about a submission', () => {
  test.each(SUBMISSION_NEWS)('says %s with names, job and time', (news) => {
    const { subject, text, html } = submissionNotice(notice({ news }));
    expect(subject).toMatch(/^[A-Z][\w -]+: Meera Iyer, Senior Data Engineer$/);
    expect(text).toContain('26/11/2026 15:00 Kolkata time');
    expect(text).toContain('Palmyra Retail');
    expect(html).toContain('https://slotwise.example/viewmeeting/1');
  });

  test('says why a candidate was declined, in the same words as the pages, with the client’s note', () => {
    const { text } = submissionNotice(
      notice({ news: 'declined', reasonCode: 'NOTICE', reason: 'We need someone in June.' }),
    );
    expect(text).toContain('Palmyra Retail has decided not to interview Meera Iyer');
    expect(text).toContain('Reason: Notice period');
    expect(text).toMatch(/Note from Palmyra Retail:?\s+We need someone in June\./);
  });

  test('says who did not show up', () => {
    const { text } = submissionNotice(notice({ news: 'no-show', noShowBy: 'PANEL' }));
    expect(text).toContain('The panel did not show up.');
  });

  test('treats names and words as plain text', () => {
    const { subject, html } = submissionNotice(
      notice({ candidateName: 'Eve\r\nBcc: x@y.example', company: '<b>Palmyra</b>', reason: '<img src=x>' }),
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<img|<b>/);
  });
});

test('the question to a candidate says who asks, for what, and how long consent lasts', () => {
  const { subject, text } = representationQuestion({
    candidateName: 'Meera Iyer',
    supplierName: 'Northbridge Talent',
    clientName: 'Palmyra Retail',
    jobTitle: 'Senior Data Engineer',
    ownershipDays: 180,
    url: 'https://slotwise.example/c/#cl_secret',
    until: '2026-03-16T09:00:00.000Z',
  });
  expect(subject).toBe('May Northbridge Talent represent you at Palmyra Retail?');
  expect(text).toMatch(/Senior Data Engineer at Palmyra Retail.*180 days.*cl_secret.*16\/03\/2026/s);
});
