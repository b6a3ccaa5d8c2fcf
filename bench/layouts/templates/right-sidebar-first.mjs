import { each, page, points } from '../markup.mjs';

const STYLES = `
aside { float: right; width: 60mm; padding: 16mm 12mm 0 6mm; border-left: 1px solid #bbb; min-height: 280mm }
main { margin-right: 60mm; padding: 16mm 6mm 0 16mm }
h1 { font: 300 27pt "DejaVu Serif", serif } .role { color: #888; text-transform: uppercase; letter-spacing: 2px; font-size: 8.5pt }
h2 { font: 12pt "DejaVu Serif", serif; margin: 7mm 0 2mm } h3 { font-size: 10pt } .firm { color: #888 } aside p { font-size: 9pt }`;

/** A sidebar on the right that comes first in the file; title and dates on one line, employer and town below. */
export const pdf = ({ contact, headline, experience, education, skills, awards }) =>
  page(
    STYLES,
    `<aside><h2>Reach me</h2><p>${contact.email}</p><p>${contact.phone}</p><p>${contact.location}</p>
<h2>Expertise</h2>${each(skills, (skill) => `<p>${skill}</p>`)}
<h2>Education</h2>
${each(education, (school) => `<h3>${school.institution}</h3><p>${school.degree}</p><p class="firm">${school.dates}</p>`)}
<h2>Awards</h2>${each(awards, (text) => `<p>${text}</p>`)}</aside>
<main><h1>${contact.full_name}</h1><p class="role">${headline}</p>
<h2>Experience</h2>
${each(experience, (job) => `<h3>${job.title} (${job.dates})</h3><p class="firm">${job.company} – ${job.place}</p>${points(job)}`)}</main>`,
  );
