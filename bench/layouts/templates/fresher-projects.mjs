import { each, page } from '../markup.mjs';

const STYLES = `
body { font: 9.5pt/1.45 "DejaVu Sans Condensed", sans-serif; padding: 13mm 15mm }
header { border-left: 3mm solid #00897b; padding-left: 5mm; margin-bottom: 3mm } h1 { font-size: 24pt; font-weight: 900 } .role { font-size: 12pt; color: #00897b } .reach { font-size: 9pt; color: #555 }
h2 { font-size: 11.5pt; color: #00897b; margin: 4mm 0 1.5mm; text-transform: uppercase; letter-spacing: 1.5px } .item { margin-bottom: 2.5mm } .line { display: flex; justify-content: space-between } .kind { font-style: italic; color: #555 } .tools { font-size: 8.5pt; color: #00695c }
.skills { display: grid; grid-template-columns: repeat(4, 1fr) }`;

/** A graduate without a job yet: projects replace employment, with kinds and tools; clubs and prizes at the end. */
export const pdf = ({ contact, headline, site, projects, education, skills, activities, achievements }) =>
  page(
    STYLES,
    `<header><h1>${contact.full_name}</h1><p class="role">${headline}</p><p class="reach">${contact.location} • ${contact.phone} • ${contact.email} • ${site}</p></header>
<h2>Technical Skills</h2><div class="skills">${each(skills, (skill) => `<span>▪ ${skill}</span>`)}</div>
<h2>Projects</h2>
${each(projects, (project) => `<div class="item"><p class="line"><b>${project.name}</b><span>${project.dates}</span></p><p class="kind">${project.kind}</p><ul>${each(project.points, (point) => `<li>${point}</li>`)}</ul><p class="tools">Tools: ${project.tools}</p></div>`)}
<h2>Education</h2>
${each(education, (school) => `<div class="item"><p class="line"><b>${school.degree}</b><span>${school.dates}</span></p><p>${school.institution}</p><p>${school.note}</p></div>`)}
<h2>Achievements</h2><ul>${each(achievements, (text) => `<li>${text}</li>`)}</ul>
<h2>Extracurricular Activities</h2><ul>${each(activities, (text) => `<li>${text}</li>`)}</ul>`,
  );
