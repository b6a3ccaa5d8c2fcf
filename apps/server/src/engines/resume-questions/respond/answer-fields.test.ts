import { expect, test } from 'vitest';
import { talkAbout } from '../../../../test/resume-questions/said-answer.ts';

const { ask } = talkAbout([
  { name: 'Asha Rao', skills: ['Java'], phone: '+91 98450 10001' },
  { name: 'Ravi Menon', skills: ['Hiring'], phone: '+91 98450 10002', note: 'Hires Java developers.' },
  { name: 'Nila Das', skills: ['Python'], phone: '+91 98450 10003' },
  { name: 'Uma Sen', skills: ['Java'] },
  { name: 'Kabir Shah', note: 'Worked beside Java developers.' },
]);

test('shows what an uncertain match states, and proves no more than that', async () => {
  const { rows, matched, unclear } = await ask('phone numbers of all Java developers');
  const shown = rows.map(({ candidateName, verdict, fields }) => [candidateName, verdict, fields['PHONE']]);
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['Asha Rao', 'YES', ['+91 98450 10001']],
      ['Uma Sen', 'UNCLEAR', []],
      ['Kabir Shah', 'UNCLEAR', []],
      ['Ravi Menon', 'UNCLEAR', ['+91 98450 10002']],
    ]),
  );
  const unsure = 'Only may be meant; whether the condition applies is not proved.';
  expect(new Map(rows.map(({ candidateName, note }) => [candidateName, note]))).toEqual(
    new Map([
      ['Asha Rao', undefined],
      ['Uma Sen', 'States no phone number.'],
      ['Ravi Menon', unsure],
      ['Kabir Shah', `${unsure} States no phone number.`],
    ]),
  );
  expect([matched, unclear]).toEqual([1, 3]);
});

const { ask: askAlone } = talkAbout([
  { name: 'Asha Rao', note: 'Current CTC: 11.5 LPA\nExpected CTC: 16 LPA' },
  { name: 'Ravi Menon', note: 'I speak Konkani and Hindi, and I am looking for about 32 LPA.' },
  {
    name: 'Uma Sen',
    note: 'Sprachen und Kenntnisse sind mit der Ausbildung bei Falkenstein für die Praxis und das Labor.',
  },
  { name: 'Nila Das', note: 'Can join in one week. Languages: Hindi, Marathi' },
]);

test.each([
  ['current ctc of Asha', 'YES', ['11.5 LPA'], 'Current CTC: 11.5 LPA'],
  ['expected ctc of Asha', 'YES', ['16 LPA'], 'Expected CTC: 16 LPA'],
  ['expected ctc of Ravi', 'UNCLEAR', [], 'I speak Konkani and Hindi, and I am looking for about 32 LPA.'],
  ['languages of Ravi', 'UNCLEAR', [], 'I speak Konkani and Hindi, and I am looking for about 32 LPA.'],
  ['languages of Nila', 'YES', ['Hindi, Marathi'], 'Can join in one week. Languages: Hindi, Marathi'],
  ['salary of Uma', 'UNCLEAR', [], undefined],
  ['salary of Nila', 'NO', [], undefined],
])('%s is %s: %j', async (question, verdict, values, quote) => {
  const { rows } = await askAlone(question);
  const [row] = rows;
  expect([row?.verdict, Object.values(row?.fields ?? {}).flat(), row?.evidence[0]?.quote]).toEqual([
    verdict,
    values,
    quote,
  ]);
});

test.each(['expected salary of everyone', 'who expects less than 15 LPA'])(
  '%s gives a table of what each resume states',
  async (question) => {
    const { rows, interpretation } = await askAlone(question);
    expect([interpretation.op, interpretation.field, rows.length]).toEqual(['FIELD', 'PAY', 4]);
    expect(rows[0]).toMatchObject({ candidateName: 'Asha Rao', fields: { PAY: ['16 LPA'] } });
  },
);
