import { calendarTargets } from './calendar-targets.ts';
import { contractTargets } from './contract-targets.ts';
import { documentTargets } from './document-targets.ts';
import { jobTargets } from './job-targets.ts';
import { mailTargets } from './mail-targets.ts';
import { questionTargets } from './question-targets.ts';
import { resumeTargets } from './resume-targets.ts';
import type { Target } from './target.ts';
import { textTargets } from './text-targets.ts';

/** All that is measured, in groups of which each gets a thread. */
export const GROUPS: Record<string, () => Target[]> = {
  contract: contractTargets,
  texts: textTargets,
  documents: documentTargets,
  calendars: calendarTargets,
  mails: mailTargets,
  resumes: resumeTargets,
  questions: questionTargets,
  jobs: jobTargets,
};
