/** Skills at the head, and each job on one line between bars. */
import { heading, line, name, point } from '../blocks.mjs';
import {
  certificatesOf,
  noticeOf,
  placeOf,
  pointsOf,
  shortMonth,
  skillsOf,
  summaryOf,
  writtenName,
} from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(`${person.title} — ${placeOf(person)}`),
  line([person.phone, person.email, ...person.links].filter(Boolean).join(' / ')),
  heading('Technical Expertise'),
  point(`Core: ${skillsOf(person).slice(0, 3).join(', ')}`),
  point(`Also: ${skillsOf(person).slice(3).join(', ')}`),
  heading('Professional Background'),
  line(summaryOf(person)),
  ...person.jobs.flatMap((job) => [
    line(`${job.company} | ${job.title} | ${job.place} | ${shortMonth(job.from)} to ${shortMonth(job.to)}`),
    ...pointsOf(job),
  ]),
  heading('Academic Credentials'),
  ...person.education.map(({ degree, college, year }) => point(`${degree} from ${college} (${year})`)),
  ...certificatesOf(person),
  ...noticeOf(person).map(line),
];
