import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 16mm 20mm }
h1 { font-size: 22pt } .reach { color: #555; margin-bottom: 4mm }
h2 { font-size: 13pt; color: #2b6; margin: 6mm 0 2mm }
.firm { font-size: 11.5pt; font-weight: 700; margin-top: 3mm } .firm span, .role span { font-weight: 400; color: #777 }
.role { font-weight: 600; margin: 2mm 0 0 4mm } .role + ul { margin-left: 4mm }`;

/** Several roles at one employer: the employer once with all its years, its roles below with their own. */
export const pdf = ({ contact, summary, employers, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="reach">${contact.location} · ${contact.email} · ${contact.phone}</p>
<p>${summary}</p>
<h2>Experience</h2>
${each(employers, ({ company, span, roles }) => `<p class="firm">${company} <span>(${span})</span></p>${each(roles, (role) => `<p class="role">${role.title} <span>| ${role.dates}</span></p>${points(role)}`)}`)}
<h2>Education</h2>
${each(education, (school) => `<p class="firm">${school.institution}</p><p>${school.degree} <span>| ${school.dates}</span></p>`)}
<h2>Skills</h2><p>${skills.join(' · ')}</p>`,
  );
