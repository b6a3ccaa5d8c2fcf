import { expect, test } from 'vitest';
import { roundBoundText, yearsOfJobText } from './questions.rules.ts';
import type { Filter } from './questions.schema.ts';

test.each<[Partial<Filter>, string]>([
  [{ atLeast: 2019, atMost: 2019 }, 'in 2019'],
  [{ atMost: 2021 }, 'before 2022'],
  [{ atLeast: 2020 }, 'since 2020'],
  [{ atLeast: 2018, atMost: 2021 }, 'from 2018 to 2021'],
  [{ atLeast: 3 }, 'for 3 or more years'],
  [{ atMost: 1 }, 'for at most 1 year'],
  [{ atLeast: 3, atMost: 5 }, 'for 3 to 5 years'],
  [{ kind: 'GRADUATION_YEAR', atLeast: 2020 }, ''],
  [{}, ''],
])('describes a job’s years the way people ask for them: %j', (filter, text) => {
  expect(yearsOfJobText({ kind: 'COMPANY', value: 'Quillpay', ...filter })).toBe(text);
});

test.each<[Partial<Filter>, string]>([
  [{ atMost: 29 }, 'less than 30 days'],
  [{ atMost: 13 }, 'less than 14 days'],
  [{ atMost: 30 }, ''],
  [{ atMost: 0 }, ''],
  [{ atLeast: 61 }, 'more than 60 days'],
  [{ atLeast: 1 }, ''],
  [{ atLeast: 61, atMost: 89 }, ''],
  [{ kind: 'YEARS', atMost: 29 }, ''],
  [{ kind: 'YEARS', atMost: 4.9 }, 'less than 5'],
  [{ kind: 'YEARS', atLeast: 5 }, ''],
  [{ kind: 'SKILL_YEARS', atLeast: 3.1 }, 'more than 3'],
])('describes a bound by the rounder number: %j', (filter, text) => {
  expect(roundBoundText({ kind: 'NOTICE_PERIOD', value: '', ...filter })).toBe(text);
});
