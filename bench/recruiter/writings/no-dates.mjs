/** Not one date. */
import { heading, line, name } from '../blocks.mjs';
import { getContact, getEnding, listPoints, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(getContact(person).join(' / ')),
  heading('Experience'),
  ...person.jobs.flatMap((job) => [line(`${job.title} - ${job.company}, ${job.place}`), ...listPoints(job)]),
  heading('Education'),
  ...person.education.map(({ degree, college }) => line(`${degree} - ${college}`)),
  heading('Skills'),
  line(person.skills.join(', ')),
  ...getEnding(person),
];
