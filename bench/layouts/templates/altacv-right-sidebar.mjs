import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 14mm }
h1 { font-size: 20pt; text-transform: uppercase; color: #2e2e2e } .role { color: #8f0d0d; font-weight: 700 } .reach span { margin-right: 5mm; font-size: 8.5pt }
.columns { display: grid; grid-template-columns: 1.6fr 1fr; column-gap: 8mm; margin-top: 4mm }
h2 { font-size: 13pt; text-transform: uppercase; color: #450808; border-bottom: 2px solid #450808; margin: 4mm 0 2mm }
h3 { font-size: 11pt; font-weight: 400 } .firm { color: #8f0d0d; font-weight: 700 } .when { font-size: 8.5pt } .when span { margin-right: 8mm }
.tag { display: inline-block; border: 1px solid #999; border-radius: 2mm; padding: .4mm 2mm; margin: .6mm; font-size: 9pt }`;

const when = (entry) => `<p class="when"><span>📅 ${entry.dates}</span><span>📍 ${entry.place}</span></p>`;

/** LaTeX AltaCV: title, employer in color, then date and place behind icons; strengths as tags in a right column. */
export const pdf = ({ contact, link, headline, experience, education, skills, motto, referees }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="role">${headline}</p>
<p class="reach"><span>@ ${contact.email}</span><span>☎ ${contact.phone}</span><span>📍 ${contact.location}</span><span>⌂ ${link}</span></p>
<div class="columns"><div><h2>Experience</h2>
${each(experience, (job) => `<h3>${job.title}</h3><p class="firm">${job.company}</p>${when(job)}${points(job)}`)}</div>
<div><h2>My Life Philosophy</h2><p><i>“${motto}”</i></p>
<h2>Strengths</h2><p>${each(skills, (skill) => `<span class="tag">${skill}</span>`)}</p>
<h2>Education</h2>
${each(education, (school) => `<h3>${school.degree}</h3><p class="firm">${school.institution}</p><p class="when">📅 ${school.dates}</p>`)}
<h2>Referees</h2>${each(referees, ([name, mail]) => `<p><b>${name}</b></p><p>✉ ${mail}</p>`)}</div></div>`,
  );
