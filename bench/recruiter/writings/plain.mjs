/** Plain: months, title and employer in a sentence. */
import { heading, line, name } from '../blocks.mjs';
import { getEnding, getPlace, shortMonth, getSummary, writtenName } from '../phrases.mjs';

export const write = (person) => [
  name(writtenName(person)),
  line([getPlace(person), person.phone && `Ph ${person.phone}`, person.email].filter(Boolean).join('   ')),
  line(''),
  line(getSummary(person)),
  heading('Work'),
  ...person.jobs.flatMap(({ title, company, place, from, to, did }) => [
    line(`${shortMonth(from)} - ${shortMonth(to, 'till now')}: ${title} with ${company}, ${place}`),
    line(`  ${did.join('; ')}`),
  ]),
  heading('Qualification'),
  ...person.education.map(({ degree, college, year }) => line(`${degree} - ${college} - passed ${year}`)),
  heading('What I can do'),
  line(person.skills.join(', ')),
  ...getEnding(person),
];
