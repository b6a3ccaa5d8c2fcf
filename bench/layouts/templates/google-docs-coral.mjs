import { each, page } from '../markup.mjs';

const STYLES = `
body { font: 9.5pt/1.5 "DejaVu Sans Condensed", sans-serif; padding: 18mm 18mm; color: #434343 }
table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding-bottom: 5mm } td:first-child { width: 42mm; padding-right: 6mm } h1 { font-size: 32pt; line-height: 1.1; color: #f2511b; font-weight: 700 } .tag { font-size: 13pt; color: #000 }
h2 { font-size: 11pt; color: #f2511b } h2 span { display: block } h3 { font-size: 11pt; color: #000 } h3 i { font-weight: 400 } .when { font-size: 8pt; margin-bottom: 1mm; color: #666 }`;

const part = (heading, content) => `<tr><td><h2><span>ㅡ</span>${heading}</h2></td><td>${content}</td></tr>`;

/** Google Docs 'Coral': headings under a short stroke in a left column; 'Employer / Title' as one heading, months in capitals below. */
export const pdf = ({ contact, tagline, street, blurb, experience, education, skills, awards }) =>
  page(
    STYLES,
    `<table><tr><td><h1>${contact.full_name
      .split(' ')
      .map((word) => word.replace('-', '-<wbr>'))
      .join('<br>')}</h1></td>
<td style="text-align:right"><p>${street.join('<br>')}</p><br><p><b>${contact.phone}</b></p><p><b>${contact.email}</b></p></td></tr>
${part(contact.full_name.split(' ')[0], `<p class="tag">${tagline}</p><p>${blurb}</p>`)}
${part('Skills', `<p>${skills.join(', ')}</p>`)}
${part(
  'Experience',
  each(
    experience,
    (job) =>
      `<h3>${job.company} / <i>${job.title}</i></h3><p class="when">${job.dates}, ${job.place.toUpperCase()}</p><p>${job.text}</p><br>`,
  ),
)}
${part(
  'Education',
  each(
    education,
    (school) =>
      `<h3>${school.institution} / <i>${school.degree}</i></h3><p class="when">${school.dates}, ${school.place.toUpperCase()}</p><br>`,
  ),
)}
${part(
  'Awards',
  each(awards, (text) => `<p>${text}</p>`),
)}</table>`,
  );
