import { each, page } from '../markup.mjs';

const STYLES = `
@page { size: letter; margin: 1in }
body { width: auto; font: 11pt/1.3 "DejaVu Serif", serif }
h1 { font-size: 14pt } h2 { font-size: 11pt; margin-top: 6mm; text-decoration: underline }
section { margin-top: 3mm } li { margin: 1mm 0 }`;

const job = ({ company, address, title, dates, series, hours, supervisor, points }) => `<section>
<p><b>${company}</b></p><p>${address}</p><p>&nbsp;</p>
<p>${dates}</p><p>Salary: 71,000.00 USD Per Year</p><p>Hours per week: ${hours}</p>${series ? `<p>Series: ${series}</p>` : ''}
<p><b>${title}</b></p><p><b>Duties, Accomplishments and Related Skills:</b></p>
<ul>${each(points, (point) => `<li>${point}</li>`)}</ul>
<p>Supervisor: ${supervisor}</p><p>Okay to contact this Supervisor: Yes</p></section>`;

/** A US federal resume: address, hours, salary, series and supervisor with each job. */
export const pdf = ({ contact, citizenship, experience, education, training }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p>${contact.location}</p><p>Mobile: ${contact.phone}</p><p>Email: ${contact.email}</p>
<p>Country of citizenship: ${citizenship}</p><p>Veterans' Preference: No</p><p>Highest Grade: GS-0343-11</p>
<h2>Work Experience:</h2>${each(experience, job)}
<h2>Education:</h2>
${each(education, (school) => `<section><p><b>${school.institution}</b> ${school.place}</p><p>${school.degree} ${school.dates}</p><p>GPA: ${school.gpa} of a maximum 4.0</p><p>Credits Earned: 124 Semester hours</p></section>`)}
<h2>Job Related Training:</h2>${each(training, (text) => `<p>${text}</p>`)}
<h2>References:</h2><p>Available on request</p>`,
  );
