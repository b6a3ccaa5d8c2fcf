/** Formats for several jobs together: on one line, in a table, or several at one employer. */
import { heading, line, pair, point, table } from './blocks.mjs';

const inBrackets = (text) => (text ? ` (${text})` : '');
const after = (sign, text) => (text ? `${sign}${text}` : '');
const bullets = (job) => job.did.map(point);
const grid = (head, cells) => (jobs, when) => [
  ...[head].filter(Boolean).map((one) => table([one])),
  table(jobs.map((job) => cells(job, when(job)).filter((cell) => cell !== ''))),
];

/** The jobs grouped by employer, several of which share one after `atOneEmployer`. */
function byEmployer(jobs) {
  const employers = [...new Set(jobs.map(({ company }) => company))];
  return employers.map((company) => jobs.filter((job) => job.company === company));
}

/** The same jobs, with the first two at one employer. */
export const atOneEmployer = ([first, second, ...others]) =>
  second ? [first, { ...second, company: first.company, place: first.place }, ...others] : [first];

const forEmployers = (draw) => (jobs, when) => byEmployer(jobs).flatMap((own) => draw(own, when));

export const JOBS_TOGETHER = {
  employersInBrackets: (jobs, when) => [
    line(
      `Employers: ${jobs.map((job) => `${job.company} (${job.title}${after(', ', when(job))})`).join(', ')}`,
    ),
    ...jobs.flatMap(bullets),
  ],
  titlesAtOnALine: (jobs, when) => [
    line(`${jobs.map((job) => `${job.title} at ${job.company}${inBrackets(when(job))}`).join('; ')}.`),
  ],
  datesThenJobsOnALine: (jobs, when) => [
    line(jobs.map((job) => `${when(job)} ${job.company}, ${job.title}`.trim()).join(' • ')),
    ...jobs.flatMap(bullets),
  ],
  previously: ([now, ...before], when) => [
    line(`Currently ${now.title} at ${now.company}${inBrackets(when(now))}.`),
    ...bullets(now),
    ...(before.length > 0
      ? [
          line(
            `Previously ${before.map((job) => `${job.title} at ${job.company}${inBrackets(when(job))}`).join(', ')}.`,
          ),
        ]
      : []),
  ],
  listOfPlain: (jobs, when) =>
    jobs.map((job) => line(`${job.title}, ${job.company}${after(', ', when(job))}`)),
  listOfDashes: (jobs, when) =>
    jobs.map((job) => point(`${job.company} – ${job.title}${after(' – ', when(job))}`)),
  numberedDashes: (jobs, when) =>
    jobs.flatMap((job, index) => [
      line(`${index + 1}. ${job.company} – ${job.title}`),
      ...(when(job) ? [line(`   ${when(job)}`)] : []),
      ...bullets(job),
    ]),
  rowsWithoutHead: grid(null, (job, when) => [job.company, job.title, job.place, when]),
  rowsWithNumbers: (jobs, when) => [
    table([
      ['S.No', 'Company', 'Designation', 'Duration'],
      ...jobs.map((job, index) => [String(index + 1), job.company, job.title, when(job)]),
    ]),
  ],
  rowsOfForm: (jobs, when) =>
    jobs.map((job) =>
      table([
        ['Employer', job.company],
        ['Job title', job.title],
        ['Period', when(job)],
        ['Duties', job.did.join(', ')],
      ]),
    ),
  datesNextToBlock: (jobs, when) =>
    jobs.map((job) =>
      table([
        [when(job), `${job.company}, ${job.place}`],
        ['', job.title],
        ['', job.did.join('. ')],
      ]),
    ),
  titleNextToEmployer: (jobs, when) =>
    jobs.flatMap((job) => [table([[job.title, job.company, when(job)]]), ...bullets(job)]),
  fromAndToColumns: (jobs, when) => [
    table([
      ['Employer', 'Town', 'Position', 'From', 'To'],
      ...jobs.map((job) => [job.company, job.place, job.title, ...when(job).split(/ - | – |–| to /u)]),
    ]),
  ],
  promotionsBelow: forEmployers((own, when) => [
    line(`${own[0].company}, ${own[0].place}`),
    ...own.flatMap((job) => [pair(job.title, when(job)), ...bullets(job)]),
  ]),
  promotionsAsPoints: forEmployers((own, when) => [
    line(own[0].company),
    ...own.map((job) => point(`${job.title}${inBrackets(when(job))}`)),
  ]),
  promotionsInALine: forEmployers((own, when) => [
    line(`${own[0].company}: ${own.map((job) => `${job.title}${inBrackets(when(job))}`).join(', ')}`),
    ...own.flatMap(bullets),
  ]),
  promotionsUnderHeadings: forEmployers((own, when) => [
    heading(own[0].company),
    ...own.flatMap((job) => [line(`${job.title}${after(' | ', when(job))}`), ...bullets(job)]),
  ]),
  progressed: forEmployers((own, when) => [
    pair(own[0].company, own.length > 1 ? '' : when(own[0])),
    ...own.map((job) => line(`${own.length > 1 ? prefixed(when(job)) : ''}${job.title}`)),
    ...own.flatMap(bullets),
  ]),
};

const prefixed = (when) => (when ? `${when}: ` : '');
