import { each, page } from '../markup.mjs';

const STYLES = `
@page { margin: 14mm 16mm } body { font: 10pt/1.4 "DejaVu Sans Condensed", sans-serif; width: auto }
h1 { font-size: 21pt; font-weight: 700; margin-bottom: 2mm } .stamp { float: right; font-size: 8pt; color: #999 } h2 { font-size: 10pt; color: #888; font-weight: 400; border-bottom: 1px solid #ccc; padding-bottom: .5mm; margin: 6mm 0 2mm }
.wish { display: flex; justify-content: space-between; font-size: 14pt; font-weight: 700 } .row { display: grid; grid-template-columns: 42mm 1fr; margin-bottom: 3mm; break-inside: avoid } .row > :first-child, .grey { color: #888; font-size: 9pt } h3 { font-size: 11.5pt } .role { font-size: 10.5pt; margin: 1.5mm 0 }
.tag { display: inline-block; background: #eee; padding: .5mm 2mm; margin: 0 2mm 1.5mm 0; border-radius: 1mm } footer { margin-top: 6mm; font-size: 8pt; color: #999; text-align: right }`;

const row = (left, right) => `<div class="row"><div>${left}</div><div>${right}</div></div>`;

/** A Central Asian job site: sex and birth date below the name, desired job first, months and lengths on the left, each employer's industry. */
export const pdf = ({ contact, position, born, experience, education, courses, languages, skills, about }) =>
  page(
    STYLES,
    `<h1>${contact.full_name}</h1><p>${born}</p><br>
<p>${contact.phone} <span class="grey">— preferred means of communication</span></p><p>${contact.email}</p><br>
<p>Reside in: ${contact.location}</p><p>Citizenship: Kazakhstan, work permit at: Kazakhstan, Russia</p><p>Ready to relocate: Astana, prepared for business trips</p>
<h2>Desired position and salary</h2><p class="wish"><span>${position}</span><span>650 000 ₸</span></p><p>Specializations:</p><p>— Logistics manager, foreign trade manager</p><p>Employment: full time</p><p>Work schedule: full day</p><p>Desirable travel time to work: any</p>
<h2>Work experience — 12 years 3 months</h2>
${each(experience, (job) => row(`${job.dates.join(' —<br>')}<br>${job.length}`, `<h3>${job.company}</h3><p class="grey">${job.place}</p><p class="grey">${job.industry}</p><p class="role">${job.title}</p>${each(job.points, (point) => `<p>${point}</p>`)}`))}
<h2>Education</h2>${each(education, (school) => `<h3>${school.degree}</h3>${row(school.year, `<b>${school.institution}</b><p>${school.faculty}</p>`)}`)}
<h2>Professional development, courses</h2>${each(courses, (course) => row(course.year, `<b>${course.name}</b><p>${course.by}</p>`))}
<h2>Key skills</h2>${row(
      'Languages',
      each(languages, (text) => `<p>${text}</p>`),
    )}${row(
      'Skills',
      each(skills, (skill) => `<span class="tag">${skill}</span>`),
    )}
<h2>Further information</h2>${row('About me', about)}
<footer>${contact.full_name} • Resume updated 3 November 2026 at 09:41</footer>`,
  );
