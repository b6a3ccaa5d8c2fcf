import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 18mm 22mm; font: 10.5pt/1.3 "DejaVu Serif", serif }
h1 { font-size: 20pt; font-variant: small-caps; text-align: center; font-weight: 400 } .reach { text-align: center; font-size: 9.5pt }
h2 { font-size: 13pt; font-variant: small-caps; font-weight: 400; border-bottom: .5pt solid #000; margin: 5mm 0 2mm }
.line { position: relative } .line span { position: absolute; right: 0 }`;

const line = (left, right) => `<p class="line">${left}<span>${right}</span></p>`;

/**
 * A typical student LaTeX resume: small capitals, education first, title and date above employer and town, projects.
 */
export const pdf = ({ contact, links, education, experience, projects, skillGroups }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="reach">${contact.phone} | ${contact.email} | ${links}</p>
<h2>Education</h2>
${each(education, (school) => line(`<b>${school.institution}</b>`, school.place) + line(`<i>${school.degree}</i>`, `<i>${school.dates}</i>`))}
<h2>Experience</h2>
${each(experience, (job) => line(`<b>${job.title}</b>`, job.dates) + line(`<i>${job.company}</i>`, `<i>${job.place}</i>`) + points(job))}
<h2>Projects</h2>
${each(projects, (project) => line(`<b>${project.name}</b> | <i>${project.tools}</i>`, project.dates) + points(project))}
<h2>Technical Skills</h2>${each(skillGroups, ([group, those]) => `<p><b>${group}</b>: ${those}</p>`)}`,
  );
