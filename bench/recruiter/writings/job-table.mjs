/** Jobs and degrees in tables. */
import { heading, line, name, table } from '../blocks.mjs';
import { getContact, getEnding, numbers, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(getContact(person).join(' | ')),
  heading('Professional profile'),
  line(getSummary(person)),
  heading('Professional experience'),
  table([['Period', 'Employer', 'Role'], ...person.jobs.map(getRow)]),
  heading('Education'),
  table(person.education.map(({ degree, college, year }) => [`${year}`, degree, college])),
  heading('Skills'),
  line(person.skills.join('; ')),
  ...getEnding(person),
];

const getRow = ({ title, company, place, from, to, did }) => [
  `${numbers(from)} – ${numbers(to, 'today')}`,
  `${company}, ${place}`,
  `${title}: ${did.join('; ')}`,
];
