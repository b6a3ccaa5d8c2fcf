import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 18mm }
h1 { font-size: 20pt; font-weight: 400; color: #004494 }
.data { font-size: 9pt; border-top: 1px solid #004494; margin: 2mm 0 5mm; padding-top: 2mm }
h2 { font-size: 11pt; font-weight: 400; color: #004494; border-bottom: 1px solid #ccc; margin: 6mm 0 3mm }
.when { font-size: 8.5pt; color: #555; margin-top: 3mm } .what { font-weight: 700; color: #004494 }`;

/** Europass since 2020: dates in square brackets above each entry, labels in bold before the personal data. */
export const pdf = ({ contact, address, born, nationality, experience, education, skills, languages }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1>
<p class="data"><b>Date of birth:</b> ${born} | <b>Nationality:</b> ${nationality} | <b>Phone:</b> (+351) ${contact.phone.slice(5)} (Mobile) |
<b>Email address:</b> ${contact.email} | <b>Address:</b> ${address} (Home)</p>
<h2>WORK EXPERIENCE</h2>
${each(experience, (job) => `<p class="when">[ ${job.dates} ]</p><p class="what">${job.title}</p><p><b>${job.company}</b></p><p>City: ${job.place} | Country: Portugal</p>${points(job)}`)}
<h2>EDUCATION AND TRAINING</h2>
${each(education, (school) => `<p class="when">[ ${school.dates} ]</p><p class="what">${school.degree}</p><p><b>${school.institution}</b></p><p>City: ${school.place} | Country: Portugal | Level in EQF: EQF level ${school.level}</p>`)}
<h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): ${languages[0]}</p><p>Other language(s): ${languages[1]}</p>
<h2>DIGITAL SKILLS</h2><p>${skills.join(' / ')}</p>`,
  );
