import * as endpoints from '@slotwise/contract/bookings/candidate-page.endpoints';
import * as page from './candidate-page.service.ts';
import { pickTime } from '#features/self-scheduling/pick-time.service.ts';
import { answerAsCandidate, proposeTimes } from '#features/self-scheduling/candidate-answers.service.ts';
import { readWrittenTimes } from './written-times.service.ts';
import { withdrawAsCandidate } from '#features/self-scheduling/candidate-withdrawal.service.ts';
import type { Routes } from '#http/routes.ts';

export function candidatePageRoutes({ context, serveMeetingLink, serveMeetingLinkDownload }: Routes) {
  serveMeetingLink(endpoints.openCandidatePage, (_request, link) => page.openCandidatePage(context, link));
  serveMeetingLink(endpoints.listOfferedTimes, ({ query }, link) =>
    page.listOfferedTimes(context, link, query),
  );
  serveMeetingLink(endpoints.readWrittenTimes, ({ body }, link) => readWrittenTimes(context, link, body));
  serveMeetingLink(endpoints.pickTime, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => pickTime(context, tx, actor, body)),
  );
  serveMeetingLink(endpoints.proposeTimes, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => proposeTimes(context, tx, actor, body)),
  );
  serveMeetingLink(endpoints.answerAsCandidate, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => answerAsCandidate(context, tx, actor, body)),
  );
  serveMeetingLink(endpoints.withdrawAsCandidate, ({ body }, link) =>
    page.actAsCandidate(context, link, (tx, actor) => withdrawAsCandidate(context, tx, actor, body)),
  );
  serveMeetingLinkDownload(endpoints.downloadInviteAsCandidate, (_request, link) =>
    page.downloadInviteAsCandidate(context, link),
  );
}
