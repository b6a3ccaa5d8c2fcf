import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 20mm 22mm; font-family: "DejaVu Serif", serif }
h1 { font-size: 18pt; font-weight: 400; text-align: center; letter-spacing: 2px; margin-bottom: 8mm }
h2 { font-size: 11pt; border-bottom: 1.5px solid #333; margin: 7mm 0 3mm }
.row { overflow: hidden; margin-bottom: 2.5mm }
.row > :first-child { float: left; width: 48mm } .row > :last-child { margin-left: 50mm }`;

const row = (left, ...right) =>
  `<div class="row"><p>${left}</p><div>${each(right, (text) => `<p>${text}</p>`)}</div></div>`;

/** A German Lebenslauf in English: a table of personal data, then dates with days in a left column. */
export const pdf = ({ contact, address, born, status, experience, education, languages, licence, signed }) =>
  page(
    STYLES,
    `<h1>Curriculum Vitae</h1>
<h2>Personal details</h2>
${row('Name', contact.full_name)}${row('Address', address)}${row('Telephone', contact.phone)}${row('E-Mail', contact.email)}
${row('Date of birth', born)}${row('Marital status', status)}
<h2>Professional career</h2>
${each(experience, (job) => row(job.dates, `<b>${job.company}</b>, ${job.place}`, job.title, ...job.points.map((point) => `– ${point}`)))}
<h2>Studies and school</h2>
${each(education, (school) => row(school.dates, `<b>${school.institution}</b>`, school.degree, school.grade))}
<h2>Further knowledge</h2>
${row('Languages', languages)}${row('Driving licence', licence)}
<p style="margin-top:14mm">${signed}</p>`,
  );
