import type { NewJob } from '@slotwise/contract/job-descriptions/job-changes.schema';

/** The form of a job with two rounds. Pass only the fields the test is about. */
export const aJob = (overrides: Partial<NewJob> = {}): NewJob => ({
  title: 'Senior Data Engineer',
  jdCode: '',
  clientName: 'Palmyra Retail',
  location: 'Bengaluru',
  description: 'Builds and keeps the pipelines that everyone plans with.',
  mustHaveSkills: [{ name: 'SQL', weight: 5, minYears: 4 }],
  openings: 2,
  rounds: [
    {
      roundNumber: 1,
      name: 'Technical 1',
      durationMinutes: 60,
      requiredCount: 1,
      panelTags: ['SQL'],
      scorecard: [{ name: 'Query design', weight: 5, mustHave: true }],
    },
    { roundNumber: 2, name: 'Final', durationMinutes: 45, requiredCount: 2, panelTags: [], scorecard: [] },
  ],
  ...overrides,
});
