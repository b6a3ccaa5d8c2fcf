/**
 * In the style Indian job sites recommend: an objective, skills and degrees in tables, personal details and a
 * declaration.
 */
import { heading, line, name, point, table } from '../blocks.mjs';
import { getNotice, listPoints, shortMonth, getSkill } from '../phrases.mjs';

export const write = (person) => [
  name('CURRICULUM VITAE'),
  name(person.name.toUpperCase()),
  line(`Mobile: ${person.phone}`),
  line(`E-mail ID: ${person.email}`),
  line(`Address: Flat 302, Sai Residency, ${person.city}, ${person.country}`),
  heading('CAREER OBJECTIVE'),
  line('To work in a challenging environment where I can utilise my skills and grow with the organisation.'),
  heading('PROFILE SUMMARY'),
  point(`Having ${person.years}+ years of experience as ${person.title}.`),
  point('Good communication and team player.'),
  heading('TECHNICAL SKILLS'),
  table(skillRows(person)),
  heading('PROFESSIONAL EXPERIENCE'),
  ...person.jobs.flatMap((job) => [line(toSentence(job)), line('Responsibilities:'), ...listPoints(job)]),
  heading('EDUCATIONAL QUALIFICATION'),
  table(degreeRows(person)),
  heading('PERSONAL DETAILS'),
  ...(person.personal ?? []).map(line),
  line(
    `Languages known: ${(person.languages.length > 0 ? person.languages : ['English', 'Hindi']).join(', ')}`,
  ),
  ...getNotice(person).map(line),
  heading('DECLARATION'),
  line('I hereby declare that the above information is true to the best of my knowledge.'),
  line(`Place: ${person.city}`),
  line(`(${person.name})`),
];

function skillRows(person) {
  const half = Math.ceil(person.skills.length / 2);
  const written = (skills) => skills.map((skill) => getSkill(person, skill)).join(', ');
  return [
    ['Primary skills', written(person.skills.slice(0, half))],
    ['Other skills', written(person.skills.slice(half))],
  ];
}

const toSentence = ({ title, company, place, from, to }) =>
  to === 'now'
    ? `Working as ${title} in ${company}, ${place} from ${shortMonth(from)} to till date.`
    : `Worked as ${title} in ${company}, ${place} from ${shortMonth(from)} to ${shortMonth(to)}.`;

const degreeRows = ({ education, number }) => [
  ['Course', 'Institute / University', 'Year', '%'],
  ...education.map(({ degree, college, year }) => [degree, college, `${year}`, `${68 + (number % 20)}`]),
  ['XII', 'State Board', `${education[0].year - 4}`, '81'],
  ['X', 'State Board', `${education[0].year - 6}`, '84'],
];
