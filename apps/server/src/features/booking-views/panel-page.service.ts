import type * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { takingTime } from '#features/bookings/held-time.service.ts';
import { giveFeedback, readOwnScorecard } from '#features/evaluation/give-feedback.service.ts';
import { readBooking } from './booking-detail.service.ts';
import { toLinkFeedback, toPanelView, refusalForLink } from './panel-page.mapper.ts';

type View = ResponseOf<typeof endpoints.openPanelLink>;

/** The meeting as the link's holder sees it now. Reading it changes nothing. */
export const openPanelLink = (context: Context, actor: Actor): Promise<View> =>
  asVendor(context.db, actor.vendorId, (tx) => readPage(context, tx, actor));

type Act<Answer> = (tx: VendorDb, bookingId: string) => Promise<Answer>;

/** Acts as the link's holder in one transaction, and returns the meeting as it is then. */
export const actByLink = (context: Context, actor: Actor, act: Act<unknown>): Promise<View> =>
  inOneTransaction(context, actor, async (tx, bookingId) => {
    await act(tx, bookingId);
    return readPage(context, tx, actor);
  });

export const giveFeedbackByLink = (
  context: Context,
  actor: Actor,
  body: ParsedRequestOf<typeof endpoints.giveFeedbackByLink>['body'],
): Promise<ResponseOf<typeof endpoints.giveFeedbackByLink>> =>
  inOneTransaction(context, actor, async (tx, bookingId) => {
    await giveFeedback(context, tx, actor, { ...body, bookingId });
    const feedback = toLinkFeedback(await readOwnScorecard(context, tx, actor, bookingId));
    const { data: view } = await readPage(context, tx, actor);
    return { status: 'success', data: { feedback, view } };
  });

async function inOneTransaction<Answer>(context: Context, actor: Actor, act: Act<Answer>): Promise<Answer> {
  try {
    return await takingTime(context, actor.vendorId, (tx) => act(tx, getLinkedBookingId(actor)));
  } catch (error) {
    throw error instanceof AppError ? refusalForLink(error) : error;
  }
}

async function readPage(context: Context, tx: VendorDb, actor: Actor): Promise<View> {
  const booking = await readBooking(context, tx, actor, getLinkedBookingId(actor));
  return { status: 'success', data: toPanelView(booking, actor) };
}

function getLinkedBookingId({ linkedTo }: Actor): string {
  if (!linkedTo) throw new Error('Only the holder of a link has a page of one meeting.');
  return linkedTo;
}
