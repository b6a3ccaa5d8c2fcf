import type { ParsedAnswer } from '@slotwise/contract/booking-parts/answers.schema';
import type * as endpoints from '@slotwise/contract/bookings/panel-links.endpoints';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import type { ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Actor, Context } from '#context.ts';
import { asVendor } from '#db/tenancy.ts';
import { AppError } from '#lib/app-error.ts';
import { recordAnswer } from '#features/responses/answer-meeting.service.ts';
import { addComments } from '#features/collaboration/add-comments.service.ts';
import { approve, reject } from '#features/evaluation/decide.service.ts';
import { giveFeedback } from '#features/evaluation/give-feedback.service.ts';
import { markNoShow } from '#features/scheduling/mark-no-show.service.ts';
import { readBooking } from './booking-detail.service.ts';
import { toLinkFeedback, toPanelView, refusalForLink } from './panel-page.mapper.ts';

type Body<E> = ParsedRequestOf<E> extends { body: infer B } ? B : never;
type View = ResponseOf<typeof endpoints.openPanelLink>;

/** The meeting as the link's holder sees it now. Reading it changes nothing. */
export const openPanelLink = async (context: Context, actor: Actor): Promise<View> => ({
  status: 'success',
  data: await readView(context, actor),
});

export async function giveFeedbackByLink(
  context: Context,
  actor: Actor,
  body: Body<typeof endpoints.giveFeedbackByLink>,
): Promise<ResponseOf<typeof endpoints.giveFeedbackByLink>> {
  const { data } = await forLink(() =>
    giveFeedback(context, actor, { ...body, bookingId: getLinkedBookingId(actor) }),
  );
  const view = await readView(context, actor);
  return { status: 'success', data: { feedback: toLinkFeedback(data), view } };
}

export const approveByLink = doByLink<Body<typeof endpoints.approveByLink>>(approve);
export const rejectByLink = doByLink<Body<typeof endpoints.rejectByLink>>(reject);
export const markNoShowByLink = doByLink<Body<typeof endpoints.markNoShowByLink>>(markNoShow);
export const addCommentsByLink = doByLink<Body<typeof endpoints.addCommentsByLink>>(addComments);

/** The same act on the booking that the link is for, answered with the page as it is then. */
function doByLink<B extends object>(
  act: (context: Context, actor: Actor, body: B & { bookingId: string }) => Promise<unknown>,
) {
  return (context: Context, actor: Actor, body: B): Promise<View> =>
    thenView(context, actor, () => act(context, actor, { ...body, bookingId: getLinkedBookingId(actor) }));
}

/** Keeps the answer of the link's holder; opening the page alone never does. */
export const answerByLink = (context: Context, actor: Actor, body: ParsedAnswer): Promise<View> =>
  thenView(context, actor, () =>
    asVendor(context.db, actor.vendorId, (tx) =>
      recordAnswer(context, tx, {
        ...body,
        bookingId: getLinkedBookingId(actor),
        email: actor.email,
        source: 'LINK',
        actor,
      }),
    ),
  );

async function thenView(context: Context, actor: Actor, act: () => Promise<unknown>): Promise<View> {
  await forLink(act);
  return openPanelLink(context, actor);
}

async function forLink<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof AppError ? refusalForLink(error) : error;
  }
}

const readView = (context: Context, actor: Actor): Promise<PanelView> =>
  asVendor(context.db, actor.vendorId, async (tx) =>
    toPanelView(await readBooking(context, tx, actor, getLinkedBookingId(actor)), actor),
  );

function getLinkedBookingId({ linkedTo }: Actor): string {
  if (!linkedTo) throw new Error('Only the holder of a link has a page of one meeting.');
  return linkedTo;
}
