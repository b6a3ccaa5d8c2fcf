import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 18mm }
h1 { font-size: 14pt } h2 { font-size: 11pt; text-decoration: underline; margin: 5mm 0 2mm } h3 { font-size: 10pt; margin-top: 3mm }
table { border-spacing: 0 } td { padding: .4mm 3mm .4mm 0; vertical-align: top } td:first-child { width: 38mm; font-weight: 700 }`;

const facts = (...pairs) =>
  `<table>${each(pairs, ([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`)}</table>`;

/** An Indian services resume: 'Organization', 'Designation' and 'Duration' as label and value, then projects in the same format. */
export const pdf = ({ contact, digest, experience, education, projects, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p>Contact No: ${contact.phone}</p><p>E-Mail: ${contact.email}</p><p>Current Location: ${contact.location}</p>
<h2>Professional Synopsis</h2><ul>${each(digest, (text) => `<li>${text}</li>`)}</ul>
<h2>Organizational Experience</h2>
${each(experience, (job) => `<br>${facts(['Organization', job.company], ['Designation', job.title], ['Duration', job.dates], ['Location', job.place])}`)}
<h2>Project Details</h2>
${each(projects, (project, at) => `<h3>Project #${at + 1}</h3>${facts(['Project Name', project.name], ['Client', project.client], ['Role', project.role], ['Environment', project.tools], ['Team Size', project.size])}<p>${project.text}</p>`)}
<h2>Scholastics</h2><ul>${each(education, (school) => `<li>${school.degree} from ${school.institution}, ${school.place} in ${school.dates}.</li>`)}</ul>
<h2>IT Skill Set</h2>${facts(...skills.map((skill, at) => [at === 0 ? 'Tools' : '', skill]))}`,
  );
