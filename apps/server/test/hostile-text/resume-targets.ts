import { boundLines } from '#engines/resume-texts/text/bound-lines.ts';
import { understandResume } from '#engines/resume-facts/understand-resume.ts';
import { getGrammar } from './grammar.ts';
import type { Target } from './target.ts';

const SETTING = { fileName: 'resume.txt', phoneCountry: 'IN', writtenAt: new Date('2026-03-02T09:00:00Z') };
const JOB = 'Experience\nNurse at Acme Hospital, 2019 - 2021\n';
/** Typical lines of a resume, which cost more than one long line. */
const LINES = 'Nurse at Acme Hospital\n2019 - 2021\nCared for people at night.\n';
const LENGTH = 4000;

function read(resume: string): void {
  const { text } = boundLines(resume);
  understandResume({ text, pageStarts: [0], hidden: [], flags: [] }, SETTING);
}

/** Every fact reader: in each section of a resume, with what its own patterns and words repeat, across lines and on one. */
export function resumeTargets(): Target[] {
  const grammar = getGrammar('resume-facts');
  return [
    {
      name: 'a resume',
      length: LENGTH,
      heads: ['', JOB, 'Education\nBachelor of Science', 'Skills\n', 'Languages\n', 'Notice period: '],
      tails: ['!'],
      harmless: LINES,
      run: read,
    },
    {
      name: 'jobs',
      length: LENGTH,
      heads: [JOB],
      tails: ['\n!'],
      repeats: inSection(JOB, grammar),
      harmless: LINES,
      run: read,
    },
    {
      name: 'education',
      length: LENGTH,
      heads: ['Education\n'],
      tails: ['\n!'],
      repeats: inSection('Education\n', grammar),
      harmless: LINES,
      run: read,
    },
  ];
}

const inSection = (section: string, grammar: ReturnType<typeof getGrammar>) =>
  grammar.map(({ head, pump }) => ({ head: section + head, pump }));
