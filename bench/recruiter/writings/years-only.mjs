/** Years without months, and what was done as a paragraph. */
import { heading, line, name, pair } from '../blocks.mjs';
import { getContact, getDid, getEnding, getSummary, writtenName, yearAlone } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(getContact(person).join(', ')),
  line(getSummary(person)),
  heading('Career history'),
  ...person.jobs.flatMap((job) => [
    pair(`${job.title} @ ${job.company}`, `${yearAlone(job.from)}–${yearAlone(job.to)}`),
    line(`${job.place}. ${getDid(job).join('. ')}.`),
  ]),
  heading('Studies'),
  ...person.education.map(({ degree, college, year }) => pair(`${degree}, ${college}`, `${year}`)),
  heading('Skills'),
  line(person.skills.join(', ')),
  ...getEnding(person),
];
