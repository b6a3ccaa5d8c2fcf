import { each, page } from '../markup.mjs';

const STYLES = `
body { font: 10.5pt/1.35 "DejaVu Sans Condensed", sans-serif } .sheet { position: relative; height: 297mm; overflow: hidden; page-break-after: always } .sheet:last-child { page-break-after: auto }
aside { position: absolute; left: 0; top: 0; bottom: 0; width: 65mm; background: #293e49; color: #e1e8ed; padding: 13mm 7mm } aside h2 { font-size: 12.5pt; font-weight: 400; margin: 6mm 0 2mm } aside p { font-size: 9pt; margin-bottom: 1.2mm; overflow-wrap: anywhere } aside span { color: #8fa1ac }
main { position: absolute; left: 71mm; right: 12mm; top: 13mm } h1 { font-size: 25pt; font-weight: 400 } main h2 { font-size: 15pt; font-weight: 400; margin: 6mm 0 2mm } h3 { font-size: 12pt; font-weight: 400; margin-top: 4mm } .role { font-size: 11.5pt; margin-top: 2mm } .small { font-size: 10pt } .grey { color: #888; font-size: 10pt }
footer { position: absolute; right: 12mm; bottom: 8mm; font-size: 9pt; color: #888; left: 71mm; text-align: center }`;

const role = ({ title, dates, place, text }) =>
  `<p class="role">${title}</p><p class="small">${dates}</p>${place ? `<p class="grey">${place}</p>` : ''}${text ? `<p class="small">${text}</p>` : ''}`;

/** A networking site's two-page export: each employer once with the total years, its roles below, the sidebar on both pages. */
export function pdf({
  contact,
  link,
  headline,
  top,
  languages,
  certificates,
  honours,
  summary,
  experience,
  education,
}) {
  const own = experience.filter(({ company }) => company === experience[0].company);
  const rest = experience.filter((job) => !own.includes(job));
  const list = (heading, values) => `<h2>${heading}</h2>${each(values, (value) => `<p>${value}</p>`)}`;
  return page(
    STYLES,
    `<div class="sheet"><aside><h2>Contact</h2><p>${contact.phone} <span>(Mobile)</span></p><p>${contact.email}</p><p>${link} <span>(LinkedIn)</span></p>
${list('Top Skills', top)}${list('Languages', languages)}${list('Certifications', certificates)}${list('Honors-Awards', honours)}</aside>
<main><h1>${contact.full_name}</h1><p>${headline}</p><p class="grey">${contact.location}</p>
<h2>Summary</h2><p class="small">${summary}</p><h2>Experience</h2><h3>${own[0].company}</h3><p class="small">10 years 9 months</p>${each(own, role)}</main><footer>Page 1 of 2</footer></div>
<div class="sheet"><aside></aside><main>${each(rest, (job) => `<h3>${job.company}</h3>${role(job)}`)}
<h2>Education</h2>${each(education, (school) => `<h3>${school.institution}</h3><p class="small">${school.degree} · (${school.dates})</p>`)}</main><footer>Page 2 of 2</footer></div>`,
  );
}
