import { ABOUT_COLLEGES, ABOUT_EMPLOYERS, PASSAGES, STOCK } from './passages.mjs';
import { FIRMS, PEOPLE, PLACES, SCHOOLS, SKILLS, TITLES } from './people.mjs';

const WORDS = [
  ['Built', 'Made'],
  ['Wrote', 'Developed'],
  ['within', 'in'],
  ['Brought', 'Took'],
  ['Cut', 'Reduced'],
  ['Led', 'Headed'],
  ['Created', 'Set up'],
  ['Managed', 'Ran'],
  ['Designed', 'Planned'],
  ['Directed', 'Led'],
  ['Raised', 'Increased'],
  ['Moved', 'Migrated'],
];

/** The passage as people edit it to disguise a copy: some words, every number. */
export const editLines = (lines) =>
  lines.map((line) =>
    WORDS.reduce((text, [from, to]) => text.replace(from, to), line).replace(
      /\d+/g,
      (number) => `${Number(number) + 3}`,
    ),
  );

/** The resume as text. `jobs` are `[title, company, place, from, to, lines]`. */
function drawText({ name, mail, phone, place, summary = [], jobs, school, about = [], skills, end = [] }) {
  const parts = [
    [name, [mail, phone].filter(Boolean).join(' | '), place],
    ...(summary.length > 0 ? [['SUMMARY', ...summary]] : []),
    [
      'WORK EXPERIENCE',
      ...jobs.flatMap(([title, company, where, from, to, lines]) => [
        title,
        `${company}, ${where}`,
        `${from} - ${to}`,
        ...lines.map((line) => `• ${line}`),
        '',
      ]),
    ],
    ['EDUCATION', 'Bachelor of Science', school, '2012', ...about],
    ['SKILLS', skills.join(', ')],
    ...(end.length > 0 ? [['DECLARATION', ...end]] : []),
  ];
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

export const at = (list, index) => list[index % list.length];

/**
 * Writes the resumes of one half: `person` makes a person who is in no other group, with a unique passage unless
 * `lines` are given, `job` one of their jobs, and `add` adds a group with the pairs that deserve a look.
 */
export function createWriter(half) {
  const [people, places, firms] = [PEOPLE[half], PLACES[half], FIRMS[half]];
  let made = 0;
  const person = (different = {}) => {
    made += 1;
    const name = different.name ?? at(people, made);
    const key = name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
    const firm = at(firms, made);
    const place = different.place ?? at(places, made);
    return {
      name,
      mail: `${key}${made}@mail.example`,
      phone: `+91 98${String(45_000_000 + made * 7919 + (half === 'kept' ? 311 : 0))}`,
      place,
      jobs: [
        [
          at(TITLES, made),
          firm,
          place,
          'March 2017',
          'Present',
          different.lines ?? [`Kept ${made + 4} suppliers and ${made + 11} sites of ${firm} in step.`],
        ],
      ],
      school: at(SCHOOLS[half], made),
      skills: [0, 1, 2, 3].map((step) => at(SKILLS, made + step * (1 + (made % 3)))),
      ...different,
    };
  };
  const groups = [];
  const add = (kind, expected, ...resumes) =>
    groups.push({ half, kind, expected, resumes: resumes.map(drawText) });
  const job = (
    index,
    lines,
    { from = 'March 2017', to = 'Present', company = at(firms, index), place = at(places, index) } = {},
  ) => [at(TITLES, index), company, place, from, to, lines];
  const texts = { passages: PASSAGES[half], stock: STOCK[half], employers: ABOUT_EMPLOYERS[half] };
  return { half, firms, places, ...texts, college: ABOUT_COLLEGES[half], groups, person, job, add };
}
