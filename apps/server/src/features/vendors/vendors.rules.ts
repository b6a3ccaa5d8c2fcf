import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Attachment } from '#engines/attachments/attachments.ts';
import { AppError } from '#lib/app-error.ts';
import type { Association } from './vendors.mapper.ts';

type Shared = Pick<Association, 'associationStatus' | 'isAccepted'>;

/** Refuses to share more once the cooperation has ended. Before both agree, shared items wait unread. */
export function requireShareable(association: Shared | null) {
  if (association === null) return;
  const { associationStatus: status, isAccepted } = association;
  if (status === 'ACTIVE' || status === 'SUSPENDED' || (status === 'PENDING' && !isAccepted)) return;
  throw new AppError('INVALID_TRANSITION', {
    message: 'You do not work together at present: what you add now is for your own organization alone.',
    details: { associationStatus: status },
  });
}

type Filed = { document_id: string; visibility: Visibility };

/** True if an attachment shares a file that is not shared yet. */
export const sharesMore = (attachments: Attachment[], filed: Filed[]): boolean =>
  attachments.some(
    ({ documentId, visibility }) =>
      visibility === 'SHARED' && filed.find((one) => one.document_id === documentId)?.visibility !== 'SHARED',
  );
