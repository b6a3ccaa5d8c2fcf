import { each, line, run, wordDocument } from '../markup.mjs';

const cell = (...lines) => `<w:tc><w:tcPr/>${lines.join('')}</w:tc>`;
const table = (rows) => `<w:tbl><w:tblPr/>${rows.join('')}</w:tbl>`;
const row = (left, ...right) => `<w:tr>${cell(line(run(left, '<w:b/>')))}${cell(...right)}</w:tr>`;

/** Word: one table without lines, headings in the left cells, everything else in the right ones. */
export const docx = ({ contact, summary, experience, education, skills, referees }) =>
  wordDocument(
    table([
      row(
        contact.full_name,
        line(run(contact.location)),
        line(run(`Ph ${contact.phone}`)),
        line(run(contact.email)),
      ),
      row('Personal statement', line(run(summary))),
      row(
        'Employment',
        each(
          experience,
          (job) =>
            line(run(job.dates)) +
            line(run(`${job.title}, `), run(job.company, '<w:b/>')) +
            each(job.points, (point) => line(run(point))),
        ),
      ),
      row(
        'Education',
        each(
          education,
          (school) => line(run(`${school.dates}  ${school.institution}`)) + line(run(school.degree)),
        ),
      ),
      row('Skills', line(run(skills.join(', ')))),
      row('Referees', line(run(referees))),
    ]),
    line(),
  );
