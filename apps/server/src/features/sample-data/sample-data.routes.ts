import * as endpoints from '@slotwise/contract/sample-data/sample-data.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import * as sampleData from './sample-data.service.ts';

export function sampleDataRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoints.getSampleData, (_request, session) =>
    sampleData.getSampleData(context, session),
  );
  serve(app, context, endpoints.fillWithSampleData, (_request, session) =>
    sampleData.fillWithSampleData(context, session),
  );
  serve(app, context, endpoints.removeSampleData, (_request, session) =>
    sampleData.removeSampleData(context, session),
  );
}
