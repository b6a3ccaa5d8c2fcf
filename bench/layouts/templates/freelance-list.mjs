import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 14mm 16mm; font-size: 9.5pt }
h1 { font-size: 20pt } h1 small { font-size: 11pt; font-weight: 400; color: #666 }
h2 { background: #333; color: #fff; font-size: 10pt; padding: 1mm 3mm; margin: 5mm 0 2mm }
article { margin-bottom: 2.5mm; break-inside: avoid } .top { display: grid; grid-template-columns: 1fr auto }
.tools { color: #555; font-size: 8.5pt }`;

const gig = (
  job,
) => `<article><div class="top"><b>${job.company} (${job.place})</b><span>${job.dates}</span></div>
<p>${job.title}: ${job.points.join(' ')}</p><p class="tools">Tools: ${job.tools}</p></article>`;

/** A freelancer: ten engagements of a few months each, with the tools below each. */
export const pdf = ({ contact, link, headline, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name} <small>${headline}</small></h1>
<p>${contact.location} / ${contact.phone} / ${contact.email} / ${link}</p>
<h2>Technologies</h2><p>${skills.join(', ')}</p>
<h2>Engagements</h2>${each(experience, gig)}
<h2>Academic Background</h2>
${each(education, (school) => `<div class="top"><b>${school.degree}, ${school.institution}</b><span>${school.dates}</span></div>`)}`,
  );
