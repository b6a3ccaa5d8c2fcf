import { each, page } from '../markup.mjs';

const STYLES = `
@page { margin: 20mm 24mm }
body { width: auto; font: 10.5pt/1.4 "DejaVu Serif", serif }
h1 { font-size: 17pt; font-weight: 400; text-align: center } .reach { text-align: center; margin-bottom: 6mm }
h2 { font-size: 11pt; text-transform: uppercase; letter-spacing: 1px; margin: 6mm 0 2mm }
table { border-spacing: 0 } td { vertical-align: top; padding-bottom: 2mm } td:first-child { width: 28mm; white-space: nowrap }
ol { padding-left: 6mm } li { margin-bottom: 1.5mm }`;

const rows = (entries, draw) =>
  `<table>${each(entries, (entry) => `<tr><td>${entry.dates}</td><td>${draw(entry)}</td></tr>`)}</table>`;

/** An academic CV: education first, years in a left column, publications that fill pages. */
export const pdf = ({ contact, experience, education, interests, publications, grants, service }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}, Ph.D.</h1><p class="reach">${contact.location}<br>${contact.email} | ${contact.phone}</p>
<h2>Research Interests</h2><p>${interests}</p>
<h2>Education</h2>
${rows(education, (school) => `${school.degree}, ${school.institution}<br>${school.thesis}`)}
<h2>Academic Appointments</h2>
${rows(experience, (job) => `<b>${job.title}</b>, ${job.department}, ${job.company}`)}
<h2>Publications</h2><ol>${each(publications, (text) => `<li>${text}</li>`)}</ol>
<h2>Grants and Awards</h2>
${rows(grants, ({ what }) => what)}
<h2>Professional Service</h2>${each(service, (text) => `<p>${text}</p>`)}`,
  );
