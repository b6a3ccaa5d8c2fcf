/** Further formats for a single job `{title, company, place, did}`, none of which is in `jobs.mjs`. */
import { line, pair, point } from './blocks.mjs';

const EMPTY = line('');
const after = (sign, text) => (text ? `${sign}${text}` : '');
const inBrackets = (text) => (text ? ` (${text})` : '');
const bullets = (job) => job.did.map(point);
const tasks = (job) => `${job.did.join('. ')}.`;
const prefixed = (text, sign) => (text ? `${text}${sign}` : '');

/** One line per label; `labels` in the order employer, title, place, time. */
const labelled =
  ([employer, title, place, time], sign = ':') =>
  (job, when) => [
    line(`${employer}${sign} ${job.company}`),
    line(`${title}${sign} ${job.title}`),
    line(`${place}${sign} ${job.place}`),
    ...(when ? [line(`${time}${sign} ${when}`)] : []),
    ...bullets(job),
  ];

export const JOBS_APART = {
  titleUnderEmptyLine: (job, when) => [
    EMPTY,
    line(job.title),
    line(job.company),
    ...(when ? [line(when)] : []),
    EMPTY,
    ...bullets(job),
  ],
  employerThenTitle: (job, when) => [
    EMPTY,
    line(`${job.company}, ${job.place}`),
    line(`${job.title}${inBrackets(when)}`),
    ...bullets(job),
  ],
  titleInBrackets: (job, when) => [
    line(`${job.company} (${job.title})${after(', ', when)}`),
    line(tasks(job)),
  ],
  employerInBrackets: (job, when) => [
    line(`${job.title} (${job.company}, ${job.place})${after(' ', when)}`),
    ...bullets(job),
  ],
  doubleColons: (job, when) => [
    line([job.company, job.title, when].filter(Boolean).join(' :: ')),
    ...bullets(job),
  ],
  arrows: (job, when) => [line(`${job.title} -> ${job.company}${after(' -> ', when)}`), line(tasks(job))],
  tildes: (job, when) => [line(`${job.company} ~ ${job.title}${after(' ~ ', when)}`), ...bullets(job)],
  squareDates: (job, when) => [
    line(`${when ? `[${when}] ` : ''}${job.title} @ ${job.company}`),
    ...bullets(job),
  ],
  dateIsHeading: (job, when) => [
    ...(when ? [line(`${when}:`)] : []),
    line(`${job.title} for ${job.company}`),
    ...bullets(job),
  ],
  titleForEmployer: (job, when) => [
    line(`${job.title} for ${job.company}, ${job.place}${after(', ', when)}`),
    line(tasks(job)),
  ],
  employedAs: (job, when) => [
    line(`${prefixed(when, ', ')}${job.company}, ${job.place}, as ${job.title}`),
    line(tasks(job)),
  ],
  bulletHeader: (job, when) => [point(`${job.company} — ${job.title}${inBrackets(when)}: ${tasks(job)}`)],
  bulletTitleFirst: (job, when) => [point(`${job.title}, ${job.company}${after(', ', when)}`)],
  linkedinKinds: (job, when) => [
    line(job.title),
    line(`${job.company} · Full-time`),
    ...(when ? [line(`${when} · 2 yrs 3 mos`)] : []),
    line(job.place),
    ...job.did.map(line),
  ],
  placeFirst: (job, when) => [
    line(`${job.place}: ${job.company}, ${job.title}${inBrackets(when)}`),
    ...bullets(job),
  ],
  placeBetween: (job, when) => [pair(`${job.title}, ${job.place}`, when), line(job.company), ...bullets(job)],
  dutiesThenDates: (job, when) => [
    line(`${job.company}, ${job.title}`),
    ...bullets(job),
    ...(when ? [line(`Duration: ${when}`)] : []),
  ],
  aboutTheEmployer: (job, when) => [
    pair(job.company, when),
    line('A family business with about sixty people in three locations.'),
    line(job.title),
    ...bullets(job),
  ],
  quotedEmployer: (job, when) => [
    line(`${job.title}, “${job.company}”, ${job.place}${after(', ', when)}`),
    ...bullets(job),
  ],
  capitalEmployerDash: (job, when) => [
    line(`${job.company.toUpperCase()} – ${job.place}${after('   ', when)}`),
    line(`Position: ${job.title}`),
    ...bullets(job),
  ],
  whereWhatWhen: labelled(['Where', 'What', 'Town', 'When']),
  firmAndPost: labelled(['Firm', 'Post', 'Location', 'Dates'], ' -'),
  nameOfOrganisation: labelled(['Name of the organisation', 'Post held', 'Station', 'Period of service']),
  labelsAbove: (job, when) => [
    line('Employer'),
    line(job.company),
    line('Job title'),
    line(job.title),
    ...(when ? [line('Dates of employment'), line(when)] : []),
    line('Main duties'),
    ...bullets(job),
  ],
  workedFromTo: (job, when) => [
    line(`Worked at ${job.company}, ${job.place}, as ${job.title}${after(', ', when)}. ${tasks(job)}`),
  ],
  joinedAs: (job, when) => [
    line(`Joined ${job.company} in ${job.place} as ${job.title}${inBrackets(when)}. ${tasks(job)}`),
  ],
  myRole: (job, when) => [line(`${prefixed(when, ' ')}${job.company}. My role: ${job.title}. ${tasks(job)}`)],
  indented: (job, when) => [
    line(job.company),
    line(`     ${job.title}, ${job.place}`),
    ...(when ? [line(`     ${when}`)] : []),
    ...job.did.map((one) => line(`     ${one}`)),
  ],
};
