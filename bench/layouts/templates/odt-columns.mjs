import { each } from '../markup.mjs';

const NAMES = ['office', 'text', 'table', 'style', 'fo'];
const NAMESPACES = NAMES.map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
const line = (text) => `<text:p>${text}</text:p>`;
const heading = (text) => `<text:h text:outline-level="1">${text}</text:h>`;
const cell = (...lines) => `<table:table-cell>${lines.join('')}</table:table-cell>`;
const row = (...cells) => `<table:table-row>${cells.join('')}</table:table-row>`;
const table = (rows) => `<table:table>${rows}</table:table>`;

/** OpenDocument: a two-column table without lines under each heading, dates on the right. */
export const odt = ({ contact, experience, education, skills }) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES.join(' ')}><office:body><office:text>
${line(contact.full_name)}${line(`${contact.email}<text:tab/>${contact.phone}<text:tab/>${contact.location}`)}
${heading('Positions held')}
${table(each(experience, (job) => row(cell(line(job.title), line(`${job.company}, ${job.place}`), each(job.points, line)), cell(line(job.dates)))))}
${heading('Education')}
${table(each(education, (school) => row(cell(line(`${school.degree}, ${school.institution}`)), cell(line(school.dates)))))}
${heading('Skills')}${line(skills.join(', '))}</office:text></office:body></office:document-content>`;
