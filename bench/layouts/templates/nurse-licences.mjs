import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 20mm; color: #123 }
h1 { font-size: 19pt; display: inline } .letters { font-size: 12pt }
.reach { margin: 1mm 0 5mm } .reach span + span::before { content: " • " }
h2 { font-size: 10.5pt; letter-spacing: 3px; text-transform: uppercase; border-top: 2px solid #17a; padding-top: 2mm; margin: 5mm 0 2mm }
h3 { font-size: 10pt } h3 i { font-weight: 400 }`;

/** A nurse: letters after the name, licenses first, 'Employer - Town' and the title with its dates on one line below. */
export const pdf = ({ contact, letters, licences, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name},</h1> <span class="letters">${letters}</span>
<p class="reach"><span>${contact.phone}</span><span>${contact.email}</span><span>${contact.location}</span></p>
<h2>Licensure &amp; Certifications</h2>${each(licences, (text) => `<p>${text}</p>`)}
<h2>Clinical Experience</h2>
${each(experience, (job) => `<h3>${job.company} - ${job.place}</h3><h3><i>${job.title}, ${job.unit}, ${job.dates}</i></h3>${points(job)}`)}
<h2>Education</h2>
${each(education, (school) => `<h3>${school.institution} - ${school.place}</h3><p>${school.degree}, ${school.dates}</p>`)}
<h2>Clinical Skills</h2><p>${skills.join(' • ')}</p>`,
  );
