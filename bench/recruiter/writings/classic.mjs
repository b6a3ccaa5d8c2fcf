/** Headings in capitals, and each job on one line with its months on the right. */
import { heading, line, name, pair } from '../blocks.mjs';
import {
  getContact,
  getEnding,
  listPoints,
  shortMonth,
  listSkills,
  getSummary,
  writtenName,
} from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(getContact(person).join(' | ')),
  heading('SUMMARY'),
  line(getSummary(person)),
  heading('EXPERIENCE'),
  ...person.jobs.flatMap((job) => [
    pair(`${job.title}, ${job.company}, ${job.place}`, `${shortMonth(job.from)} – ${shortMonth(job.to)}`),
    ...listPoints(job),
  ]),
  heading('EDUCATION'),
  ...person.education.map(({ degree, college, year }) => line(`${degree}, ${college}, ${year}`)),
  heading('SKILLS'),
  line(listSkills(person).join(', ')),
  ...getEnding(person),
];
