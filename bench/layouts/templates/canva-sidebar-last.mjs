import { each, page, points } from '../markup.mjs';

const STYLES = `
aside { position: absolute; left: 0; top: 0; width: 68mm; height: 297mm; background: #24404f; color: #fff; padding: 14mm 8mm }
aside h2 { font-size: 11pt; letter-spacing: 1px; margin: 7mm 0 2mm; border-bottom: 1px solid #fff }
aside p { font-size: 9pt; margin-bottom: 1.5mm }
main { margin-left: 68mm; padding: 14mm 12mm }
h1 { font-size: 26pt; line-height: 1.05; color: #24404f }
.role { font-size: 12pt; margin-bottom: 6mm }
main h2 { font-size: 12pt; margin: 6mm 0 2mm; color: #24404f }
h3 { font-size: 10.5pt } .when { font-size: 9pt; color: #777 }`;

/** A colored sidebar on the left that comes last in the file. */
export const pdf = ({ contact, headline, summary, experience, education, skills, languages }) =>
  page(
    STYLES,
    `<main><h1>${contact.full_name.replace(' ', '<br>')}</h1><p class="role">${headline}</p>
<h2>ABOUT ME</h2><p>${summary}</p>
<h2>WORK EXPERIENCE</h2>
${each(experience, (job) => `<h3>${job.title}</h3><p>${job.company}, ${job.place}</p><p class="when">${job.dates}</p>${points(job)}`)}
</main>
<aside><h2>CONTACT</h2><p>${contact.phone}</p><p>${contact.email}</p><p>${contact.location}</p>
<h2>EDUCATION</h2>
${each(education, (school) => `<p><b>${school.degree}</b></p><p>${school.institution}</p><p>${school.dates}</p>`)}
<h2>SKILLS</h2>${each(skills, (skill) => `<p>${skill}</p>`)}
<h2>LANGUAGES</h2>${each(languages, (language) => `<p>${language}</p>`)}</aside>`,
  );
