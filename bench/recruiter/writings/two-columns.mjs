/** Contact and skills in a side column. */
import { heading, line, name, pair, point } from '../blocks.mjs';
import { getContact, getEnding, listPoints, shortMonth, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(person.title),
  heading('About'),
  line(getSummary(person)),
  heading('Experience'),
  ...person.jobs.flatMap((job) => [
    pair(job.title, `${shortMonth(job.from)} – ${shortMonth(job.to)}`),
    line(`${job.company} · ${job.place}`),
    ...listPoints(job),
  ]),
  heading('Education'),
  ...person.education.flatMap(({ degree, college, year }) => [line(`${degree} (${year})`), line(college)]),
];

/** The side column; in a format without columns it comes last. */
export const writeAside = (person) => [
  heading('Contact'),
  ...getContact(person).map(line),
  heading('Skills'),
  ...person.skills.map(point),
  ...getEnding(person),
];
