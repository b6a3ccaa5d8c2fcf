import type { Notice } from '@slotwise/contract/notifications/notifications.schema';
import { paths } from '#navigation/paths.ts';

/** The page a notice is about; null if there is none. */
export function whereTo({ kind, bookingId, partnerId }: Notice): string | null {
  if (bookingId) return paths.viewMeeting(bookingId);
  if (kind === 'webhook-off') return paths.settings();
  if (kind === 'busy-source-failing') return paths.profile();
  if (kind === 'zip-read') return paths.deepgaze();
  if (!partnerId) return null;
  return kind === 'job-shared'
    ? paths.jobDescriptions({ tab: 'shared', client: partnerId })
    : paths.viewVendor(partnerId);
}
