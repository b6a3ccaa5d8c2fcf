import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import type { StepDetails, WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';

/** A draft is saved with every pause of the person who types it, so a supplier counts no versions of it. */
export const versionForSupplier = ({ booking_status: status, version }: BookingRow): number =>
  status === 'DRAFT' ? 0 : version;

export const isSupplierSide = ({ byRole }: Pick<Comment, 'byRole'>): boolean =>
  byRole === 'SUPPLIER' || byRole === 'CANDIDATE_LINK';

/** The words that go with these are meant for the supplier. */
export const WITH_REASON: readonly WorkFlowStep['action'][] = ['DECLINED'];

export const MOVES: readonly WorkFlowStep['action'][] = ['RESCHEDULED', 'REOPENED', 'SCHEDULED', 'ACCEPTED'];

/** The supplier's own steps, and of the client's those that change status or time, in the client's name. */
export const stepsForSupplier = (steps: WorkFlowStep[], client: string): WorkFlowStep[] =>
  steps.flatMap((step) => stepForSupplier(step, client));

export function stepForSupplier(step: WorkFlowStep, client: string): WorkFlowStep[] {
  if (step.byRole === 'CANDIDATE_LINK') return [withoutWords(step)];
  if (isSupplierSide(step)) return [step];
  const { undone } = step.details;
  const isMove = MOVES.includes(step.action) || (undone !== undefined && MOVES.includes(undone));
  const isNews = step.fromStatus !== step.toStatus || isMove;
  if (!isNews) return [];
  const { step: number, bookingVersion, action, fromStatus, toStatus, at, byRole } = step;
  return [
    {
      step: number,
      bookingVersion,
      action,
      fromStatus,
      toStatus,
      at,
      byRole,
      byUserId: null,
      byEmail: '',
      byName: byRole === 'SYSTEM' ? step.byName : client,
      comments: WITH_REASON.includes(action) ? step.comments : '',
      details: detailsForSupplier(step),
    },
  ];
}

/** What a candidate does is news to the person who submitted them; what they write with it is meant for the client. */
export const withoutWords = (step: WorkFlowStep): WorkFlowStep => ({
  ...step,
  comments: '',
  details: MOVES.includes(step.action) ? detailsForSupplier(step) : {},
});

export function detailsForSupplier({ action, details }: WorkFlowStep): StepDetails {
  const { from, to, reasonCode, undone } = details;
  if (undone) return { undone };
  if (WITH_REASON.includes(action)) return reasonCode ? { reasonCode } : {};
  return MOVES.includes(action) ? { ...(from && { from }), ...(to && { to }) } : {};
}
