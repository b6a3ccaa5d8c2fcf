import type { Target } from './target.ts';

/** All targets, in groups with a thread each, which loads only what it measures. */
export const GROUPS: Record<string, () => Promise<Target[]>> = {
  contract: async () => (await import('./contract-targets.ts')).contractTargets(),
  texts: async () => (await import('./text-targets.ts')).textTargets(),
  documents: async () => (await import('./document-targets.ts')).documentTargets(),
  calendars: async () => (await import('./calendar-targets.ts')).calendarTargets(),
  mails: async () => (await import('./mail-targets.ts')).mailTargets(),
  resumes: async () => (await import('./resume-targets.ts')).resumeTargets(),
  questions: async () => (await import('./question-targets.ts')).questionTargets(),
  jobs: async () => (await import('./job-targets.ts')).jobTargets(),
};
