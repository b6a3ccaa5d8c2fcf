import { each } from '../markup.mjs';

const paragraph = (text) => `${text}\\par\n`;
const heading = (text) => paragraph(`\\pard\\b\\ul ${text}\\ulnone\\b0`);

const job = ({ title, company, place, dates, points }) =>
  paragraph(`\\pard\\tx1900 ${dates}\\tab {\\b ${title}}`) +
  paragraph(`\\tab ${company}, ${place}`) +
  each(points, (point) => paragraph(`\\tab - ${point}`));

/** RTF: dates on the left, and a tab before everything else. */
export const rtf = ({ contact, experience, education, skills }) =>
  [
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times New Roman;}}\\f0\\fs22',
    paragraph(`\\pard\\qc\\b\\fs32 ${contact.full_name}\\b0\\fs22`),
    paragraph(`${contact.location}`),
    paragraph(`Tel: ${contact.phone}   Mail: ${contact.email}`),
    heading('EMPLOYMENT RECORD'),
    each(experience, job),
    heading('SCHOOLING'),
    each(education, (school) =>
      paragraph(`\\pard\\tx1900 ${school.dates}\\tab ${school.degree}, ${school.institution}`),
    ),
    heading('COMPUTER SKILLS'),
    paragraph(`\\pard ${skills.join(', ')}`),
    '}',
  ].join('\n');
