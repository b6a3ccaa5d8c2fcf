import type { findSlots as endpoint } from '@slotwise/contract/availability/slots.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import type { Context, Session } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { searchSlots } from '#engines/slot-search/slot-search.ts';
import { createFairGate } from '#lib/turns/fair-gate.ts';
import { readQuestion, type Question, type SlotQuery } from './question.rules.ts';
import { readRequest } from './request.service.ts';
import { requiredPanelists } from './substitutes.rules.ts';
import { listSubstitutes } from './substitutes.service.ts';

/** Further simultaneous questions wait without a connection, the organizations taking turns. */
const gate = createFairGate({ atOnce: 2, atOncePerOwner: 1, waitingPerOwner: 60 });

/** When everyone needed is free, why that is rare, and what would help: if it is rare, also who could substitute. */
export function findSlots(
  context: Context,
  session: Session,
  query: SlotQuery,
): Promise<ResponseOf<typeof endpoint>> {
  const question = readQuestion(query, context.clock.now());
  return answerQuestion(context, session, question);
}

async function answerQuestion(
  context: Context,
  session: Session,
  question: Question,
): Promise<ResponseOf<typeof endpoint>> {
  const { vendorId } = session;
  const inTurn = <T>(work: Parameters<typeof asVendor<T>>[2]): Promise<T> =>
    gate(vendorId, () => asVendor(context.db, vendorId, work));
  const { request, known } = await inTurn((tx) => readRequest(context, tx, { session, question }));
  const found = await searchSlots({ owner: vendorId }, request, async () =>
    requiredPanelists(request).length > 0
      ? inTurn((tx) => listSubstitutes(tx, { request, known, question }))
      : [],
  );
  return { status: 'success', ...found };
}
