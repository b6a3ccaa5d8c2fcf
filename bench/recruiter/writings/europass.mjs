/** As Europass prints it: numbers for dates, title and employer in capitals on one line. */
import { heading, line, name } from '../blocks.mjs';
import { noticeOf, numbers, placeOf, pointsOf, skillsOf, summaryOf, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line(`Home: ${placeOf(person)}`),
  line(`Email: ${person.email}`),
  line(`Phone: ${person.phone}`),
  heading('ABOUT ME'),
  line(summaryOf(person)),
  heading('WORK EXPERIENCE'),
  ...person.jobs.flatMap((job) => [
    line(`${numbers(job.from)} – ${numbers(job.to)}  ${job.place}`),
    line(`${job.title.toUpperCase()}  ${job.company.toUpperCase()}`),
    ...pointsOf(job),
  ]),
  heading('EDUCATION AND TRAINING'),
  ...person.education.flatMap(({ degree, college, year }) => [
    line(`09/${year - 2} – 07/${year}`),
    line(`${degree.toUpperCase()}  ${college}`),
  ]),
  heading('DIGITAL SKILLS'),
  line(skillsOf(person).join(' / ')),
  ...tonguesOf(person),
  ...noticeOf(person).map(line),
];

function tonguesOf({ languages: [first, ...others] }) {
  if (!first) return [];
  return [
    heading('LANGUAGE SKILLS'),
    line(`Mother tongue(s): ${first}`),
    line(`Other language(s): ${others.join(', ')}`),
  ];
}
