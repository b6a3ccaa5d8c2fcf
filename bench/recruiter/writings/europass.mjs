/** In Europass style: numeric dates, title and employer in capitals on one line. */
import { heading, line, name } from '../blocks.mjs';
import {
  getNotice,
  numbers,
  getPlace,
  listPoints,
  listSkills,
  getSummary,
  writtenName,
} from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(`Home: ${getPlace(person)}`),
  line(`Email: ${person.email}`),
  line(`Phone: ${person.phone}`),
  heading('ABOUT ME'),
  line(getSummary(person)),
  heading('WORK EXPERIENCE'),
  ...person.jobs.flatMap((job) => [
    line(`${numbers(job.from)} – ${numbers(job.to)}  ${job.place}`),
    line(`${job.title.toUpperCase()}  ${job.company.toUpperCase()}`),
    ...listPoints(job),
  ]),
  heading('EDUCATION AND TRAINING'),
  ...person.education.flatMap(({ degree, college, year }) => [
    line(`09/${year - 2} – 07/${year}`),
    line(`${degree.toUpperCase()}  ${college}`),
  ]),
  heading('DIGITAL SKILLS'),
  line(listSkills(person).join(' / ')),
  ...listTongues(person),
  ...getNotice(person).map(line),
];

function listTongues({ languages: [first, ...others] }) {
  if (!first) return [];
  return [
    heading('LANGUAGE SKILLS'),
    line(`Mother tongue(s): ${first}`),
    line(`Other language(s): ${others.join(', ')}`),
  ];
}
