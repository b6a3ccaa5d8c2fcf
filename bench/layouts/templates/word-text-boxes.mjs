import { each, line, run, wordDocument } from '../markup.mjs';

const heading = (text) => line(run(text, '<w:b/><w:color w:val="7F3F00"/><w:sz w:val="26"/>'));
const box = (...lines) =>
  line(
    `<w:r><w:pict><v:shape style="position:absolute;width:180pt;height:80pt"><v:textbox><w:txbxContent>${lines.join('')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  );

/** Word: name, contact and skills in text boxes that float next to the body. */
export const docx = ({ contact, headline, summary, experience, education, skills }) =>
  wordDocument(
    box(line(run(contact.full_name, '<w:sz w:val="56"/>')), line(run(headline, '<w:i/>'))),
    box(
      line(run('Get in touch', '<w:b/>')),
      line(run(contact.phone)),
      line(run(contact.email)),
      line(run(contact.location)),
    ),
    heading('Profile'),
    line(run(summary)),
    heading('Employment'),
    each(
      experience,
      (job) =>
        line(run(job.company, '<w:b/>')) +
        line(run(`${job.title}, ${job.dates}`, '<w:i/>')) +
        each(job.points, (point) => line(run(`• ${point}`))),
    ),
    heading('Qualifications'),
    each(education, (school) => line(run(`${school.degree}, ${school.institution}, ${school.dates}`))),
    box(
      line(run('Key skills', '<w:b/>')),
      each(skills, (skill) => line(run(skill))),
    ),
  );
