/** What the screens that this version does not have yet will hold; no promise of a date. */
export const COMING_SCREENS = {
  jobDescriptions: {
    title: 'Job Description',
    text: 'The jobs you interview for, with the rounds and scorecards their meetings take over.',
    holds: [
      'Openings, filled places and the pipeline of each job',
      'Rounds with panel and scorecard',
      'Sharing a job with vendors',
    ],
  },
  team: {
    title: 'My Team',
    text: 'The people of your organisation who schedule meetings, with their roles.',
    holds: [
      'Members with role and last log-in',
      'Invitations, sent again or taken back',
      'Handing over the meetings of somebody who leaves',
    ],
  },
  vendors: {
    title: 'Vendors',
    text: 'The organisations you work with, in both directions: who submits to you and whom you submit to.',
    holds: [
      'Associated vendors with their figures',
      'Invitations to new ones',
      'Submissions that wait for an answer',
    ],
  },
  viewVendor: {
    title: 'Vendor',
    text: 'One vendor with terms, shared jobs, submissions, comments and documents.',
    holds: ['Terms and agreement', 'Submissions and what became of them', 'Comments and documents'],
  },
  deepgaze: {
    title: 'Deepgaze',
    text: 'Questions about a zip file of resumes, answered with the words they rest on.',
    holds: [
      'Uploaded zips and what could not be read in them',
      'The resumes of a zip',
      'Answers with quote and page',
    ],
  },
} as const;

export type ComingScreenName = keyof typeof COMING_SCREENS;
