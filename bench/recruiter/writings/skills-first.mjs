/** Skills first, and each job on one line between bars. */
import { heading, line, name, point } from '../blocks.mjs';
import {
  listCertificates,
  getNotice,
  getPlace,
  listPoints,
  shortMonth,
  listSkills,
  getSummary,
  writtenName,
} from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(`${person.title} — ${getPlace(person)}`),
  line([person.phone, person.email, ...person.links].filter(Boolean).join(' / ')),
  heading('Technical Expertise'),
  point(`Core: ${listSkills(person).slice(0, 3).join(', ')}`),
  point(`Also: ${listSkills(person).slice(3).join(', ')}`),
  heading('Professional Background'),
  line(getSummary(person)),
  ...person.jobs.flatMap((job) => [
    line(`${job.company} | ${job.title} | ${job.place} | ${shortMonth(job.from)} to ${shortMonth(job.to)}`),
    ...listPoints(job),
  ]),
  heading('Academic Credentials'),
  ...person.education.map(({ degree, college, year }) => point(`${degree} from ${college} (${year})`)),
  ...listCertificates(person),
  ...getNotice(person).map(line),
];
