import { each, line, run, TAB } from '../markup.mjs';

const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const section = (columns, kind, head = '') =>
  `<w:sectPr>${head}<w:type w:val="${kind}"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="2200" w:right="1100" w:bottom="1100" w:left="1100" w:header="600" w:footer="500" w:gutter="0"/><w:cols w:num="${columns}" w:space="500"/></w:sectPr>`;
const heading = (text) =>
  line(
    '<w:pPr><w:spacing w:before="240"/></w:pPr>',
    run(text, '<w:b/><w:color w:val="1F4E79"/><w:sz w:val="26"/>'),
  );
const bullet = (text) =>
  line('<w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr>', run('•'), TAB, run(text));
const pushed = (left, right) =>
  line(
    '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9700"/></w:tabs></w:pPr>',
    run(left, '<w:b/>'),
    TAB,
    run(right),
  );

/** Word: name and contact in the page header, 'Employer → years' above the title, and a second section with two columns. */
export const docx = ({ contact, headline, summary, experience, education, skills, memberships }) => [
  {
    name: '[Content_Types].xml',
    content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${TYPE}.header+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/_rels/document.xml.rels',
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r2" Type="${RELATION}/header" Target="header1.xml"/></Relationships>`,
  },
  {
    name: 'word/header1.xml',
    content: `${XML}<w:hdr ${SPACES}>${line(run(contact.full_name.toUpperCase(), '<w:b/><w:sz w:val="44"/>'))}${line(run(headline, '<w:i/>'))}${line(run(`${contact.phone}  |  ${contact.email}  |  ${contact.location}`, '<w:sz w:val="18"/>'))}</w:hdr>`,
  },
  {
    name: 'word/document.xml',
    content: `${XML}<w:document ${SPACES}><w:body>${heading('Profile')}${line(run(summary))}
${heading('Career History')}${each(experience, (job) => pushed(job.company, job.dates) + line(run(job.title, '<w:i/>')) + each(job.points, bullet))}
<w:p><w:pPr>${section(1, 'nextPage', '<w:headerReference w:type="default" r:id="r2"/>')}</w:pPr></w:p>
${heading('Education')}${each(education, (school) => line(run(school.degree, '<w:b/>')) + line(run(school.institution)) + line(run(school.dates)))}
${heading('Memberships')}${each(memberships, (text) => line(run(text)))}${heading('Core Skills')}${each(skills, bullet)}
${section(2, 'continuous')}</w:body></w:document>`,
  },
];
