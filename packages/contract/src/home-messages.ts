import type { ActionMessages } from './first-messages.ts';

/** The texts of the dashboard's own actions, in the form of `messages.ts`; the dashboard loads these instead of all. */
export const HOME_MESSAGES = {
  exports: { download: { failure: 'Unable to create the CSV file' } },
  sampleData: {
    fill: {
      progress: 'Adding sample data',
      success: 'Sample data added',
      failure: 'Unable to add sample data',
    },
    remove: { success: 'Sample data removed', failure: 'Unable to remove the sample data' },
  },
} as const satisfies Record<string, Record<string, ActionMessages>>;
