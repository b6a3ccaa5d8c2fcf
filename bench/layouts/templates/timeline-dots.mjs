import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 16mm 18mm }
h1 { font-size: 23pt } .role { color: #0a7d6c; margin-bottom: 5mm } .reach { display: flex; gap: 8mm; font-size: 9pt }
h2 { font-size: 12pt; margin: 6mm 0 3mm; color: #0a7d6c }
.step { position: relative; margin-left: 34mm; border-left: 2px solid #0a7d6c; padding: 0 0 4mm 6mm }
.step::before { content: ""; position: absolute; left: -2.2mm; top: 1mm; width: 4mm; height: 4mm; border-radius: 50%; background: #0a7d6c }
.when { position: absolute; left: -36mm; width: 30mm; text-align: right; font-size: 8.5pt; color: #555 } h3 { font-size: 10.5pt } .firm { font-style: italic }`;

const step = (dates, title, firm, text) =>
  `<div class="step"><h3>${title}</h3><p class="firm">${firm}</p><p>${text}</p><p class="when">${dates.replace(' – ', '<br>– ')}</p></div>`;

/** A line with dots; the dates are to its left on two lines, and after their entry in the file. */
export const pdf = ({ contact, headline, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="role">${headline}</p>
<p class="reach"><span>${contact.phone}</span><span>${contact.email}</span><span>${contact.location}</span></p>
<h2>Professional Journey</h2>
${each(experience, (job) => step(job.dates, job.title, `${job.company} · ${job.place}`, job.points.join(' ')))}
<h2>Academic Journey</h2>
${each(education, (school) => step(school.dates, school.degree, school.institution, school.note))}
<h2>Competencies</h2><p>${skills.join(' ● ')}</p>`,
  );
