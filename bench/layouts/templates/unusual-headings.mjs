import { each, page, points } from '../markup.mjs';

const STYLES = `
body { padding: 18mm 20mm; color: #333 }
h1 { font-size: 22pt } h1 + p { font-size: 9.5pt; margin-bottom: 5mm }
h2 { font-size: 14pt; font-weight: 400; color: #d2691e; margin: 6mm 0 2mm } h3 { font-size: 10.5pt } h3 span { float: right; font-weight: 400; color: #888 }`;

/** Headings in the writer's own words. */
export const pdf = ({ contact, summary, experience, education, skills, joys }) =>
  page(
    STYLES,
    `<h1>Hi, I'm ${contact.full_name}.</h1><p>Write to ${contact.email} or ring ${contact.phone}. I live in ${contact.location}.</p>
<h2>Who I am</h2><p>${summary}</p>
<h2>Where I've worked</h2>
${each(experience, (job) => `<h3><span>${job.dates}</span>${job.company}, ${job.place}</h3><p>${job.title}</p>${points(job)}`)}
<h2>What I've learned and where</h2>
${each(education, (school) => `<h3><span>${school.dates}</span>${school.institution}</h3><p>${school.degree}</p>`)}
<h2>My toolbox</h2><p>${skills.join(', ')}</p>
<h2>When I'm not working</h2><p>${joys}</p>`,
  );
