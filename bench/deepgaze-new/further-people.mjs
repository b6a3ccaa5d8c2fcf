/**
 * The invented people again, a few of them for each further layout in turn, with every date style and without dates.
 * Each is `{file, resume, truth}`; the file is named after the layout.
 */
import { DATES } from './layouts/dates.mjs';
import { drawResume, lookAt } from './layouts/draw-resume.mjs';
import { JOBS_APART } from './layouts/jobs-apart.mjs';
import { atOneEmployer, JOBS_TOGETHER } from './layouts/jobs-together.mjs';
import { wordsIn } from './layouts/write-file.mjs';
import { PEOPLE } from './people.mjs';

const PEOPLE_EACH = 4;
const FORMATS = ['txt', 'docx', 'pdf'];
const HEADS = ['centred', 'lines', 'vitae', 'labels'];
const TITLES = ['plain', 'career', 'caps', 'work'];
/** Each layout is drawn without dates once. */
const WHEN = ['short', 'none', 'years', 'upTo', 'long', 'numbers'];

const forEach = (draw) => (jobs, when) => jobs.flatMap((job) => draw(job, when(job)));

const LAYOUTS = {
  ...Object.fromEntries(Object.entries(JOBS_APART).map(([key, draw]) => [key, forEach(draw)])),
  ...JOBS_TOGETHER,
};

const inEnglish = PEOPLE.filter(
  ({ tongue, jobs, mail, phone }) => tongue === 'en' && jobs.length > 1 && mail && phone,
);

export const FURTHER_PEOPLE = Object.entries(LAYOUTS).flatMap(([key, draw], at) =>
  Array.from({ length: PEOPLE_EACH }, (_, turn) => {
    const given = inEnglish[(at * PEOPLE_EACH + turn) % inEnglish.length];
    const jobs = /^pro(?:motions|gressed)/.test(key) ? atOneEmployer(given.jobs) : given.jobs;
    const dates = turn === 1 ? 'none' : WHEN.filter((one) => one !== 'none')[(at + turn) % (WHEN.length - 1)];
    const look = [
      FORMATS[(at + turn) % 3],
      HEADS[turn % 4],
      'titleComma right commas',
      TITLES[(at + turn) % 4],
      dates,
    ];
    const person = { ...given, jobs, look: look.join(' ') };
    const resume = drawResume(person, (all) => draw(all, (job) => DATES[dates]([job.from, job.to], 'en')));
    return {
      file: `${key}-${turn}.${lookAt(person).format}`,
      layout: key,
      resume,
      truth: truthAbout(person, resume),
    };
  }),
);

/** What the drawn resume states. */
export function truthAbout({ name, file, mail, phone, place, jobs, schools, skills }, resume) {
  const words = wordsIn(resume).toLowerCase();
  const isThere = (text) => words.includes(text.toLowerCase());
  const isNamed = name.split(' ').every((part) => isThere(part) || file.includes(part));
  return {
    contact: { full_name: isNamed ? name : undefined, email: mail, phone, location: place },
    experience: jobs.map(({ title, company }) => ({ title: isThere(title) ? title : undefined, company })),
    education: schools.map(({ degree, school }) => ({ degree, institution: school })),
    skills,
  };
}
