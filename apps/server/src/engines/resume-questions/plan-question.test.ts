import { expect, test } from 'vitest';
import { INVENTED_PEOPLE } from '../../../test/resume-questions/invented-people.ts';
import { inventedIndex } from '../../../test/resume-questions/invented-resumes.ts';
import { planQuestion } from './plan-question.ts';
import type { QueryPlan } from './plan/query-plan.ts';
import { describePlan } from './respond/describe-plan.ts';

const { index } = inventedIndex(INVENTED_PEOPLE);

/** A plan on one line: its operation, the reason for refusal, and its conditions in words. */
const printPlan = (plan: QueryPlan): string =>
  [plan.op, plan.refusal ?? describePlan(plan)].filter((part) => part !== '').join(': ');

const read = (question: string) => printPlan(planQuestion(question, index, null));

const readAfter = (before: string, resumeIds: string[], question: string) =>
  printPlan(planQuestion(question, index, { interpretation: planQuestion(before, index, null), resumeIds }));

test.each([
  ['Java developers in Pune', 'FIND: skill is Java and place is Pune'],
  [
    'Who knows Java and SQL but not Excel?',
    'FIND: skill is Java and skill is SQL and does not mention: Excel',
  ],
  ['Who knows Java or Python?', 'FIND: skill is Java or Python'],
  ['How many candidates know Excel?', 'COUNT: how many resumes where skill is Excel'],
  ['Who currently works at Palmyra Retail?', 'FIND: present employer is Palmyra Retail'],
  ['Who worked at Northwind Traders before 2020?', 'FIND: employer is Northwind Traders before 2020'],
  [
    'Who was at Palmyra Retail for more than 3 years?',
    'FIND: employer is Palmyra Retail for more than 3 years',
  ],
  [
    'graduated from Konkan University after 2015',
    'FIND: college is Konkan University and year of graduation is at least 2016',
  ],
  ['at least 10 years of experience', 'FIND: years of experience at least 10'],
  ['5+ years of Sales', 'FIND: years stated with Sales at least 5'],
  ['Who can join within 30 days?', 'FIND: notice period is at most 30 days'],
  ['candidates without an email address', 'FIND: has no email'],
  ['people in Pune without a degree', 'FIND: place is Pune and states no degree'],
  ['all resumes', 'FIND: all resumes'],
])('a question for people becomes conditions: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

test.each([
  ['Who has the most years of experience?', 'RANK: where years of experience are stated'],
  [
    'average years of experience of the people in Pune',
    'RANK: the average where years of experience are stated and place is Pune',
  ],
  ['someone who calms angry customers', "RANK: nearest to 'calms angry customers'"],
])('a question that only an order can answer becomes a ranking: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

test.each([
  ['email and phone of Asha Verma', 'FIELD: email and phone where person is Asha Verma'],
  ['phone numbers of everyone in Pune', 'FIELD: phone where place is Pune'],
  ['previous and current employers of Ravi Menon', 'FIELD: employers where person is Ravi Menon'],
  ['What was the last employer of Ravi Menon?', 'FIELD: previous employers where person is Ravi Menon'],
  ['Does Meera Nair know Python?', 'FIND: person is Meera Nair and skill is Python'],
  ['Tell me about Paris Kapoor', 'CARD: what is known where person is Paris Kapoor'],
  [
    'Compare Asha Verma and Ravi Menon',
    'COMPARE: comparison where person is Asha Verma or person is Ravi Menon',
  ],
  ['Wer kennt Java?', 'FIND: skill is Java'],
])('a question about a person or a group has a plan: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

test.each([
  ['Who is the best?', 'REFUSED: JUDGEMENT'],
  ['Who is under 30?', 'REFUSED: PROTECTED'],
  ['Who is likely to leave soon?', 'REFUSED: INFERENCE'],
  ['help', 'REFUSED: HELP'],
])('a refused question also has a plan: %s', (question, plan) => {
  expect(read(question)).toBe(plan);
});

test.each([
  ['and in Mumbai?', 'FIND: skill is Java and place is Mumbai'],
  ['of those, who knows SQL?', 'FIND: skill is Java and place is Pune and skill is SQL'],
  ['how many is that?', 'COUNT: how many resumes where skill is Java and place is Pune'],
  ['What is her email?', 'FIELD: email where person is Asha Verma'],
])('a follow-up continues the previous plan: %s', (question, plan) => {
  expect(readAfter('Java developers in Pune', ['r1'], question)).toBe(plan);
});

test.each([
  ['the others', 'FIND: only the 12 other resumes'],
  ['compare them', 'COMPARE: comparison where person is any of the 2 from the previous answer'],
  ['Who still works there?', 'FIND: present employer is Palmyra Retail'],
])('a follow-up refers to the resumes of the previous answer: %s', (question, plan) => {
  expect(readAfter('Who worked at Palmyra Retail?', ['r2', 'r3'], question)).toBe(plan);
});

test('a plan states the alternative if only a search can decide', () => {
  const { fallback } = planQuestion('Java and stall', index, null);
  expect(fallback).toEqual({
    unlessMet: {
      filters: [
        { kind: 'SKILL', value: 'Java' },
        { kind: 'TEXT', value: 'stall' },
      ],
      join: 'ALL',
    },
    plan: { op: 'RANK', filters: [], words: 'Java stall', corrected: [] },
  });
});
