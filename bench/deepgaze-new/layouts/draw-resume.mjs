/**
 * Draws a person according to their look: `format head jobs schools skills titles dates`, then options: `schools` puts
 * them before the jobs, and `aside` moves skills, languages and certificates into a second column. Every person's look
 * is unique.
 */
import { heading, line } from './blocks.mjs';
import { DATES } from './dates.mjs';
import { HEADS } from './heads.mjs';
import { JOBS } from './jobs.mjs';
import { LISTED, SCHOOLS, SKILLS } from './schools.mjs';

const SECTIONS = ['about', 'jobs', 'schools', 'skills', 'languages', 'certificates', 'more'];
const ASIDE = ['skills', 'languages', 'certificates'];

/** The section titles, in the order of the sections. */
const TITLES = {
  plain: [
    'Summary',
    'Experience',
    'Education',
    'Skills',
    'Languages',
    'Certifications',
    'Additional information',
  ],
  career: [
    'Profile',
    'Career history',
    'Education and training',
    'Key skills',
    'Languages',
    'Licences and certificates',
    'Other',
  ],
  caps: [
    'OBJECTIVE',
    'WORK HISTORY',
    'EDUCATION',
    'CORE SKILLS',
    'LANGUAGES',
    'CERTIFICATES',
    'OTHER INFORMATION',
  ],
  work: [
    'Career Objective',
    'Work Experience',
    'Academic Qualification',
    'Technical Skills',
    'Languages Known',
    'Courses',
    'Personal Details',
  ],
  odd: [
    'Who I am',
    'Where I have worked',
    'What I studied',
    'What I am good at',
    'Languages I speak',
    'Papers I hold',
    'And also',
  ],
  academic: [
    'Research interests',
    'Appointments',
    'Degrees',
    'Methods',
    'Languages',
    'Certificates',
    'Publications and referees',
  ],
  europass: [
    'Personal statement',
    'Work experience',
    'Education and training',
    'Personal skills and competences',
    'Languages',
    'Certificates',
    'Annexes',
  ],
  linkedin: ['Summary', 'Experience', 'Education', 'Top Skills', 'Languages', 'Certifications', 'Interests'],
  fr: [
    'Profil',
    'Expérience professionnelle',
    'Formation',
    'Compétences',
    'Langues',
    'Certificats',
    'Divers',
  ],
  es: [
    'Perfil',
    'Experiencia laboral',
    'Formación académica',
    'Competencias',
    'Idiomas',
    'Certificados',
    'Otros datos',
  ],
  pt: [
    'Resumo',
    'Experiência profissional',
    'Formação acadêmica',
    'Competências',
    'Idiomas',
    'Certificados',
    'Outros',
  ],
  de: ['Profil', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Sprachen', 'Zertifikate', 'Sonstiges'],
};

/** Parses a person's look; refuses an unknown word. */
export function lookAt({ name, look }) {
  const [format, head, jobs, schools, skills, titles, dates, ...special] = look.split(' ');
  const known = [
    [HEADS, head],
    [JOBS, jobs],
    [SCHOOLS, schools],
    [SKILLS, skills],
    [DATES, dates],
    [{ ...TITLES, none: 1 }, titles],
  ];
  for (const [all, one] of known) if (!(one in all)) throw new Error(`${name} has an unknown look: ${one}`);
  return { format, head, jobs, schools, skills, titles, dates, special };
}

/** The blocks of a resume, `{main, aside}`; jobs are drawn as the look says, or by `drawJobs`. */
export function drawResume(person, drawJobs) {
  const { head, jobs, schools, skills, titles, dates, special } = lookAt(person);
  const bodies = {
    about: [line(person.about)],
    jobs:
      person.jobs.length > 0
        ? (drawJobs?.(person.jobs) ??
          JOBS[jobs](person.jobs, (job) => DATES[dates]([job.from, job.to], person.tongue)))
        : [],
    schools: SCHOOLS[schools](person.schools),
    skills: SKILLS[skills](person.skills),
    languages: LISTED.languages(person),
    certificates: LISTED.certificates(person),
    more: LISTED.more(person),
  };
  const section = (key) => {
    if (bodies[key].length === 0) return [];
    const title = TITLES[titles]?.[SECTIONS.indexOf(key)];
    return title ? [heading(title), ...bodies[key]] : bodies[key];
  };
  const order = special.includes('schools')
    ? ['about', 'schools', 'skills', 'jobs', ...SECTIONS.slice(4)]
    : SECTIONS;
  const isAside = (key) => special.includes('aside') && ASIDE.includes(key);
  return {
    main: [...HEADS[head](person), ...order.filter((key) => !isAside(key)).flatMap(section)],
    aside: order.filter(isAside).flatMap(section),
  };
}
