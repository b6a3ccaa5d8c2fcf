import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 14mm 18mm; font-size: 10pt }
header { display: flex; justify-content: space-between; align-items: end; margin-bottom: 6mm }
h1 { font-size: 26pt; font-weight: 300; color: #777 } .role { color: #3873b3; font-style: italic } .reach { text-align: right; font-size: 8.5pt; color: #777; font-style: italic }
.entry { display: grid; grid-template-columns: 30mm 1fr; column-gap: 4mm; margin-bottom: 1.5mm } .entry > :first-child { text-align: right }
h2 { font-size: 13pt; font-weight: 400; color: #3873b3; margin: 4mm 0 2mm } .entry h2::before { content: "" } .rule { border-bottom: 2mm solid #3873b3; height: 6mm }`;

const heading = (text) => `<div class="entry"><div class="rule"></div><h2>${text}</h2></div>`;
const entry = (left, right) => `<div class="entry"><div>${left}</div><div>${right}</div></div>`;

/** LaTeX moderncv, classic: dates right-aligned in a left column, then title in bold, employer in italics, town. */
export const pdf = ({ contact, headline, experience, education, skillGroups, languages }) =>
  page(
    STYLES,
    `<header><div><h1>${contact.full_name}</h1><p class="role">${headline}</p></div>
<div class="reach"><p>${contact.location}</p><p>☏ ${contact.phone}</p><p>✉ ${contact.email}</p></div></header>
${heading('Education')}
${each(education, (school) => entry(school.dates, `<b>${school.degree}</b>, <i>${school.institution}</i>, ${school.place}, <i>${school.grade}</i>.`))}
${heading('Experience')}
${each(experience, (job) => entry(job.dates, `<b>${job.title}</b>, <i>${job.company}</i>, ${job.place}.<br>${job.text}${points(job)}`))}
${heading('Languages')}${each(languages, ([language, level]) => entry(language, level))}
${heading('Computer skills')}${each(skillGroups, ([group, those]) => entry(group, those))}`,
  );
