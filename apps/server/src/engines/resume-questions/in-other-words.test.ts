import { expect, test } from 'vitest';
import { talkAbout } from '../../../test/resume-questions/said-answer.ts';

const { ask, said } = talkAbout([
  {
    name: 'Ilka van Doorn',
    city: 'Bremen, Germany',
    jobs: [['Krankenpflegerin', 'Klinik am Deich', '2019-01']],
    languages: ['German', 'English'],
    notice: '60 days',
    note: 'Führerschein: Klasse B.',
  },
  {
    name: 'Radhakrishnan P',
    city: 'Kochi, India',
    jobs: [['Van Driver', 'Larkspur Couriers', '2019-01']],
    languages: ['Mandarin', 'Malayalam'],
    note: "Driver's licence LMV. Scaffold card and forklift card.",
  },
  {
    name: 'Odile Marchetti',
    city: 'York, United Kingdom',
    jobs: [
      ['Staff Nurse', 'Minster Care Home', '2021-03'],
      ['Care Assistant', 'Larkspur Couriers', '2018-05', '2021-02'],
    ],
    note: 'No driving licence. Forklift card.',
  },
]);

test.each<[string[], string]>([
  [['nurses'], 'FIND: Ilka van Doorn, Odile Marchetti'],
  [['van drivers'], 'FIND: Radhakrishnan P'],
  [['notice of two months or less'], 'FIND: Ilka van Doorn'],
  [['who has their own boat'], 'FIND: nothing'],
  [['who has a driving license?'], 'FIND: Ilka van Doorn, Radhakrishnan P ? Odile Marchetti'],
  [['speaks Chinese'], 'FIND: Radhakrishnan P'],
  [['native German speakers'], 'FIND: ? Ilka van Doorn'],
  [['scaffold card or forklift card'], 'FIND: Odile Marchetti, Radhakrishnan P'],
  [['who has worked at both Minster Care Home and Larkspur Couriers'], 'FIND: Odile Marchetti'],
  [['who left Larkspur Couriers'], 'FIND: Odile Marchetti ? Radhakrishnan P'],
  [['who worked at Larkspur Couriers?', 'who is still there?'], 'FIND: Radhakrishnan P'],
  [['who has 2 months notice'], 'FIND: Ilka van Doorn'],
  [['where does Radhakri live'], 'FIELD LOCATION: Kochi, India'],
])('answers %j as meant', async (questions, answer) => {
  expect(await said(...questions)).toBe(answer);
});

test('shows someone without any of the words for a job title that goes with such work', async () => {
  const { interpretation, rows } = await ask('someone to transport goods by road vehicle');
  const shown = rows.map(({ candidateName, verdict, note, evidence: [first] }) => [
    candidateName,
    verdict,
    note,
    first?.quote,
  ]);
  expect(interpretation.op).toBe('RANK');
  expect(shown[0]).toEqual([
    'Radhakrishnan P',
    'UNCLEAR',
    'Is shown for a job title that goes with such work.',
    expect.stringContaining('Van Driver'),
  ]);
});
