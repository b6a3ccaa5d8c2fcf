import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { expect, test } from 'vitest';
import { filterText } from './answer-words.model.ts';

test.each<[Filter, string]>([
  [{ kind: 'COMPANY', value: 'Quillpay', atMost: 2021 }, 'Employer: Quillpay, before 2022'],
  [{ kind: 'COMPANY', value: 'Quillpay', isCurrent: true }, 'Employer now: Quillpay'],
  [
    { kind: 'TITLE', value: 'Nurse', others: ['Carer'], atLeast: 2015, atMost: 2015 },
    'Title: Nurse or Carer, in 2015',
  ],
  [{ kind: 'NOTICE_PERIOD', value: '', atMost: 29 }, 'Notice period less than 30 days'],
  [{ kind: 'NOTICE_PERIOD', value: '', atMost: 30 }, 'Notice period ≤ 30 days'],
])('a condition is said in a few words: %j', (filter, text) => {
  expect(filterText(filter)).toBe(text);
});
