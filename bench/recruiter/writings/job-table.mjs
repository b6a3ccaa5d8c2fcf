/** Jobs and degrees in tables. */
import { heading, line, name, table } from '../blocks.mjs';
import { contactOf, endingOf, numbers, summaryOf, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(contactOf(person).join(' | ')),
  heading('Professional profile'),
  line(summaryOf(person)),
  heading('Professional experience'),
  table([['Period', 'Employer', 'Role'], ...person.jobs.map(rowOf)]),
  heading('Education'),
  table(person.education.map(({ degree, college, year }) => [`${year}`, degree, college])),
  heading('Skills'),
  line(person.skills.join('; ')),
  ...endingOf(person),
];

const rowOf = ({ title, company, place, from, to, did }) => [
  `${numbers(from)} – ${numbers(to, 'today')}`,
  `${company}, ${place}`,
  `${title}: ${did.join('; ')}`,
];
