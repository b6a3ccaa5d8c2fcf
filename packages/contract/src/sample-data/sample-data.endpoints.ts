import { defineEndpoint } from '../endpoint.ts';
import { success } from '../envelope.ts';
import { sampleDataSchema } from './sample-data.schema.ts';

export const getSampleData = defineEndpoint({
  method: 'GET',
  path: '/sample-data',
  access: 'create_meeting',
  summary: 'Tell whether the organization holds sample data',
  response: success(sampleDataSchema),
});

export const fillWithSampleData = defineEndpoint({
  method: 'POST',
  path: '/sample-data',
  access: 'add_panelist',
  summary: 'Fill an empty organization with invented panelists and meetings; no one is emailed',
  successStatus: 201,
  response: success(sampleDataSchema),
});

export const removeSampleData = defineEndpoint({
  method: 'DELETE',
  path: '/sample-data',
  access: 'add_panelist',
  summary: 'Remove the sample data and leave everything else',
  response: success(sampleDataSchema),
});
