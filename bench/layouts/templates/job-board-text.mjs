import { each } from '../markup.mjs';

const WIDTH = 72;

/** Wraps at 72 characters; continuation lines are indented to the width of the first prefix. */
function wrapped(text, first = '', next = ' '.repeat(first.length)) {
  const lines = [];
  let line = first;
  for (const word of text.split(' ')) {
    if ((line + word).length > WIDTH) {
      lines.push(line.trimEnd());
      line = next;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\r\n');
}
const heading = (text) => `\r\n${text}\r\n${'-'.repeat(text.length)}`;

/** Plain text as pasted into a job board's form: skills by group first, then two-line jobs, all wrapped. */
export const txt = ({ contact, objective, groups, experience, education, skills }) =>
  [
    contact.full_name,
    contact.location,
    `${contact.phone} / ${contact.email}`,
    heading('OBJECTIVE'),
    wrapped(objective),
    heading('SUMMARY OF QUALIFICATIONS'),
    each(
      groups,
      ([name, points]) => `${name}:\r\n${points.map((point) => wrapped(point, '  * ')).join('\r\n')}`,
    ),
    heading('WORK HISTORY'),
    experience.map((job) => `${job.company}, ${job.place}\r\n   ${job.title} (${job.dates})`).join('\r\n'),
    heading('EDUCATION'),
    education
      .map((school) => wrapped(`${school.degree}, ${school.institution} (${school.dates})`, '', '   '))
      .join('\r\n'),
    heading('COMPUTER AND LANGUAGE SKILLS'),
    wrapped(skills.join(', ')),
    '',
  ]
    .join('\r\n')
    .replace(/(?<!\r)\n/g, '\r\n');
