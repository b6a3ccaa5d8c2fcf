import { each, page, points } from '../markup.mjs';

const STYLES = `
body { display: flex; min-height: 297mm; font-size: 9.5pt }
aside { width: 46mm; padding: 12mm 6mm; background: #efe8dd; overflow-wrap: anywhere }
main { flex: 1; padding: 12mm 14mm }
h1 { font-size: 14pt; line-height: 1.1; color: #8a4b2a; overflow-wrap: normal } h2 { font-size: 10pt; color: #8a4b2a; margin: 6mm 0 2mm }
aside h2:first-of-type { margin-top: 10mm }
.job { display: flex; gap: 5mm } .job > :first-child { width: 24mm; flex: none; color: #8a4b2a }`;

/** A sidebar so narrow that email and phone break inside a word; the name on two lines; dates in a separate column. */
export const pdf = ({ contact, summary, experience, education, skills }) =>
  page(
    STYLES,
    `<aside><h1>${contact.full_name.split(' ').join('<br>')}</h1>
<h2>Details</h2><p>${contact.location}</p><p>${contact.phone}</p><p>${contact.email}</p>
<h2>Skills</h2>${each(skills, (skill) => `<p>${skill}</p>`)}</aside>
<main><h2>Profile</h2><p>${summary}</p>
<h2>Employment History</h2>
${each(experience, (job) => `<div class="job"><p>${job.dates}</p><div><p><b>${job.title}, ${job.company}, ${job.place}</b></p>${points(job)}</div></div>`)}
<h2>Education</h2>
${each(education, (school) => `<div class="job"><p>${school.dates}</p><p><b>${school.degree}, ${school.institution}</b></p></div>`)}</main>`,
  );
