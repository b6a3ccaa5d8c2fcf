import { expect, test } from 'vitest';
import { talkAbout } from '../../../../test/resume-questions/said-answer.ts';

const { ask } = talkAbout([
  { name: 'Asha Rao', skills: ['Java'], phone: '+91 98450 10001' },
  { name: 'Ravi Menon', skills: ['Hiring'], phone: '+91 98450 10002', note: 'Hires Java developers.' },
  { name: 'Nila Das', skills: ['Python'], phone: '+91 98450 10003' },
  { name: 'Uma Sen', skills: ['Java'] },
  { name: 'Kabir Shah', note: 'Worked beside Java developers.' },
]);

test('what is stated of somebody who only may be meant is shown, and proves no more than that', async () => {
  const { rows, matched, unclear } = await ask('phone numbers of all Java developers');
  const told = rows.map(({ candidateName, verdict, fields }) => [candidateName, verdict, fields['PHONE']]);
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Asha Rao', 'YES', ['+91 98450 10001']],
      ['Uma Sen', 'NO', []],
      ['Kabir Shah', 'NO', []],
      ['Ravi Menon', 'UNCLEAR', ['+91 98450 10002']],
    ]),
  );
  expect(rows.flatMap(({ note, verdict }) => (verdict === 'UNCLEAR' ? note : []))).toEqual([
    'Only mentions what was asked for; whether it applies is not proved.',
  ]);
  expect([matched, unclear]).toEqual([1, 3]);
});
