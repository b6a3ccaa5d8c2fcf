import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 13mm 18mm; font-size: 9.5pt }
header { text-align: center; margin-bottom: 6mm }
h1 { font-size: 28pt; font-weight: 400 } h1 b { font-weight: 700 }
.role { color: #c22; font-variant: small-caps } .reach { font-size: 8pt }
h2 { font-size: 14pt; margin: 4mm 0 2mm; border-bottom: 1px solid #999 } h2 i { font-style: normal; color: #c22 }
.pair { display: flex; justify-content: space-between; margin-top: 2mm }
.pair b { font-size: 10.5pt } .pair + .pair { margin: 0; font-size: 8.5pt; color: #555 }
.pair + .pair span:first-child { font-variant: small-caps } .pair em { color: #c22 }
dl { display: grid; grid-template-columns: 32mm 1fr; row-gap: 1mm } dt { font-weight: 700; text-align: right; padding-right: 4mm }`;

const heading = (text) => `<h2><i>${text.slice(0, 3)}</i>${text.slice(3)}</h2>`;
const corners = (left, right, below, last) =>
  `<div class="pair"><b>${left}</b><em>${right}</em></div><div class="pair"><span>${below}</span><em>${last}</em></div>`;

/** Awesome-CV: employer and place in the upper corners, title in small capitals and dates in the lower ones. */
export function pdf({ contact, link, headline, experience, education, skillGroups, honours }) {
  const [given, family] = contact.full_name.split(' ');
  return page(
    STYLES,
    `<header><h1>${given} <b>${family}</b></h1><p class="role">${headline}</p><p>${contact.location}</p>
<p class="reach">☎ ${contact.phone} | ✉ ${contact.email} | ⌂ ${link}</p></header>
${heading('Work Experience')}
${each(experience, (job) => corners(job.company, job.place, job.title, job.dates) + points(job))}
${heading('Honors &amp; Awards')}
${each(honours, ([year, prize, event]) => `<p>${year} &nbsp; <b>${prize}</b>, ${event}</p>`)}
${heading('Education')}
${each(education, (school) => corners(school.institution, school.place, school.degree, school.dates))}
${heading('Skills')}<dl>${each(skillGroups, ([group, those]) => `<dt>${group}</dt><dd>${those}</dd>`)}</dl>`,
  );
}
