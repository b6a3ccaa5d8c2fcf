/** A recent graduate: an objective, projects, perhaps an internship. */
import { heading, line, name, point, section } from '../blocks.mjs';
import { getContact, listPoints, shortMonth, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(getContact(person).join(' | ')),
  heading('OBJECTIVE'),
  line('Recent graduate seeking an entry level role to learn and contribute.'),
  heading('EDUCATION'),
  ...person.education.map(({ degree, college, year }) => point(`${degree} – ${college} (${year}), CGPA 8.1`)),
  heading('PROJECTS'),
  point('Library management system: Python, MySQL, Bootstrap'),
  point('Movie recommendation using collaborative filtering'),
  ...section('INTERNSHIP', person.jobs.flatMap(getInternship)),
  heading('SKILLS'),
  line(person.skills.join(', ')),
  ...(person.toMachines ? [line(person.toMachines)] : []),
  ...section('PERSONAL DETAILS', (person.personal ?? []).map(line)),
  ...(person.languages.length > 0 ? [line(`Languages: ${person.languages.join(', ')}`)] : []),
];

const getInternship = (job) => [
  line(`${job.title}, ${job.company}, ${job.place} (${shortMonth(job.from)} – ${shortMonth(job.to)})`),
  ...listPoints(job),
];
