/** Capital headings, and each job on one line with its months at the right. */
import { heading, line, name, pair } from '../blocks.mjs';
import { contactOf, endingOf, pointsOf, shortMonth, skillsOf, summaryOf, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(contactOf(person).join(' | ')),
  heading('SUMMARY'),
  line(summaryOf(person)),
  heading('EXPERIENCE'),
  ...person.jobs.flatMap((job) => [
    pair(`${job.title}, ${job.company}, ${job.place}`, `${shortMonth(job.from)} – ${shortMonth(job.to)}`),
    ...pointsOf(job),
  ]),
  heading('EDUCATION'),
  ...person.education.map(({ degree, college, year }) => line(`${degree}, ${college}, ${year}`)),
  heading('SKILLS'),
  line(skillsOf(person).join(', ')),
  ...endingOf(person),
];
