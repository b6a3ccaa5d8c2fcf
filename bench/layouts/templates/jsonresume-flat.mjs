import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 16mm 18mm }
h1 { font-size: 24pt } .label { font-size: 13pt; color: #666 } .reach { margin: 2mm 0 }
h2 { font-size: 14pt; border-bottom: 1px solid #ddd; margin: 5mm 0 2mm } header.item { display: flex; justify-content: space-between } .position { font-weight: 700 } .site { color: #48c; font-size: 8.5pt }
.level { color: #777 } .block { display: inline-block; width: 31%; vertical-align: top }`;

/** A flat JSON Resume theme: employer opposite dates, then position, site, summary and highlights; skills with levels. */
export const pdf = ({ contact, label, site, experience, education, volunteering, skillBlocks }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="label">${label}</p><p class="reach">${contact.location} — ${contact.email} — ${contact.phone} — ${site}</p>
<h2>Work</h2>
${each(experience, (job) => `<header class="item"><b>${job.company}</b><span>${job.dates}</span></header><p class="site">${job.site}</p><p class="position">${job.title}</p><p>${job.summary}</p><p>Highlights</p>${points(job)}`)}
<h2>Volunteer</h2>
${each(volunteering, ([what, as, when]) => `<header class="item"><b>${what}</b><span>${when}</span></header><p>${as}</p>`)}
<h2>Education</h2>
${each(education, (school) => `<header class="item"><b>${school.institution}</b><span>${school.dates}</span></header><p>${school.degree}</p>`)}
<h2>Skills</h2>
${each(skillBlocks, ([name, level, keywords]) => `<div class="block"><b>${name}</b><p class="level">${level}</p><ul>${each(keywords, (word) => `<li>${word}</li>`)}</ul></div>`)}`,
  );
