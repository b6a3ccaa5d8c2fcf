import { each, line, run, TAB, wordDocument } from '../markup.mjs';

const heading = (text) =>
  `<w:p><w:pPr><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr>${run(text, '<w:b/><w:caps/>')}</w:p>`;

/** A school or a job: where and what on the first two lines, each with its text after the tab, and the details below. */
const entry = (where, what, { place, dates }, below) =>
  line(run(where, '<w:b/>'), TAB, run(place)) + line(run(what, '<w:i/>'), TAB, run(dates)) + below;

/** Word: a single column in which a tab pushes place and dates to the right margin. */
export const docx = ({ contact, experience, education, skillLines, activities }) =>
  wordDocument(
    line(run(contact.full_name, '<w:b/><w:sz w:val="32"/>')),
    line(run(`${contact.location} | ${contact.phone} | ${contact.email}`)),
    heading('Education'),
    each(education, (school) => entry(school.institution, school.degree, school, line(run(school.grade)))),
    heading('Professional Experience'),
    each(experience, (job) =>
      entry(
        job.company,
        job.title,
        job,
        each(job.points, (point) => line(run(`- ${point}`))),
      ),
    ),
    heading('Leadership and Activities'),
    each(activities, (activity) => line(run(activity))),
    heading('Additional Information'),
    each(skillLines, (text) => line(run(text))),
  );
