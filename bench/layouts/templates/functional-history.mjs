import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 20mm 22mm; font-family: "DejaVu Serif", serif; font-size: 10.5pt }
h1 { font-size: 16pt; text-transform: uppercase } .reach { border-bottom: 3px double #000; padding-bottom: 2mm }
h2 { font-size: 10.5pt; text-transform: uppercase; margin: 5mm 0 2mm } h3 { font-size: 10.5pt; font-style: italic }`;

/** A functional resume: abilities first, with three lines of work history at the end. */
export const pdf = ({ contact, summary, abilities, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="reach">${contact.location} • ${contact.phone} • ${contact.email}</p>
<h2>Summary of Qualifications</h2><p>${summary}</p>
<h2>Relevant Accomplishments</h2>
${each(abilities, ([name, texts]) => `<h3>${name}</h3><ul>${each(texts, (text) => `<li>${text}</li>`)}</ul>`)}
<h2>Employment History</h2>
${each(experience, (job) => `<p>${job.title}, ${job.company}, ${job.place}, ${job.dates}</p>`)}
<h2>Education</h2>
${each(education, (school) => `<p>${school.degree}, ${school.institution}, ${school.place}</p>`)}
<h2>Computer Skills</h2><p>${skills.join(', ')}</p>`,
  );
