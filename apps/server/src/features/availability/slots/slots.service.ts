import type { findSlots as endpoint } from '@slotwise/contract/availability/slots/slots.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { answerMutualTime, openMutualTime } from '#engines/scheduling/find-mutual-time.ts';
import { ENOUGH_STARTS } from '#engines/scheduling/propose-changes.ts';
import { readQuestion, type SlotQuery } from './question/question.rules.ts';
import { readRequest } from './request/request.service.ts';
import { requiredPanelists } from './substitutes/substitutes.rules.ts';
import { listSubstitutes } from './substitutes/substitutes.service.ts';

/**
 * The times at which everybody who is needed is free, why there are few, and what would give more. Only where there are
 * few it is looked whether somebody else with the same skills could sit in.
 */
export async function findSlots(
  context: Context,
  session: Session,
  query: SlotQuery,
): Promise<ResponseOf<typeof endpoint>> {
  const { db, clock } = context;
  const question = readQuestion(query, clock.now());
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
