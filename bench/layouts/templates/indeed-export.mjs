import { each, page } from '../markup.mjs';

const STYLES = `
@page { size: letter; margin: 18mm 20mm } body { font: 10pt/1.4 "DejaVu Sans Condensed", sans-serif; width: auto }
h1 { font-size: 20pt; font-weight: 700 } h2 { font-size: 13.5pt; font-weight: 400; border-bottom: 1px solid #bbb; margin: 6mm 0 3mm } h3 { font-size: 10.5pt } section { margin-bottom: 3mm } .grey { color: #666 } ul { padding-left: 0; list-style-position: inside } a { color: #2557a7 }`;

const entry = (what, where, { place, dates }, below) =>
  `<section><h3>${what}</h3><p>${where}-${place}</p><p class="grey">${dates}</p>${below}</section>`;

/** A large job board's own export: title, then 'Employer-Town, State' without spaces, 'May 2022 to Present' below, skills with years. */
export const pdf = ({ contact, summary, experience, education, levels, certificates }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p>${contact.location}</p><p><a>${contact.email}</a></p><p>${contact.phone}</p><br><p>${summary}</p><br><p class="grey">Authorized to work in the US for any employer</p>
<h2>Work Experience</h2>
${each(experience, (job) =>
  entry(
    job.title,
    job.company,
    job,
    each(job.points, (point) => `<p>• ${point}</p>`),
  ),
)}
<h2>Education</h2>${each(education, (school) => entry(school.degree, school.institution, school, ''))}
<h2>Skills</h2>${each(levels, ([skill, years]) => `<p>• ${skill} (${years})</p>`)}
<h2>Certifications and Licenses</h2>${each(certificates, ([name, dates]) => `<section><h3>${name}</h3><p class="grey">${dates}</p></section>`)}
<h2>Additional Information</h2><p>Available weekends and overtime. Own steel toe boots.</p>`,
  );
