import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 20mm 18mm; text-align: center } section { text-align: left }
h1 { font-size: 22pt; font-weight: 300 } .role { margin-bottom: 5mm; font-size: 9pt } .reach span { margin: 0 3mm; font-size: 9pt }
h2 { font-size: 11pt; font-weight: 400; letter-spacing: 5px; text-align: center; border: solid #999; border-width: 1px 0; padding: 1mm; margin: 6mm 0 3mm }
.half { display: inline-block; width: 49% } .right { text-align: right }`;

const spaced = (text) =>
  text
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('&nbsp;&nbsp; ');

/** Letter-spacing, by spaces in the name and by styling in the headings; icons instead of labels. */
export const pdf = ({ contact, headline, experience, education, skills, languages }) =>
  page(
    STYLES,
    `<h1>${spaced(contact.full_name)}</h1><p class="role">${spaced(headline)}</p>
<p class="reach"><span>📱 ${contact.phone}</span><span>✉️ ${contact.email}</span><span>📍 ${contact.location}</span></p>
<h2>EXPERIENCE</h2>
${each(experience, (job) => `<section><b class="half">${job.company.toUpperCase()}</b><span class="half right">${job.dates}</span><p><i>${job.title}</i></p>${points(job)}</section>`)}
<h2>EDUCATION</h2>
${each(education, (school) => `<section><b class="half">${school.institution.toUpperCase()}</b><span class="half right">${school.dates}</span><p>${school.degree}</p></section>`)}
<h2>EXPERTISE</h2><p>${skills.join(' | ')}</p>
<h2>LANGUAGES</h2><p>${languages.join(' | ')}</p>`,
  );
