import { each, page } from '../markup.mjs';

const STYLES = `
body { position: relative; font-size: 10.5pt }
aside { float: left; width: 70mm; min-height: 297mm; background: #293e49; color: #fff; padding: 12mm 7mm }
aside h2 { font-size: 12pt; font-weight: 400; margin: 6mm 0 2mm } aside p { font-size: 9pt; margin-bottom: 1mm; word-break: break-all }
main { margin-left: 76mm; padding: 12mm 10mm 0 0 }
h1 { font-size: 24pt; font-weight: 400 } main h2 { font-size: 14pt; font-weight: 400; margin: 7mm 0 3mm }
.firm { font-size: 11.5pt; margin-top: 4mm } .when, .place { color: #777; font-size: 9.5pt }`;

/** A networking site's export: dates with their length in brackets, no labels, a sidebar that comes first. */
export const pdf = ({ contact, link, headline, summary, experience, education, topSkills, certificates }) =>
  page(
    STYLES,
    `<aside><h2>Contact</h2><p>${contact.phone} (Mobile)</p><p>${contact.email}</p><p>${link} (Profile)</p>
<h2>Top Skills</h2>${each(topSkills, (skill) => `<p>${skill}</p>`)}
<h2>Certifications</h2>${each(certificates, (text) => `<p style="word-break:normal">${text}</p>`)}</aside>
<main><h1>${contact.full_name}</h1><p>${headline}</p><p class="place">${contact.location}</p>
<h2>Summary</h2><p>${summary}</p>
<h2>Experience</h2>
${each(experience, (job) => `<p class="firm">${job.company}</p><p>${job.title}</p><p class="when">${job.dates}</p><p class="place">${job.place}</p>${each(job.points, (point) => `<p>${point}</p>`)}`)}
<h2>Education</h2>
${each(education, (school) => `<p class="firm">${school.institution}</p><p>${school.degree} · (${school.dates})</p>`)}</main>`,
  );
