import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import { expect, test } from 'vitest';
import { INVENTED_PEOPLE } from '../../../test/resume-questions/invented-people.ts';
import { inventedIndex } from '../../../test/resume-questions/invented-resumes.ts';
import { askInvented } from '../../../test/resume-questions/said-answer.ts';
import { openIndex } from '../resume-index/open-index.ts';
import { answerQuestion } from './answer-question.ts';
import { planQuestion } from './plan-question.ts';
import { refuseEditedPlan } from './refuse-edited-plan.ts';

const { index, source } = inventedIndex(INVENTED_PEOPLE);
const reading = (different: Partial<Interpretation>): Interpretation => ({
  op: 'FIND',
  filters: [],
  join: 'ALL',
  words: '',
  corrected: [],
  inWords: '',
  ...different,
});
const execute = (different: Partial<Interpretation>, page = 1, pageSize = 50) =>
  answerQuestion(reading(different), { index, source, page, pageSize });

test('a count separates those who list it from those who only mention it', async () => {
  const answer = await askInvented('How many candidates know Excel?');
  expect(answer.answer).toBe('3 resumes list Excel as a skill. 1 more mentions it.');
  expect([answer.matched, answer.unclear, answer.examined]).toEqual([3, 1, 14]);
});

test('a row that only mentions an employer says so and shows the words', async () => {
  const { rows } = await askInvented('Who worked at Northwind Traders?');
  expect(rows.map(({ candidateName, verdict }) => [candidateName, verdict])).toEqual([
    ['Asha Verma', 'YES'],
    ['Paris Kapoor', 'UNCLEAR'],
  ]);
  expect(rows[1]?.note).toBe('Mentions Northwind Traders, but not clearly as an employer.');
  expect(rows[1]?.evidence[0]?.quote).toBe('Designed the stall of Northwind Traders at a fair.');
});

test('says nothing is missing as long as no resume is ready', async () => {
  const noOne = { index: openIndex([]), source: () => Promise.resolve(new Map()), page: 1, pageSize: 10 };
  const questions = ['Who knows Kafka?', 'Kafka Pune', 'What is the email of Asha Verma?'];
  for (const question of questions) {
    const answer = await answerQuestion(planQuestion(question, noOne.index, null), noOne);
    expect(answer.answer).toBe('Nothing was searched: no resume here is ready for questions.');
    expect(answer).toMatchObject({ notFound: false, refused: false, examined: 0, suggestions: [] });
  }
  const refused = await answerQuestion(planQuestion('Who is the best?', noOne.index, null), noOne);
  expect(refused.refused).toBe(true);
});

test('executes an edited interpretation as it is', async () => {
  const filters = [
    { kind: 'SKILL' as const, value: 'Excel' },
    { kind: 'SKILL' as const, value: 'Linux' },
  ];
  const either = await execute({ filters, join: 'ANY' });
  expect(either.rows.map(({ candidateName }) => candidateName).toSorted()).toEqual([
    "Jane D'Souza",
    'Lila Das',
    'Meera Nair',
    'Ravi Menon',
    'Vikram Rao',
  ]);
  expect(either.interpretation.inWords).toBe('skill is Excel or skill is Linux');
  const both = await execute({ filters });
  expect(both.answer).toContain(
    'No resume meets all of this: Excel and Linux. 5 resumes meet 1 of the 2 conditions',
  );
  expect([both.matched, both.unclear, both.notFound]).toEqual([0, 5, true]);
});

test('years only added up from dates are never proof', async () => {
  const { rows, notes } = await askInvented('who has at least 4 years of experience?');
  const meera = rows.find(({ candidateName }) => candidateName === 'Meera Nair');
  expect(meera?.verdict).toBe('UNCLEAR');
  expect(meera?.note).toBe('States no years of experience; its dated jobs add up to 4 years.');
  expect(notes).toHaveLength(1);
});

test('says not stated only after searching the complete text', async () => {
  const { answer, rows, notFound } = await askInvented("What is Sana Khan's e-mail?");
  expect(notFound).toBe(true);
  expect(answer).toBe("Sana Khan's resume does not state an email address.");
  expect(rows[0]?.note).toBe('The whole text was searched: it has no email address.');
});

test('words an absence as an absence of words', async () => {
  const { answer, rows, matched } = await askInvented('who does not know Java?');
  expect(matched).toBe(0);
  expect(rows.every(({ verdict, evidence }) => verdict === 'UNCLEAR' && evidence.length === 0)).toBe(true);
  expect(answer).toContain('That a resume does not mention something proves nothing');
});

test('a refusal gives the reason and what to ask instead', async () => {
  const { answer, refused, rows, suggestions } = await askInvented('show me female candidates');
  expect([refused, rows.length]).toEqual([true, 0]);
  expect(answer).toContain('No one is found, left out or ranked here by age, gender');
  expect(suggestions.length).toBeGreaterThan(0);
});

test('shows the correction of a typo', async () => {
  const { notes } = await askInvented('who knows pyhton?');
  expect(notes).toEqual(["'pyhton' was read as 'python', since no resume has 'pyhton'."]);
});

test('pages have different rows and the same total', async () => {
  const filters = [{ kind: 'LOCATION' as const, value: 'Pune' }];
  const first = await execute({ filters }, 1, 1);
  const second = await execute({ filters }, 2, 1);
  expect([first.page.total, second.page.total]).toEqual([2, 2]);
  expect([first.rows.length, second.rows.length]).toEqual([1, 1]);
  expect(first.rows[0]?.resumeId).not.toBe(second.rows[0]?.resumeId);
});

test('leaves a deleted resume out of the rows', async () => {
  const gone = async () => new Map();
  const answer = await answerQuestion(reading({ filters: [{ kind: 'SKILL', value: 'Java' }] }), {
    index,
    source: gone,
    page: 1,
    pageSize: 10,
  });
  expect(answer.rows).toEqual([]);
});

async function explain(
  people: Parameters<typeof inventedIndex>[0],
  filter: Interpretation['filters'][number],
): Promise<string[]> {
  const own = inventedIndex(people);
  const asked = reading({ filters: [filter] });
  const { rows } = await answerQuestion(asked, {
    index: own.index,
    source: own.source,
    page: 1,
    pageSize: 50,
  });
  return rows.map(({ candidateName, verdict }) => `${candidateName} ${verdict}`);
}

test('another form of a title is no mention if someone has the title', async () => {
  const people = [
    { name: 'Ravi Menon', titles: ['Sales Executive'] },
    { name: 'Noor Ali', titles: ['Head of Sales'], note: 'Led a team of sales executives.' },
  ];
  expect(await explain(people, { kind: 'TITLE', value: 'sales executive' })).toEqual(['Ravi Menon YES']);
});

test('words in an education section prove a degree, but elsewhere only mention it', async () => {
  const people = [
    { name: 'Lila Das', degrees: ['B.Com, MBA'] },
    { name: 'Tara Iyer', note: 'Taught students of an MBA.' },
    { name: 'Sana Khan', degrees: ['MBA'] },
  ];
  const said = await explain(people, { kind: 'DEGREE', value: 'MBA' });
  expect(said.toSorted()).toEqual(['Lila Das YES', 'Sana Khan YES', 'Tara Iyer UNCLEAR']);
});

test('refuses an interpretation edited to select by a protected trait', () => {
  const again = (different: Partial<Interpretation>, question = 'who knows Excel?') =>
    refuseEditedPlan(reading(different), question, index);
  const texts = again({ filters: [{ kind: 'TEXT', value: 'Excel', others: ['female'] }] });
  expect([texts.op, texts.refusal, texts.filters]).toEqual(['REFUSED', 'PROTECTED', []]);
  expect(again({ op: 'RANK', words: 'young engineers' }).op).toBe('REFUSED');
  expect(again({ filters: [{ kind: 'TEXT', value: 'mother tongue Tamil' }] }).op).toBe('FIND');
});

test('answers the engine’s own interpretation of a harmless question again', () => {
  const words = 'age of empires';
  expect(refuseEditedPlan(reading({ op: 'RANK', words }), words, index).op).toBe('RANK');
});

test('a condition on years without a number says so, and a number typed as text counts', async () => {
  const open = await execute({ filters: [{ kind: 'YEARS', value: '' }] });
  expect(open.answer).toMatch(/^\d resumes state years of experience:/);
  expect(open.notes[0]).toContain('No number of years was given');
  const typed = await execute({ filters: [{ kind: 'GRADUATION_YEAR', value: '2015' }] });
  expect(typed.rows.map(({ candidateName }) => candidateName)).toEqual(['Asha Verma']);
  expect(typed.interpretation.inWords).toBe('year of graduation is 2015');
});
