import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 20mm 22mm; font-size: 10.5pt }
footer { position: absolute; top: 280mm; left: 22mm; width: 166mm; border-top: 1px solid #999; font-size: 9pt; display: flex; justify-content: space-between }
h2 { font-size: 12pt; color: #004c3f; margin: 6mm 0 2mm } .job { margin-bottom: 3mm }`;

/** Name and contact only in the footer; employer, title and years on one line, separated by commas. */
export const pdf = ({ contact, summary, experience, education, skills }) =>
  page(
    STYLES,
    `<footer><b>${contact.full_name}</b><span>${contact.phone}</span><span>${contact.email}</span></footer>
<h2>Profile</h2><p>${summary}</p>
<h2>Key Skills</h2><p>${skills.join(', ')}</p>
<h2>Work History</h2>
${each(experience, (job) => `<div class="job"><p><b>${job.title}</b>, ${job.company}, ${job.dates}</p>${points(job)}</div>`)}
<h2>Qualifications</h2>
${each(education, (school) => `<p>${school.degree}, ${school.institution}, ${school.dates}</p>`)}`,
  );
