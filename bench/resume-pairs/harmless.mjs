import { SCHOOLS, SKILLS } from './people.mjs';
import { at } from './write-pair.mjs';

/** Self-descriptions of employers and a college. */
export function addDescriptions({ passages, college, person, job, add, employers }) {
  for (const [company, words] of employers)
    add(
      'one employer describes itself',
      [],
      person({ jobs: [job(0, [words, passages[0][0]], { company })] }),
      person({ jobs: [job(1, [words, passages[1][1]], { company })] }),
    );
  add(
    'an employer under the heading of the job',
    [],
    person({
      jobs: [
        job(0, [`About the company: ${employers[0][1]}`, passages[2][1]], {
          company: employers[0][0],
        }),
      ],
    }),
    person({
      jobs: [job(1, [employers[0][1], passages[3][1]], { company: employers[0][0] })],
    }),
  );
  add(
    'one college describes itself',
    [],
    person({ about: [college], lines: passages[5] }),
    person({ about: [college], lines: passages[6] }),
  );
}

/** Sentences found in very many resumes. */
export function addStock({ passages, stock, person, add }) {
  add(
    'stock objective and declaration',
    [],
    person({ summary: [stock.objective], end: [stock.declaration], lines: passages[7] }),
    person({ summary: [stock.objective], end: [stock.declaration], lines: passages[8] }),
  );
  add(
    'stock strengths and duties',
    [],
    person({ summary: [stock.strengths], lines: stock.duties }),
    person({ summary: [stock.strengths], lines: stock.duties }),
  );
  add(
    'stock duties alone',
    [],
    person({ lines: [...stock.duties, passages[9][0]] }),
    person({ lines: [...stock.duties, passages[10][0]] }),
  );
}

/** An agency leaves its mark on many people's resumes. */
export function addAgencies({ half, passages, person, add }) {
  const agency = `+91 22 4${half === 'open' ? '0112233' : '0445566'}`;
  add(
    'an agency puts its phone on each resume',
    [],
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => person({ phone: agency, lines: passages[index] })),
  );
  add(
    'an agency puts its email on each resume',
    [],
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      person({ mail: `bench@${half}staffing.example`, lines: passages[index + 5] }),
    ),
  );
  add(
    'an agency writes the same frame',
    [],
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      person({
        end: [
          'This profile is presented by our agency in confidence and may not be passed on to third parties without its written consent; terms of business apply.',
        ],
        lines: passages[index],
      }),
    ),
  );
}

/** Colleagues, namesakes, and one person under several spellings. */
export function addNames({ half, firms, places, passages, person, job, add }) {
  const team = { company: firms[0], place: places[0] };
  add(
    'colleagues share one sentence',
    [],
    person({ jobs: [job(0, [passages[2][0], passages[8][0]], team)] }),
    person({ jobs: [job(1, [passages[2][0], passages[9][1]], team)] }),
  );
  const common = half === 'open' ? 'Rahul Sharma' : 'Maria Silva';
  add(
    'two people of one name',
    [],
    person({ name: common, lines: passages[3] }),
    person({ name: common, lines: passages[4] }),
  );
  const grown = person({ lines: passages[5] });
  add('an older copy of one resume', [], grown, {
    ...grown,
    jobs: [
      job(5, passages[6], { from: 'Jan 2021', to: 'Present' }),
      [grown.jobs[0][0], grown.jobs[0][1], grown.jobs[0][2], 'March 2017', 'December 2020', passages[5]],
    ],
  });
  const full = half === 'open' ? 'Ravi Kumar Menon' : 'Anna Maria Koch';
  const short = half === 'open' ? 'R. K. Menon' : 'Koch, Anna';
  const same = person({ name: full, lines: passages[10] });
  add('one name in two spellings', [], same, { ...same, name: short });
  const middle = person({
    name: half === 'open' ? 'Grace Ann Otieno' : 'John Peter Doyle',
    lines: passages[11],
  });
  add('with and without the middle name', [], middle, {
    ...middle,
    name: half === 'open' ? 'Grace Otieno' : 'John Doyle',
  });
  const typo = person({ name: half === 'open' ? 'Shreya Banerjee' : 'Katarzyna Nowak', lines: passages[8] });
  add('a slip in the name', [], typo, {
    ...typo,
    name: half === 'open' ? 'Shreya Banerji' : 'Katarzyna Novak',
  });
}

/** A person who changes jobs. */
export function addJobs({ firms, places, person, job, add }) {
  const moving = person();
  add(
    'one month of overlap between two jobs',
    [],
    {
      ...moving,
      jobs: [
        job(0, ['Ran the store.'], { from: 'Jan 2015', to: 'May 2019', company: firms[0], place: places[0] }),
      ],
    },
    {
      ...moving,
      jobs: [
        job(1, ['Ran the depot.'], {
          from: 'April 2019',
          to: 'Present',
          company: firms[1],
          place: places[1],
        }),
        job(0, ['Ran the store.'], { from: 'Jan 2015', to: 'May 2019', company: firms[0], place: places[0] }),
      ],
    },
  );
}

/** Two simultaneous jobs that can both be true. */
export function addSideJobs({ half, firms, places, person, job, add }) {
  const teaching = person();
  const lecturer = [
    'Visiting Lecturer',
    at(SCHOOLS[half], 0),
    places[2],
    'Jan 2016',
    'Dec 2020',
    ['Taught one evening a week.'],
  ];
  add(
    'a part-time job alongside the main one',
    [],
    {
      ...teaching,
      jobs: [
        job(0, ['Ran the works.'], { from: 'Jan 2015', to: 'Dec 2020', company: firms[0], place: places[0] }),
      ],
    },
    { ...teaching, jobs: [lecturer] },
  );
  const moved = person();
  add(
    'one employer, two cities',
    [],
    {
      ...moved,
      jobs: [
        job(0, ['Ran the plant.'], { from: 'Jan 2015', to: 'Dec 2019', company: firms[2], place: places[0] }),
      ],
    },
    {
      ...moved,
      jobs: [
        job(0, ['Ran the plant.'], {
          from: 'Jan 2015',
          to: 'Dec 2019',
          company: `${firms[2]} Pvt Ltd`,
          place: places[3],
        }),
      ],
    },
  );
}

export function addSkills({ passages, person, add }) {
  add(
    'the same skills and headings',
    [],
    person({ skills: SKILLS, lines: passages[0] }),
    person({ skills: SKILLS, lines: passages[1] }),
  );
}
