import { each, page } from '../markup.mjs';

const STYLES = `
@page { margin: 15mm 17mm } body { font: 10pt/1.45 "DejaVu Sans Condensed", sans-serif; width: auto; font-size: 11pt }
.photo { float: right; width: 30mm; height: 36mm; border: 1px solid #555; background: #dfe6ee } h1 { font-size: 18pt } .post { font-weight: 700; color: #7a1f3d }
h2 { background: #f3dfe6; border-left: 2mm solid #7a1f3d; font-size: 11.5pt; padding: .6mm 3mm; margin: 5mm 0 2mm; clear: both } table { border-collapse: collapse; width: 100% } .lined td, .lined th { border: 1px solid #888; padding: .7mm 2mm; text-align: left; font-size: 10pt } .pairs td:first-child { width: 48mm } .pairs td { padding: .3mm 0 } .job { margin-bottom: 3mm; break-inside: avoid }`;

const pairs = (rows) =>
  `<table class="pairs">${each(rows, ([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`)}</table>`;
const lined = (heads, rows) =>
  `<table class="lined"><tr>${each(heads, (head) => `<th>${head}</th>`)}</tr>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>`;

/** A nurse who applies abroad: registrations in a table, 'Name of Hospital', 'Bed Capacity' and 'Area' as labels, duties once for all jobs. */
export const pdf = ({
  contact,
  address,
  post,
  objective,
  registrations,
  experience,
  duties,
  education,
  equipment,
  personal,
  referees,
}) =>
  page(
    STYLES,
    `<div class="photo"></div><h1>${contact.full_name}</h1><p class="post">${post}</p><p>${address}</p><p>Contact No: ${contact.phone}</p><p>E-mail ID: ${contact.email}</p>
<h2>CAREER OBJECTIVE</h2><p>${objective}</p>
<h2>PROFESSIONAL REGISTRATION</h2>${lined(['Council', 'Registration', 'Validity'], registrations)}
<h2>WORK EXPERIENCE (7 YEARS)</h2>
${each(
  experience,
  (job) =>
    `<div class="job">${pairs([
      ['Name of Hospital', `<b>${job.company}</b>, ${job.place}`],
      ['Bed Capacity', job.beds],
      ['Designation', job.title],
      ['Area', job.area],
      ['Duration', job.dates],
    ])}</div>`,
)}
<h2>DUTIES AND RESPONSIBILITIES</h2><ul>${each(duties, (text) => `<li>${text}</li>`)}</ul>
<h2>EDUCATIONAL QUALIFICATION</h2>${lined(
      ['Course', 'Institution', 'Board / University', 'Period', 'Marks'],
      education.map((school) => [
        school.degree,
        school.institution,
        school.board,
        school.dates,
        school.marks,
      ]),
    )}
<h2>EQUIPMENT HANDLED</h2><ul>${each(equipment, (text) => `<li>${text}</li>`)}</ul>
<h2>PERSONAL DETAILS</h2>${pairs(personal)}
<h2>REFERENCES</h2><ol>${each(referees, (text) => `<li>${text}</li>`)}</ol>
<h2>DECLARATION</h2><p>I hereby declare that the details furnished above are true to the best of my knowledge and belief.</p><br><p>Place: Ramapuram</p><p style="text-align:right"><b>ANJU MARIYA K.</b></p>`,
  );
