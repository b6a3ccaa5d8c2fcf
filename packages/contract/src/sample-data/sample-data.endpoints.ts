import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { sampleDataSchema } from './sample-data.schema.ts';

export const getSampleData = defineEndpoint({
  method: 'GET',
  path: '/sample-data',
  access: 'create_meeting',
  summary: 'Read whether the organization has sample data',
  response: success(sampleDataSchema),
});

export const fillWithSampleData = defineEndpoint({
  method: 'POST',
  path: '/sample-data',
  access: 'add_panelist',
  summary: 'Fill an empty organization with made-up panelists and meetings; no one is emailed',
  successStatus: 201,
  response: success(sampleDataSchema),
});

export const removeSampleData = defineEndpoint({
  method: 'DELETE',
  path: '/sample-data',
  access: 'add_panelist',
  summary: 'Remove the sample data and keep everything else',
  response: success(sampleDataSchema),
});
