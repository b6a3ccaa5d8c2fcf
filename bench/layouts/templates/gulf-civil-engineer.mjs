import { each, line, run, wordDocument } from '../markup.mjs';

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('');
const look = '<w:rFonts w:ascii="DejaVu Sans" w:hAnsi="DejaVu Sans" w:cs="DejaVu Sans"/>';
const said = (text, more = '') => line('<w:pPr><w:spacing w:after="0"/></w:pPr>', run(text, look + more));
const cell = (width, content, shade = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}</w:tcPr>${content}</w:tc>`;
const table = (widths, rows, borders = BORDERS) =>
  `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${each(widths, (width) => `<w:gridCol w:w="${width}"/>`)}</w:tblGrid>${each(rows, (cells) => `<w:tr>${cells.map((content, at) => cell(widths[at], content)).join('')}</w:tr>`)}</w:tbl>`;
const heading = (text) =>
  line(
    '<w:pPr><w:shd w:val="clear" w:color="auto" w:fill="BDD6EE"/><w:spacing w:before="200" w:after="80"/></w:pPr>',
    run(text, `${look}<w:b/>`),
  );
const bullet = (text) =>
  line(
    '<w:pPr><w:spacing w:after="0"/><w:ind w:left="500" w:hanging="250"/></w:pPr>',
    run(`➢ ${text}`, look),
  );
const head = (...names) => names.map((name) => said(name, '<w:b/>'));

const job = ({ title, company, place, dates, points }) =>
  said(`${title}   (${dates})`, '<w:b/>') +
  said(`M/s ${company}, ${place}`, '<w:i/>') +
  each(points, bullet) +
  said('');

/** A civil engineer in the Gulf: shaded headings, jobs as 'Title, dates / employer', projects and schools in ruled tables. */
export const docx = ({ contact, headline, summary, experience, projects, education, skills, personal }) =>
  wordDocument(
    said('CURRICULUM VITAE', '<w:b/><w:u w:val="single"/><w:sz w:val="28"/>'),
    table(
      [6000, 3600],
      [
        [
          said(contact.full_name, '<w:b/><w:sz w:val="30"/>') +
            said(headline, '<w:b/>') +
            said(contact.location),
          said(`Mob: ${contact.phone}`) + said(`E-mail: ${contact.email}`),
        ],
      ],
      '',
    ),
    heading('PROFESSIONAL SUMMARY'),
    said(summary),
    heading('EMPLOYMENT RECORD'),
    each(experience, job),
    heading('MAJOR PROJECTS'),
    table(
      [400, 3200, 2200, 2200, 1600],
      [
        head('Sr', 'Project', 'Client', 'Consultant', 'Value'),
        ...projects.map((cells, at) => [said(String(at + 1)), ...cells.map((text) => said(text))]),
      ],
    ),
    heading('ACADEMIC QUALIFICATION'),
    table(
      [2700, 4000, 1200, 1700],
      [
        head('Degree', 'Institute', 'Year', 'CGPA / Marks'),
        ...education.map((school) =>
          [school.degree, school.institution, school.dates, school.marks].map((text) => said(text)),
        ),
      ],
    ),
    heading('COMPUTER SKILLS'),
    each(skills, bullet),
    heading('PERSONAL INFORMATION'),
    table(
      [2600, 7000],
      personal.map(([label, value]) => [said(label), said(`: ${value}`)]),
      '',
    ),
  );
