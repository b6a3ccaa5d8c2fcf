import { interpretationSchema } from '@slotwise/contract/deepgaze/questions.schema';
import { expect, test } from 'vitest';
import { INVENTED_PEOPLE } from '../../../test/resume-questions/invented-people.ts';
import { inventedIndex } from '../../../test/resume-questions/invented-resumes.ts';
import { answerQuestion } from './answer-question.ts';
import { planQuestion } from './plan-question.ts';

const ROUNDS = 400;
const { index, source, resumes } = inventedIndex(INVENTED_PEOPLE);
const texts = new Map(resumes.map(({ resumeId, text }) => [resumeId, text]));

const ASKING =
  'who what where which how many find show list compare does has is worked at with in from of and or not without more most years 5+ 2015 email phone skills employers city degree their those only her about ? , + & the best experience graduated alumni'.split(
    ' ',
  );
const NOISE = [
  'zzyzx',
  "O'",
  '%%',
  '((',
  '\\',
  '[a-z]+',
  '😀',
  'ß',
  'ﬁ',
  '<b>',
  '\u202e',
  '--',
  '"',
  '$1',
  '0',
];
const OF_RESUMES = resumes.flatMap(({ text }) => text.split(/\s+/)).filter((word) => word !== '');

/** A linear congruential generator (Numerical Recipes), so that a seed determines the entire run. */
function randomFrom(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomQuestion(random: (below: number) => number): string {
  const words = Array.from({ length: 1 + random(12) }, () => {
    const list = [ASKING, ASKING, OF_RESUMES, OF_RESUMES, NOISE][random(5)] ?? NOISE;
    return list[random(list.length)] ?? '';
  });
  return words.join(' ').slice(0, 500);
}

test('quotes only text at its stated position, whatever is asked', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  let memory = null;
  for (let round = 0; round < ROUNDS; round++) {
    const question = randomQuestion(random);
    const context = `seed ${seed}, round ${round}: ${question}`;
    const plan = planQuestion(question, index, random(2) === 0 ? memory : null);
    const answer = await answerQuestion(plan, { index, source, page: 1, pageSize: 50 });
    const { interpretation } = answer;
    expect(interpretationSchema.safeParse(interpretation).success, context).toBe(true);
    for (const { resumeId, evidence, verdict } of answer.rows) {
      for (const { quote, start, end } of evidence) {
        expect(quote.trim(), context).not.toBe('');
        expect(texts.get(resumeId)?.slice(start, end), context).toBe(quote);
      }
      // A ranking may say NO only about a named person; everyone else is just further down.
      const isNamed = interpretation.filters.some(({ kind }) => kind === 'PERSON');
      expect(verdict === 'NO' && !isNamed && interpretation.op === 'RANK', context).toBe(false);
    }
    memory = { interpretation, resumeIds: answer.rows.map(({ resumeId }) => resumeId) };
  }
});

test('answers five hundred letters of noise with nothing', async () => {
  for (const noise of [
    'x'.repeat(500),
    'qz '.repeat(166),
    '?'.repeat(500),
    '\u0000'.repeat(500),
    '🙂'.repeat(250),
  ]) {
    const answer = await answerQuestion(planQuestion(noise, index, null), {
      index,
      source,
      page: 1,
      pageSize: 50,
    });
    expect(answer.rows).toEqual([]);
    expect(answer.notFound).toBe(true);
  }
});
