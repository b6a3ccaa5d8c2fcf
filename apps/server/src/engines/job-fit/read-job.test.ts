import { LIMITS } from '@slotwise/contract/limits';
import { expect, test } from 'vitest';
import { INVENTED_PEOPLE } from '../../../test/resume-questions/invented-people.ts';
import { inventedIndex } from '../../../test/resume-questions/invented-resumes.ts';
import { describePlan } from '../resume-questions/respond/describe-plan.ts';
import { planJob } from './plan-job.ts';
import { readJob } from './read-job.ts';

const { index } = inventedIndex([
  ...INVENTED_PEOPLE,
  { name: 'Oda Lund', city: 'Oslo', titles: ['Welder'], skills: ['TIG welding', 'Testing and inspection'] },
]);

/** A job's conditions in short: must-haves as they are, nice-to-haves with a question mark before them. */
const read = (job: string) =>
  readJob(job, index).conditions.map(({ filter, isMust }) => {
    const { kind, value, others = [], atLeast, atMost } = filter;
    const bounds = [atLeast !== undefined && `>=${atLeast}`, atMost !== undefined && `<=${atMost}`];
    const parts = [kind, [value, ...others].join('|'), ...bounds].filter(Boolean);
    return `${isMust ? '' : '? '}${parts.join(' ')}`;
  });
const leftOut = (job: string) => readJob(job, index).leftOut.map(({ why, words }) => `${why}: ${words}`);

test.each([
  ['Must have\n- Java or Kotlin', ['SKILL Java|Kotlin']],
  ['Must have\n- Zymurgy', ['SKILL Zymurgy']],
  [
    'Requirements: TIG welding, testing and inspection',
    ['SKILL TIG welding', 'SKILL testing and inspection'],
  ],
  ['Must have\n- Java\nNice to have\n- Python', ['SKILL Java', '? SKILL Python']],
  ['Must have\n- Java, Python would be a plus', ['? SKILL Java', '? SKILL Python']],
  ['Required: 5+ years of experience', ['YEARS >=5']],
  ['Experience: 3 to 6 years', ['YEARS >=3 <=6']],
  ['Notice period: at most 30 days', ['NOTICE_PERIOD <=30']],
  ['Requirements\n- Java\nNotice: two weeks', ['SKILL Java', 'NOTICE_PERIOD <=14']],
  ['Location: Oslo, hybrid', ['LOCATION Oslo']],
  ['Welder - Oslo - TIG welding', ['TITLE Welder', 'LOCATION Oslo', 'SKILL TIG welding']],
  ['Must have\n- Java\n- Java', ['SKILL Java']],
  ['Nice to have\n- Java\nMust have\n- Java', ['SKILL Java']],
  ['Must have\n- German at B2 or better, fluent Dutch', ['LANGUAGE German >=4', 'LANGUAGE Dutch >=5']],
  ['Must have\n- law degree, Swahili', ['DEGREE law', 'LANGUAGE Swahili']],
  ['Must have\n- A degree in psychology or sociology', ['DEGREE psychology|sociology']],
  ['Welder, Lisbon. Java.', ['TITLE Welder', 'LOCATION Lisbon', 'SKILL Java']],
  ['Must have\n- Java\nMinimum 3 years of experience.', ['SKILL Java', 'YEARS >=3']],
  ['Must have\n- Java\n- You negotiate contracts of up to 10 years and lead a team', ['SKILL Java']],
])('reads the conditions of a job: %j', (job, conditions) => {
  expect(read(job)).toEqual(conditions);
});

test('does not read conditions from what an organization says about itself or offers', () => {
  const job =
    'About us\nWe sell Java courses in Oslo and love Python.\nMust have\n- Kafka\nBenefits\n- SQL training\n- Free Excel';
  expect(read(job)).toEqual(['SKILL Kafka']);
});

test.each([
  ['Must have\n- Java\n- Young women only', 'PROTECTED: Young women only'],
  ['Must have\n- Java\n- Not older than 35', 'PROTECTED: Not older than 35'],
  ['Must have\n- U.S. citizens', 'PROTECTED: U.S. citizens'],
  ['Must have\n- Java\nSalary: up to 60,000 pounds', 'PAY: up to 60,000 pounds'],
  ['Must have\n- Java\nBudget: 85.000 EUR a year', 'PAY: 85.000 EUR a year'],
  ['Must have\n- Java\nWe offer 48k to 55k.', 'PAY: We offer 48k to 55k.'],
  ['Must have\n- You will own a budget of £2 million', 'UNREAD: You will own a budget of £2 million'],
  ['Must have\n- Java\n- Excellent communication skills', 'TRAIT: Excellent communication skills'],
])('lists words that are no condition with the reason: %j', (job, words) => {
  expect(leftOut(job)).toContain(words);
});

test('does not read conditions from an equal opportunity statement', () => {
  const job =
    'Must have\n- Java\nAll qualified applicants will be considered regardless of age, gender or religion.';
  expect([read(job), leftOut(job)]).toEqual([['SKILL Java'], []]);
});

test('lists conditions beyond the limit, and reads text of any length', () => {
  const many = Array.from({ length: 50 }, (_, at) => `- Tool${at}x`).join('\n');
  expect(read(`Must have\n${many}`)).toHaveLength(LIMITS.jobConditionsMax);
  expect(leftOut(`Must have\n${many}`)[0]).toBe('MORE: Tool40x');
  for (const noise of [
    'a, '.repeat(9000),
    '('.repeat(30_000),
    'must have '.repeat(3000),
    ': - '.repeat(6000),
  ])
    expect(readJob(noise, index).conditions.length).toBeLessThanOrEqual(LIMITS.jobConditionsMax);
});

test('a job description typed as a question becomes as many conditions as possible, must-haves first', () => {
  const plan = planJob(
    'JD: Welder\nLocation: Oslo\nNice to have: Java\nMust have: TIG welding\nExperience: 5+ years',
    index,
  );
  expect(plan && describePlan(plan)).toBe(
    'as many as possible of: job title is Welder, place is Oslo, skill is TIG welding, years of experience at least 5, skill is Java',
  );
});

test.each([
  'Welder (m/f/d), Oslo. TIG welding, Java. Norwegian would be nice.',
  'Welder - Oslo - TIG welding, Java - 4 years+',
  'We are hiring a welder for Oslo. You have 5 years of experience, TIG welding and Java.',
])('reads text written like a job ad as as many conditions as possible: %s', (question) => {
  expect(planJob(question, index)?.join).toBe('MOST');
});

test.each([
  'Who is a welder - Oslo - TIG welding required - 5+ years',
  'Welders in Oslo with TIG welding, at least 5 years and 30 days of notice',
  'Welder wanted - Oslo - TIG welding required - 5+ years - only men',
])('does not read a question, or a protected condition, as a job description: %s', (question) => {
  expect(planJob(question, index)).toBeNull();
});
