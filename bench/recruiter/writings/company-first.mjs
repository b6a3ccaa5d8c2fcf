/** Employer before title, on separate lines. */
import { heading, line, name, pair, quietPair } from '../blocks.mjs';
import { getContact, getEnding, longMonth, listPoints, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person).toUpperCase()),
  line(person.title),
  line(getContact(person).join('  •  ')),
  heading('Profile'),
  line(getSummary(person)),
  heading('Work Experience'),
  ...person.jobs.flatMap((job) => [
    pair(job.company, job.place),
    quietPair(job.title, `${longMonth(job.from)} - ${longMonth(job.to)}`),
    ...listPoints(job),
  ]),
  ...(person.gap ? [line(person.gap)] : []),
  heading('Education'),
  ...person.education.flatMap(({ degree, college, year }) => [pair(college, `${year}`), line(degree)]),
  heading('Core Competencies'),
  line(person.skills.join(' • ')),
  ...getEnding({ ...person, gap: undefined }),
];
