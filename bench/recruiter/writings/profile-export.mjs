/** Like a professional network's profile export: everything on separate lines, with each job's length. */
import { heading, line, name, section } from '../blocks.mjs';
import { howLong, longMonth, getNotice, getPlace, listPoints, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(`${person.title} at ${person.jobs[0].company}`),
  line(getPlace(person)),
  heading('Contact'),
  ...[person.phone, person.email, ...person.links].map(line),
  heading('Top Skills'),
  ...person.skills.map(line),
  ...section('Languages', person.languages.map(line)),
  ...section('Certifications', person.certificates.map(line)),
  heading('Summary'),
  line([getSummary(person), ...getNotice(person).map((notice) => `${notice}.`)].join(' ')),
  heading('Experience'),
  ...person.jobs.flatMap((job) => [
    line(job.company),
    line(job.title),
    line(`${longMonth(job.from)} - ${longMonth(job.to)} (${howLong(job.from, job.to)})`),
    line(job.place),
    ...listPoints(job),
  ]),
  heading('Education'),
  ...person.education.flatMap(({ degree, college, year }) => [
    line(college),
    line(`${degree} · (${year - 4} - ${year})`),
  ]),
];
