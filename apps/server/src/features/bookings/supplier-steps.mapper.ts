import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import type { StepDetails, WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { BookingRow } from '#db/tables/booking-rows.ts';

/** A draft is saved at every typing pause, so its versions are hidden from suppliers. */
export const versionForSupplier = ({ booking_status: status, version }: BookingRow): number =>
  status === 'DRAFT' ? 0 : version;

export const isSupplierSide = ({ byRole }: Pick<Comment, 'byRole'>): boolean =>
  byRole === 'SUPPLIER' || byRole === 'CANDIDATE_LINK';

/** The texts of these steps are meant for the supplier. */
export const WITH_REASON: readonly WorkFlowStep['action'][] = ['DECLINED'];

export const MOVES: readonly WorkFlowStep['action'][] = ['RESCHEDULED', 'REOPENED', 'SCHEDULED', 'ACCEPTED'];

/** The supplier's own steps and, in the client's name, those of the client that change status or time. */
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

/** The candidate's acts are news to the submitter; their texts are meant for the client. */
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
