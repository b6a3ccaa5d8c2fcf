import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 14mm 18mm; font-family: "DejaVu Serif", serif }
h1 { font-size: 15pt; text-align: center; text-decoration: underline; margin-bottom: 4mm }
h2 { font-size: 10.5pt; background: #d9d9d9; padding: 1mm 2mm; margin: 4mm 0 2mm }
table { width: 100%; border-collapse: collapse } td, th { border: 1px solid #000; padding: 1mm 2mm; font-size: 9.5pt; text-align: left }
.plain td { border: 0; padding: .5mm 0 } .plain td:first-child { width: 45mm }`;

const table = (heads, rows) =>
  `<table><tr>${each(heads, (head) => `<th>${head}</th>`)}</tr>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>`;

/** An Indian fresher's resume: ruled tables for schools and projects, personal details last, a declaration. */
export const pdf = ({ contact, objective, education, experience, projects, skills, personal, place }) =>
  page(
    STYLES,
    `<h1>RESUME</h1><p><b>${contact.full_name}</b></p><p>Mobile No.: ${contact.phone}</p><p>Email ID: ${contact.email}</p>
<h2>CAREER OBJECTIVE:</h2><p>${objective}</p>
<h2>ACADEMIC PROFILE:</h2>
${table(
  ['Qualification', 'Institute', 'Board / University', 'Year of Passing', 'Percentage'],
  education.map((school) => [school.degree, school.institution, school.board, school.dates, school.marks]),
)}
<h2>INTERNSHIP:</h2>
${each(experience, (job) => `<p>${job.title} at <b>${job.company}</b>, ${job.place} (${job.dates}).</p><p>${job.points.join(' ')}</p>`)}
<h2>PROJECTS UNDERTAKEN:</h2>${table(['S.No', 'Title', 'Technology', 'Duration'], projects)}
<h2>TECHNICAL PROFICIENCY:</h2><p>${skills.join(', ')}</p>
<h2>PERSONAL PROFILE:</h2>
<table class="plain">${each(personal, ([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`)}</table>
<h2>DECLARATION:</h2><p>I hereby declare that the above information is true to the best of my knowledge.</p>
<p>Place: ${place}</p><p style="text-align:right">(${contact.full_name})</p>`,
  );
