import * as endpoints from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { serveMeetingLinkDownload } from '#http/serve-download.ts';
import { serveMeetingLink } from '#http/serve.ts';
import * as page from './candidate-page.service.ts';
import { pickTime } from '#features/self-scheduling/pick-time.service.ts';
import { answerAsCandidate, proposeTimes } from '#features/self-scheduling/candidate-answers.service.ts';
import { readWrittenTimes } from './written-times.service.ts';
import { withdrawAsCandidate } from '#features/self-scheduling/candidate-withdrawal.service.ts';

export function candidatePageRoutes(app: FastifyInstance, context: Context) {
  serveMeetingLink(app, context, endpoints.openCandidatePage, (_request, link) =>
    page.openCandidatePage(context, link),
  );
  serveMeetingLink(app, context, endpoints.listOfferedTimes, ({ query }, link) =>
    page.listOfferedTimes(context, link, query),
  );
  serveMeetingLink(app, context, endpoints.readWrittenTimes, ({ body }, link) =>
    readWrittenTimes(context, link, body),
  );
  serveMeetingLink(app, context, endpoints.pickTime, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => pickTime(context, tx, actor, body)),
  );
  serveMeetingLink(app, context, endpoints.proposeTimes, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => proposeTimes(context, tx, actor, body)),
  );
  serveMeetingLink(app, context, endpoints.answerAsCandidate, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => answerAsCandidate(context, tx, actor, body)),
  );
  serveMeetingLink(app, context, endpoints.withdrawAsCandidate, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => withdrawAsCandidate(context, tx, actor, body)),
  );
  serveMeetingLinkDownload(app, context, endpoints.downloadInviteAsCandidate, (_request, link) =>
    page.downloadInviteAsCandidate(context, link),
  );
}
