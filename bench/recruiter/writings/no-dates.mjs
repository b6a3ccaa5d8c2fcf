/** Not one date. */
import { heading, line, name } from '../blocks.mjs';
import { contactOf, endingOf, pointsOf, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(contactOf(person).join(' / ')),
  heading('Experience'),
  ...person.jobs.flatMap((job) => [line(`${job.title} - ${job.company}, ${job.place}`), ...pointsOf(job)]),
  heading('Education'),
  ...person.education.map(({ degree, college }) => line(`${degree} - ${college}`)),
  heading('Skills'),
  line(person.skills.join(', ')),
  ...endingOf(person),
];
