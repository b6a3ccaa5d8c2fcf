/** Formats for a job `{title, company, place, did}` with its time in words, `when`; returns blocks. */
import { line, pair, point, table } from './blocks.mjs';

const after = (sign, text) => (text ? `${sign}${text}` : '');
const inBrackets = (text) => (text ? ` (${text})` : '');
const bullets = (job) => job.did.map(point);
const sentences = (job) => [line(job.did.map((one) => `${one}.`).join(' '))];

/** One job at a time. */
const EACH = {
  titleComma: (job, when) => [pair(`${job.title}, ${job.company}`, when), ...bullets(job)],
  titleCommaPlace: (job, when) => [
    line(`${job.title}, ${job.company}, ${job.place}${after(', ', when)}`),
    ...bullets(job),
  ],
  companyFirst: (job, when) => [pair(`${job.company}, ${job.place}`, when), line(job.title), ...bullets(job)],
  companyDash: (job, when) => [line(`${job.company} - ${job.title}${after(' - ', when)}`), ...bullets(job)],
  datesLeft: (job, when) => [
    line(`${when}    ${job.title}`),
    line(`${job.company}, ${job.place}`),
    ...bullets(job),
  ],
  datesLeftInLine: (job, when) => [line(`${when}  ${job.company}, ${job.title}`), ...bullets(job)],
  datesAbove: (job, when) => [line(when), line(job.company), line(job.title), ...bullets(job)],
  datesBelow: (job, when) => [
    line(job.title),
    line(`${job.company}, ${job.place}`),
    line(when),
    ...bullets(job),
  ],
  titleAt: (job, when) => [line(`${job.title} at ${job.company}${inBrackets(when)}`), ...bullets(job)],
  titleWith: (job, when) => [
    line(`${job.title} with ${job.company}, ${job.place}${after(' | ', when)}`),
    ...sentences(job),
  ],
  pipes: (job, when) => [
    line([job.title, job.company, job.place, when].filter(Boolean).join(' | ')),
    ...bullets(job),
  ],
  pipesCompany: (job, when) => [
    line([job.company, job.place, when].filter(Boolean).join(' | ')),
    line(job.title),
    ...bullets(job),
  ],
  slashes: (job, when) => [
    line([when, job.company, job.title].filter(Boolean).join(' / ')),
    ...sentences(job),
  ],
  titleBlock: (job) => [line(job.title), line(job.company), ...bullets(job)],
  companyBlock: (job) => [line(job.company), line(job.title), ...bullets(job)],
  labelled: (job, when) => [
    line(`Employer: ${job.company}`),
    line(`Position: ${job.title}`),
    ...(when ? [line(`Period: ${when}`)] : []),
    line(`Duties: ${job.did.join('; ')}`),
  ],
  labelledRole: (job, when) => [
    line(`Company Name : ${job.company}`),
    line(`Designation : ${job.title}`),
    line(`Duration : ${when}`),
    line('Roles & Responsibilities:'),
    ...bullets(job),
  ],
  europass: (job, when) => [
    line(`Dates   ${when}`),
    line(`Occupation or position held   ${job.title}`),
    line(`Main activities and responsibilities   ${job.did.join(', ')}`),
    line(`Name and address of employer   ${job.company}, ${job.place}`),
  ],
  linkedin: (job, when) => [
    line(job.company),
    line(job.title),
    line(when),
    line(job.place),
    ...job.did.map(line),
  ],
  inSentence: (job, when) => [
    line(`${when}: I was employed by ${job.company} in ${job.place} as ${job.title}. ${job.did.join('. ')}.`),
  ],
  capitals: (job, when) => [
    pair(job.company.toUpperCase(), when.toUpperCase()),
    line(job.title.toUpperCase()),
    ...bullets(job),
  ],
  lowerCase: (job, when) => [
    line(`${job.title.toLowerCase()}, ${job.company}${after(', ', when.toLowerCase())}`),
    ...bullets(job),
  ],
  trailingDash: (job, when) => [
    line(`${job.company} –`),
    line(`${job.title}${after(' – ', when)}`),
    ...bullets(job),
  ],
  arrows: (job, when) => [line(`» ${job.title} @ ${job.company} « ${when}`), ...sentences(job)],
  bracketsCompany: (job, when) => [
    line(`${job.company}${inBrackets(when)}`),
    line(`Role: ${job.title}`),
    ...bullets(job),
  ],
  colon: (job, when) => [line(`${job.company}: ${job.title}${after(', ', when)}`), ...sentences(job)],
  oneRow: (job, when) => [table([[when, `${job.title}, ${job.company}`, job.did.join('. ')]])],
  boldColumns: (job, when) => [pair(job.title, when), pair(job.company, job.place), ...bullets(job)],
};

const forEach = (draw) => (jobs, when) => jobs.flatMap((job) => draw(job, when(job)));

const grid = (head, cells) => (jobs, when) => [table([head, ...jobs.map((job) => cells(job, when(job)))])];

export const JOBS = {
  ...Object.fromEntries(Object.entries(EACH).map(([key, draw]) => [key, forEach(draw)])),
  numbered: (jobs, when) =>
    jobs.flatMap((job, index) => [
      line(`${index + 1}) ${job.company}, ${job.place} as ${job.title}${inBrackets(when(job))}`),
      ...bullets(job),
    ]),
  grid: grid(['Organisation', 'Designation', 'Period'], (job, when) => [job.company, job.title, when]),
  gridTitle: grid(['From - To', 'Job title', 'Employer', 'Location'], (job, when) => [
    when,
    job.title,
    job.company,
    job.place,
  ]),
  /** All employers on one line, with the person's role. */
  together: (jobs) => [
    line(`Worked as ${jobs[0].title} with ${jobs.map(({ company }) => company).join(', ')}.`),
    ...jobs.flatMap(bullets),
  ],
  togetherBrackets: (jobs, when) => [
    line(jobs.map((job) => `${job.company} (${job.title}, ${when(job)})`).join('; ')),
    ...jobs.flatMap(bullets),
  ],
  /** Abilities first, then the employers. */
  functional: (jobs, when) => [
    line('Key achievements'),
    ...jobs.flatMap(bullets),
    line('Employers in short'),
    ...jobs.map((job) => line(`${job.company}, ${job.title}${after(', ', when(job))}`)),
  ],
};
