import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 20mm; font-family: "DejaVu Sans Mono", monospace; font-size: 8.5pt }
h1 { font-size: 13pt } h2 { font-size: 9.5pt; margin: 5mm 0 1mm } h2::before { content: "## " } .job { margin-top: 3mm }`;

/** Plain as a terminal: each job is one line of employer, title, town and years between bars. */
export const pdf = ({ contact, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p>${contact.email} | ${contact.phone} | ${contact.location}</p>
<h2>work</h2>
${each(experience, (job) => `<p class="job">${job.company} | ${job.title} | ${job.place} | ${job.dates}</p>${points(job)}`)}
<h2>education</h2>
${each(education, (school) => `<p>${school.institution} | ${school.degree} | ${school.dates}</p>`)}
<h2>skills</h2><p>${skills.join(' ')}</p>`,
  );
