import { each, page } from '../markup.mjs';

const STYLES = `
@page { margin: 12mm 14mm } body { font: 9.5pt/1.45 "DejaVu Sans Condensed", sans-serif; width: auto }
h1 { font-size: 17pt } .head { color: #4a4a4a; font-size: 10.5pt } .reach { display: flex; gap: 8mm; margin: 2mm 0; color: #275df5 } h2 { font-size: 11.5pt; background: #eef3ff; padding: 1mm 2mm; margin: 4mm 0 2mm } table { border-collapse: collapse; width: 100% } th { text-align: left; background: #fafafa; color: #717b9e; font-weight: 500 } th, td { border: 1px solid #dcdfe8; padding: 1mm 2mm } .facts td { border: 0; width: 25% } .facts b { display: block; color: #717b9e; font-weight: 500; font-size: 8.5pt } .key { display: inline-block; border: 1px solid #c3cbe0; border-radius: 4mm; padding: .4mm 3mm; margin: 0 1.5mm 1.5mm 0 }`;

const table = (heads, rows) =>
  `<table><tr>${each(heads, (head) => `<th>${head}</th>`)}</tr>${each(rows, (row) => `<tr>${each(row, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>`;

/** An export of a large Indian job site: facts in a row of small labels, key skills in pills, employers as rows 'No., Company, Designation, From, To'. */
export const pdf = ({ contact, headline, facts, keys, experience, roles, education, personal }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="head">${headline}</p><div class="reach"><span>${contact.email}</span><span>${contact.phone}</span></div>
<table class="facts"><tr>${each(facts, ([label, value]) => `<td><b>${label}</b>${value}</td>`)}</tr></table>
<h2>Key Skills</h2>${each(keys, (skill) => `<span class="key">${skill}</span>`)}
<h2>Work Experience</h2>${table(
      ['Sr. No.', 'Company Name', 'Designation', 'From', 'To'],
      experience.map((job, at) => [String(at + 1), job.company, job.title, job.from, job.to]),
    )}
<h2>Roles and Responsibilities</h2><ul>${each(roles, (text) => `<li>${text}</li>`)}</ul>
<h2>Education</h2>${table(
      ['Qualification', 'Institute / Board', 'Year of Passing', 'Percentage'],
      education.map((school) => [school.degree, school.institution, school.dates, school.marks]),
    )}
<h2>Personal Details</h2>${table(['Detail', 'Value'], personal)}`,
  );
