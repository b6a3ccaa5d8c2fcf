import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 16mm }
h1 { font-size: 30pt; font-weight: 200; text-align: right } .reach { text-align: right; font-size: 9pt; color: #666; margin-bottom: 6mm }
.block { display: grid; grid-template-columns: 30mm 1fr 16mm; border-top: 1px solid #222; padding: 3mm 0 } .block > h2 { font-size: 9pt; text-transform: lowercase; font-weight: 400 }
.rail { text-align: center; font-size: 9pt; color: #666; grid-column: 3 } .entry { grid-column: 2; margin-bottom: 3mm } h3 { font-size: 10.5pt }`;

const entry = (dates, ...lines) =>
  `<div class="entry"><h3>${lines[0]}</h3>${each(lines.slice(1), (text) => `<p>${text}</p>`)}</div><div class="rail">${dates.split('–').reverse().join('<br>')}</div>`;
const block = (heading, body) => `<div class="block"><h2>${heading}</h2>${body}</div>`;

/** Headings in a left column, years stacked in a rail on the right: '2023' above '2019'. */
export const pdf = ({ contact, summary, experience, education, skills }) =>
  page(
    STYLES,
    `<h1>${contact.full_name.toLowerCase()}</h1><p class="reach">${contact.location}, ${contact.phone}, ${contact.email}</p>
${block('profile', `<p class="entry">${summary}</p>`)}
${block(
  'experience',
  each(experience, (job) => entry(job.dates, job.company, job.title, ...job.points)),
)}
${block(
  'education',
  each(education, (school) => entry(school.dates, school.institution, school.degree)),
)}
${block('skills', `<p class="entry">${skills.join(', ')}</p>`)}`,
  );
