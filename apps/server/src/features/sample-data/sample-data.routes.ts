import * as endpoints from '@slotwise/contract/sample-data/sample-data.endpoints';
import type { Routes } from '#http/routes.ts';
import * as sampleData from './sample-data.service.ts';

export function sampleDataRoutes({ context, serve }: Routes) {
  serve(endpoints.getSampleData, (_request, session) => sampleData.getSampleData(context, session));
  serve(endpoints.fillWithSampleData, (_request, session) => sampleData.fillWithSampleData(context, session));
  serve(endpoints.removeSampleData, (_request, session) => sampleData.removeSampleData(context, session));
}
