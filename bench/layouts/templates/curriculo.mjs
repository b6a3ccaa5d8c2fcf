import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 16mm 20mm; font-size: 10.5pt }
h1 { font-size: 16pt; text-align: center } .person { text-align: center; margin-bottom: 5mm }
h2 { font-size: 11pt; background: #e6e6e6; padding: 1mm 2mm; margin: 5mm 0 2mm } section { margin-bottom: 3mm }`;

/** A Brazilian curriculum in English: age and marital status, then 'Position:' and 'Main activities:' below each company. */
export const pdf = ({ contact, person, objective, experience, education, courses, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1>
<p class="person">${person}<br>${contact.location}<br>Cell phone: ${contact.phone} / WhatsApp<br>E-mail: ${contact.email}</p>
<h2>OBJECTIVE</h2><p>${objective}</p>
<h2>ACADEMIC FORMATION</h2>
${each(education, (school) => `<p>${school.degree} – ${school.institution} – ${school.dates}</p>`)}
<h2>PROFESSIONAL EXPERIENCE</h2>
${each(experience, (job) => `<section><p><b>${job.dates} – ${job.company}</b></p><p>Position: ${job.title}.</p><p>Main activities:</p>${points(job)}</section>`)}
<h2>COMPLEMENTARY COURSES</h2>${each(courses, (text) => `<p>${text}</p>`)}
<h2>COMPUTING</h2><p>${skills.join(', ')}</p>`,
  );
