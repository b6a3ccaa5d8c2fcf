import { each, page, points } from '../markup.mjs';

const STYLES = `
@page { margin: 16mm 18mm }
body { width: auto; font-size: 10pt }
h1 { font-size: 15pt; text-align: center } .reach { text-align: center; border-bottom: 2px solid #000; padding-bottom: 2mm }
h2 { font-size: 11pt; text-transform: uppercase; margin: 4mm 0 2mm } .top { overflow: hidden; font-weight: 700; margin-top: 3mm } .top span:last-child { float: right }`;

const stint = (
  job,
) => `<p class="top"><span>Client: ${job.client}, ${job.place}</span><span>${job.dates}</span></p>
<p><b>Role: ${job.title}</b></p><p><b>Responsibilities:</b></p>${points(job)}<p><b>Environment:</b> ${job.tools}</p>`;

/** A US agency consultant: 'Client:' and 'Role:' lines, long lists of duties, an environment after each. */
export const pdf = ({ contact, headline, digest, experience, education, skillTable }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p class="reach">${headline}<br>Email: ${contact.email} | Cell: ${contact.phone}</p>
<h2>Professional Summary:</h2><ul>${each(digest, (text) => `<li>${text}</li>`)}</ul>
<h2>Technical Skills:</h2>
<table border="1" cellspacing="0" cellpadding="4">${each(skillTable, ([group, those]) => `<tr><td><b>${group}</b></td><td>${those}</td></tr>`)}</table>
<h2>Professional Experience:</h2>${each(experience, stint)}
<h2>Education:</h2>
${each(education, (school) => `<p>${school.degree}, ${school.institution}, ${school.place} – ${school.dates}</p>`)}`,
  );
