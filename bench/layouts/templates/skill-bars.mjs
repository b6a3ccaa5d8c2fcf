import { each, page } from '../markup.mjs';

const STYLES = `
body { display: grid; grid-template: auto 1fr / 1fr 62mm; min-height: 297mm }
header { grid-column: 1 / 3; background: #f4c430; padding: 10mm 14mm } h1 { font-size: 24pt; text-transform: uppercase }
main { padding: 8mm 8mm 8mm 14mm } aside { padding: 8mm 14mm 8mm 4mm }
h2 { font-size: 11pt; text-transform: uppercase; margin: 4mm 0 2mm }
.bar { height: 2.5mm; background: #ddd; margin-bottom: 2mm } .bar i { display: block; height: 100%; background: #f4c430 }
.pc { float: right; font-size: 8pt } section { margin-bottom: 4mm } h3 { font-size: 10pt } small { color: #777 }`;

const bar = ([skill, share]) =>
  `<p><span class="pc">${share}%</span>${skill}</p><div class="bar"><i style="width:${share}%"></i></div>`;

/** An infographic: a band, bars with percentages on the right, jobs with one line of prose each on the left. */
export const pdf = ({ contact, headline, experience, education, bars, hobbies }) =>
  page(
    STYLES,
    `<header><h1>${contact.full_name}</h1><p>${headline}</p></header>
<main><h2>Experience</h2>
${each(experience, (job) => `<section><small>${job.dates}</small><h3>${job.title} @ ${job.company}</h3><p>${job.points.join(' ')}</p></section>`)}
<h2>Education</h2>
${each(education, (school) => `<section><small>${school.dates}</small><h3>${school.degree}</h3><p>${school.institution}</p></section>`)}</main>
<aside><h2>Contact</h2><p>M ${contact.phone}</p><p>E ${contact.email}</p><p>A ${contact.location}</p>
<h2>Software</h2>${each(bars, bar)}
<h2>Hobbies</h2><p>${hobbies}</p></aside>`,
  );
