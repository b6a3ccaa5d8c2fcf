import { each, page } from '../markup.mjs';

const STYLES = `
body { padding: 15mm 14mm; font-size: 9.5pt }
table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: .8mm 2mm }
td:first-child { width: 55mm; text-align: right; border-right: 1px solid #000 } .head td { font-weight: 700; font-size: 11pt; padding-top: 4mm }`;

const row = ([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const head = (label) => `<tr class="head"><td>${label}</td><td></td></tr>`;
const rows = (...pairs) => each(pairs, row);

/** Europass until 2020: every line has a label on the left and its value on the right. */
export const pdf = ({ contact, address, nationality, experience, education, mother, skills }) =>
  page(
    STYLES,
    `<table>${head('Europass Curriculum Vitae')}${head('Personal information')}
${rows(['First name(s) / Surname(s)', `<b>${contact.full_name}</b>`], ['Address(es)', address], ['Telephone(s)', contact.phone], ['E-mail', contact.email], ['Nationality', nationality])}
${head('Work experience')}
${each(experience, (job) => rows(['Dates', job.dates], ['Occupation or position held', job.title], ['Main activities and responsibilities', job.points.join('; ')], ['Name and address of employer', `${job.company}, ${job.place}`], ['Type of business or sector', job.sector]))}
${head('Education and training')}
${each(education, (school) => rows(['Dates', school.dates], ['Title of qualification awarded', school.degree], ['Principal subjects', school.subjects], ['Name and type of organisation providing education', school.institution]))}
${head('Personal skills and competences')}
${rows(['Mother tongue(s)', mother], ['Computer skills and competences', skills.join(', ')])}</table>`,
  );
