import { answerMeeting as endpoint } from '@slotwise/contract/bookings/answers/answers.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serve } from '#http/serve.ts';
import { answerMeeting } from './answer-meeting.service.ts';

export function answeringRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, endpoint, (request, session) => answerMeeting(context, session, request));
}
