import { each, page, points } from '../markup.mjs';

const STYLES = `
@page { margin: 18mm 20mm }
body { width: auto; font-size: 12pt; line-height: 2.2 }
h1 { font-size: 20pt; color: #1f3864 } h2 { font-size: 12pt; color: #1f3864; margin: 6mm 0 2mm }
.top { display: flex; justify-content: space-between; font-weight: 700; margin-top: 4mm }
.foot { font-size: 8pt; color: #777; text-align: center; padding-top: 5mm }`;

/** Two pages: a long job starts on the first and ends on the second, with a footer line on each. */
export const pdf = ({ contact, summary, experience, education, skills }) =>
  page(
    STYLES,
    `<table><tfoot><tr><td class="foot">Resume of ${contact.full_name}, ${contact.phone}</td></tr></tfoot><tr><td>
<h1>${contact.full_name}</h1><p>${contact.location}; ${contact.phone}; ${contact.email}</p>
<h2>Career Summary</h2><p>${summary}</p>
<h2>Career History</h2>
${each(experience, (job) => `<p class="top"><span>${job.title}</span><span>${job.dates}</span></p><p>${job.company}, ${job.place}</p>${points(job)}`)}
<h2>Education and Training</h2>
${each(education, (school) => `<p>${school.dates}: ${school.degree}, ${school.institution}</p>`)}
<h2>Core Skills</h2><p>${skills.join('; ')}</p></td></tr></table>`,
  );
