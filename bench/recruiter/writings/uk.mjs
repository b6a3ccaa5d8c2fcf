/** A British CV: each job's months above its employer and title. */
import { heading, line, name, point, section } from '../blocks.mjs';
import { longMonth, getNotice, getPlace, listPoints, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name('Curriculum Vitae'),
  name(writtenName(person)),
  line(getPlace(person)),
  line(`Tel: ${person.phone}`),
  line(`Email: ${person.email}`),
  heading('Personal profile'),
  line(getSummary(person)),
  heading('Key skills'),
  ...person.skills.map(point),
  heading('Employment history'),
  ...person.jobs.flatMap((job) => [
    line(`${longMonth(job.from)} – ${longMonth(job.to, 'to date')}`),
    line(`${job.company}, ${job.place}`),
    line(job.title),
    ...listPoints(job),
  ]),
  heading('Education and qualifications'),
  ...person.education.map(({ degree, college, year }) => line(`${year}    ${degree}, ${college}`)),
  ...section('Professional memberships', person.certificates.map(line)),
  ...(person.languages.length > 0 ? [heading('Languages'), line(person.languages.join(' and '))] : []),
  ...getNotice(person).map(line),
  heading('Interests'),
  line('Running, choir, cooking.'),
  line('References available on request'),
];
