import type { findSlots as endpoint } from '@slotwise/contract/availability/slots/slots.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { answerMutualTime, openMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { ENOUGH_STARTS } from '#engines/scheduling/propose-changes.ts';
import { createGate } from '#lib/gate.ts';
import { readQuestion, type Question, type SlotQuery } from './question/question.rules.ts';
import { readRequest } from './request/request.service.ts';
import { requiredPanelists } from './substitutes/substitutes.rules.ts';
import { listSubstitutes } from './substitutes/substitutes.service.ts';

/** Asking is arithmetic, which keeps a processor: what more is asked at once waits, and does so without a connection. */
const gate = createGate({ atOnce: 2, waiting: 60 });

/**
 * The times at which everybody who is needed is free, why there are few, and what would give more. Only where there are
 * few it is looked whether somebody else with the same skills could sit in.
 */
export function findSlots(
  context: Context,
  session: Session,
  query: SlotQuery,
): Promise<ResponseOf<typeof endpoint>> {
  const question = readQuestion(query, context.clock.now());
  return gate(() => answerQuestion(context, session, question));
}

async function answerQuestion(
  context: Context,
  session: Session,
  question: Question,
): Promise<ResponseOf<typeof endpoint>> {
  const { db } = context;
  const { request, known } = await asVendor(db, session.vendorId, (tx) =>
    readRequest(context, tx, { session, question }),
  );
  const opened = openMutualTime(request);
  const needsMore = opened.total < ENOUGH_STARTS && requiredPanelists(request).length > 0;
  const substitutes = needsMore
    ? await asVendor(db, session.vendorId, (tx) => listSubstitutes(tx, { request, known, question }))
    : [];
  return { status: 'success', ...answerMutualTime(opened, substitutes) };
}
