/** What the screens that this version does not have yet will hold; no promise of a date. */
export const COMING_SCREENS = {
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
