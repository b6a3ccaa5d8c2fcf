import type { Answer, Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { expect, test } from 'vitest';
import type { Resume } from '@slotwise/contract/deepgaze/resumes.schema';
import { sayYears } from '../resumes/years.model.ts';
import { coverageText, filterText } from './answer-words.model.ts';

test.each<[Filter, string]>([
  [{ kind: 'COMPANY', value: 'Quillpay', atMost: 2021 }, 'Employer: Quillpay, before 2022'],
  [{ kind: 'COMPANY', value: 'Quillpay', isCurrent: true }, 'Employer now: Quillpay'],
  [
    { kind: 'TITLE', value: 'Nurse', others: ['Carer'], atLeast: 2015, atMost: 2015 },
    'Title: Nurse or Carer, in 2015',
  ],
  [{ kind: 'NOTICE_PERIOD', value: '', atMost: 29 }, 'Notice period less than 30 days'],
  [{ kind: 'NOTICE_PERIOD', value: '', atMost: 30 }, 'Notice period ≤ 30 days'],
])('a condition is described in a few words: %j', (filter, text) => {
  expect(filterText(filter)).toBe(text);
});

test.each([
  [1, 'Searched 1 resume.'],
  [12, 'Searched all 12 resumes.'],
])('for %i resumes the answer says how many were searched', (count, text) => {
  const answer = {
    examined: count,
    readable: count,
    waiting: 0,
    unreadable: 0,
    interpretation: {},
  } as Answer;
  expect(coverageText(answer, false)).toBe(text);
});

test.each([
  [{ statedYears: 1, computedYears: null, totalExperience: 1 }, '1 year'],
  [{ statedYears: null, computedYears: 8.24, totalExperience: 8.24 }, '≈ 8.2 years'],
  [{ statedYears: null, computedYears: null, totalExperience: null }, ''],
])('a person’s years are described in words: %j', (years, text) => {
  expect(sayYears(years as Resume)).toBe(text);
});
