import { each, line, run } from '../markup.mjs';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const SPACES = `xmlns:w="${SCHEMAS}/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:mc="${SCHEMAS}/markup-compatibility/2006" xmlns:wp="${SCHEMAS}/drawingml/2006/wordprocessingDrawing" xmlns:a="${SCHEMAS}/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`;

/** A text box as Word writes it since 2010: a drawing, and the same words again for older versions. */
function box(...lines) {
  const content = `<w:txbxContent>${lines.join('')}</w:txbxContent>`;
  return line(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0"><wp:extent cx="2160000" cy="3600000"/><wp:docPr id="1" name="Text Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );
}
const heading = (text) => line(run(text, '<w:b/><w:caps/><w:color w:val="2E7D6B"/><w:spacing w:val="40"/>'));
const lines = (texts) => each(texts, (text) => line(run(text)));

/** A French CV in Word: the left side is a text box that Word stores twice, 'years : title' above employer and town on the right. */
export const docx = ({
  contact,
  address,
  headline,
  personal,
  experience,
  education,
  languages,
  interests,
  skills,
}) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${SPACES}><w:body>
${box(line(run(contact.full_name, '<w:b/><w:sz w:val="40"/>')), line(run(headline, '<w:sz w:val="28"/>')))}
${box(heading('Contact'), lines([address, contact.phone, contact.email, ...personal]), heading('Languages'), lines(languages), heading('Interests'), lines(interests))}
${heading('Professional experience')}
${each(experience, (job) => line(run(`${job.dates} : `), run(job.title, '<w:b/>')) + line(run(`${job.company}, ${job.place}`, '<w:i/>')) + each(job.points, (point) => line(run(`– ${point}`))))}
${heading('Diplomas')}
${each(education, (school) => line(run(`${school.dates} : `), run(school.degree, '<w:b/>'), run(` – ${school.institution}`)))}
${heading('Skills')}${line(run(skills.join(' • ')))}<w:sectPr/></w:body></w:document>`;
