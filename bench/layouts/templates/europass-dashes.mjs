import { each, page } from '../markup.mjs';

const STYLES = `
body { font: 9.5pt/1.4 "DejaVu Sans Condensed", sans-serif; padding: 0 }
header { background: #ececec; padding: 10mm 14mm; overflow: hidden } .photo { float: left; width: 32mm; height: 32mm; border-radius: 50%; background: #9fb2c5; margin-right: 8mm }
.mark { float: right; font-weight: 700; color: #004494 } h1 { font-size: 20pt; font-weight: 600; color: #004494 } header p { font-size: 9pt } main { padding: 4mm 14mm }
h2 { font-size: 10.5pt; color: #004494; border-bottom: 1px solid #004494; margin: 5mm 0 2mm; font-weight: 600 } h2::before { content: "●"; margin-right: 2mm; color: #777 }
.when { color: #777; font-size: 8.5pt; margin-top: 3mm } .what { text-transform: uppercase; font-size: 9.5pt } table { border-collapse: collapse; width: 100%; font-size: 8.5pt } th, td { border-bottom: 1px solid #ccc; padding: 1mm; text-align: center; font-weight: 400 } td:first-child { text-align: left; font-weight: 700 }`;

const labels = (...pairs) => pairs.map(([label, value]) => `<b>${label}:</b> ${value}`).join(' | ');

/** Europass since 2022: personal data between bars, 'dates – town' in small gray, 'TITLE – EMPLOYER' in capitals below. */
export const pdf = ({
  contact,
  born,
  nationality,
  street,
  about,
  experience,
  education,
  skills,
  mother,
  languages,
  licence,
}) =>
  page(
    STYLES,
    `<header><div class="photo"></div><span class="mark">europass</span><h1>${contact.full_name}</h1>
<p>${labels(['Date of birth', born], ['Nationality', nationality], ['Phone number', `${contact.phone} (Mobile)`], ['Email address', contact.email], ['Address', `${street}, ${contact.location} (Home)`])}</p></header>
<main><h2>ABOUT ME</h2><p>${about}</p>
<h2>WORK EXPERIENCE</h2>
${each(experience, (job) => `<p class="when">${job.dates} – ${job.place}</p><p class="what"><b>${job.title}</b> – ${job.company}</p><ul>${each(job.points, (point) => `<li>${point}</li>`)}</ul>${job.sector ? `<p><b>Business or Sector</b> ${job.sector}</p>` : ''}`)}
<h2>EDUCATION AND TRAINING</h2>
${each(education, (school) => `<p class="when">${school.dates} – ${school.place}</p><p class="what"><b>${school.degree}</b> – ${school.institution}</p><p><b>Final grade</b> ${school.grade}${school.thesis ? ` | <b>Thesis</b> ${school.thesis}` : ''}</p>`)}
<h2>LANGUAGE SKILLS</h2><p>Mother tongue(s): <b>${mother}</b></p><p>Other language(s):</p>
<table><tr><th></th><th>Listening</th><th>Reading</th><th>Spoken production</th><th>Spoken interaction</th><th>Writing</th></tr>${each(languages, (row) => `<tr>${each(row, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>
<p style="font-size:8pt"><i>Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</i></p>
<h2>SKILLS</h2><p>${skills.join(' | ')}</p><h2>DRIVING LICENCE</h2><p>${licence}</p></main>`,
  );
