import { each, page } from '../markup.mjs';

const STYLES = `
header { background: #5b2a86; color: #fff; padding: 12mm 16mm; display: grid; grid-template-columns: 1fr auto } header h1 { font-size: 24pt } header div p { text-align: right; font-size: 9pt }
main { padding: 6mm 16mm } h2 { font-size: 12pt; color: #5b2a86; margin: 4mm 0 2mm }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .card { border: 1px solid #bbb; border-radius: 2mm; padding: 3mm } .card h3 { font-size: 10pt } .card small { color: #777 }`;

const card = (title, below, dates, text) =>
  `<div class="card"><h3>${title}</h3><p>${below}</p><small>${dates}</small><p>${text}</p></div>`;

/** A colored band with name and contact; jobs and schools as cards, two side by side. */
export const pdf = ({ contact, headline, experience, education, skills }) =>
  page(
    STYLES,
    `<header><div><h1>${contact.full_name}</h1><b>${headline}</b></div>
<div><p>${contact.email}</p><p>${contact.phone}</p><p>${contact.location}</p></div></header>
<main><h2>Experience</h2><div class="cards">
${each(experience, (job) => card(job.title, job.company, job.dates, job.points.join(' ')))}</div>
<h2>Education</h2><div class="cards">
${each(education, (school) => card(school.degree, school.institution, school.dates, school.note))}</div>
<h2>Skills</h2><p>${skills.join(', ')}</p></main>`,
  );
