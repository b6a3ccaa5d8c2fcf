import { each, page } from '../markup.mjs';

const STYLES = `
body { font: 9pt/1.4 "Montserrat", "DejaVu Sans Condensed", sans-serif; height: 297mm; position: relative; color: #2d2a32 }
.side { position: absolute; right: 0; top: 0; bottom: 0; width: 62mm; background: #ee6c4d; color: #fff; padding: 12mm 8mm } .photo { width: 40mm; height: 40mm; border-radius: 50%; background: #fbd5c9; margin: 0 auto 6mm } .side h2 { font-size: 11pt; letter-spacing: 3px; margin: 6mm 0 2mm } .side p { margin-bottom: 1.5mm; overflow-wrap: anywhere }
.bar { height: 1.5mm; background: #f6b5a5; margin-bottom: 2mm } .bar i { display: block; height: 100%; background: #fff } .dots { letter-spacing: 2px; float: right }
.name { position: absolute; left: 12mm; top: 12mm; width: 128mm } h1 { font-size: 25pt; line-height: 1.1; font-weight: 800; letter-spacing: 1px } .role { font-size: 12pt; letter-spacing: 3px; color: #ee6c4d; margin: 2mm 0 3mm; text-transform: uppercase }
.path { position: absolute; left: 12mm; top: 66mm; width: 128mm } .path > h2 { text-align: center; font-size: 12pt; letter-spacing: 3px; color: #ee6c4d; margin: 3mm 0 } .axis { position: absolute; left: 63.5mm; top: 12mm; bottom: 0; width: 1mm; background: #ddd }
.stop { width: 57mm; margin-bottom: 2mm; position: relative; min-height: 26mm } .stop:nth-of-type(odd) { margin-left: 71mm } .stop:nth-of-type(even) { text-align: right } .year { display: inline-block; background: #2d2a32; color: #fff; border-radius: 3mm; padding: .3mm 3mm; font-size: 8pt; margin-bottom: 1mm } h3 { font-size: 10.5pt } .firm { color: #ee6c4d; font-weight: 600 }`;

const stop = (dates, what, where, text) =>
  `<div class="stop"><span class="year">${dates}</span><h3>${what}</h3><p class="firm">${where}</p><p>${text}</p></div>`;

/** An infographic: jobs alternately left and right of a vertical line, years in pills, a colored right side with photo, bars and dots. */
export const pdf = ({ contact, headline, about, experience, education, levels, languages, hobbies }) =>
  page(
    STYLES,
    `<div class="name"><h1>${contact.full_name}</h1><p class="role">${headline}</p><p>${about}</p></div>
<div class="side"><div class="photo"></div><h2>CONTACT</h2><p>${contact.phone}</p><p>${contact.email}</p><p>${contact.location}</p>
<h2>SKILLS</h2>${each(levels, ([skill, level]) => `<p>${skill}</p><div class="bar"><i style="width:${level}%"></i></div>`)}
<h2>LANGUAGES</h2>${each(languages, ([language, dots]) => `<p>${language} <span class="dots">${'●'.repeat(dots)}${'○'.repeat(5 - dots)}</span></p>`)}
<h2>HOBBIES</h2>${each(hobbies, (text) => `<p>${text}</p>`)}</div>
<div class="path"><h2>EXPERIENCE</h2><div class="axis"></div>${each(experience, (job) => stop(job.dates, job.title, job.company, job.text))}
<h2>EDUCATION</h2>${each(education, (school) => stop(school.dates, school.degree, school.institution, ''))}</div>`,
  );
