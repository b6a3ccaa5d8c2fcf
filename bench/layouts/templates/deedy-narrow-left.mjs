import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 12mm 14mm; font-size: 9pt }
h1 { font-size: 32pt; font-weight: 200; text-align: center } h1 b { font-weight: 400 } .reach { text-align: center; color: #777; border-bottom: 1px solid #aaa; padding-bottom: 2mm }
.left { float: left; width: 33%; padding-right: 6mm } .right { float: left; width: 66% }
h2 { font-size: 13pt; font-weight: 300; text-transform: uppercase; color: #555; margin: 4mm 0 1mm }
h3 { font-size: 10pt; text-transform: uppercase; color: #333; margin-top: 2mm } h3 span { font-weight: 400; text-transform: none } .when { color: #777; font-size: 8.5pt }`;

/** LaTeX Deedy: a narrow column of education, links and skills; 'EMPLOYER | Title' with date and place below. */
export function pdf({ contact, experience, education, links, coursework, skillGroups, projects }) {
  const [given, family] = contact.full_name.split(' ');
  return page(
    STYLES,
    `<h1>${given} <b>${family}</b></h1><p class="reach">${contact.email} | ${contact.phone}</p>
<div class="left"><h2>Education</h2>
${each(education, (school) => `<h3>${school.institution}</h3><p>${school.degree}</p><p class="when">${school.dates} | ${school.place}</p>`)}
<h2>Links</h2>${each(links, (link) => `<p>${link}</p>`)}
<h2>Coursework</h2>${each(coursework, (course) => `<p>${course}</p>`)}
<h2>Skills</h2>${each(skillGroups, ([group, those]) => `<h3>${group}</h3><p>${those}</p>`)}</div>
<div class="right"><h2>Experience</h2>
${each(experience, (job) => `<h3>${job.company} <span>| ${job.title}</span></h3><p class="when">${job.dates} | ${job.place}</p>${points(job)}`)}
<h2>Research</h2>
${each(projects, ([lab, role, when, text]) => `<h3>${lab} <span>| ${role}</span></h3><p class="when">${when}</p><p>${text}</p>`)}</div>`,
  );
}
