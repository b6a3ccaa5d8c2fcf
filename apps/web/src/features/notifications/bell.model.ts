import type { Notice } from '@slotwise/contract/notifications/notifications.schema';
import { paths } from '#navigation/paths.ts';

/** What happened, and who it is about: 'Time chosen' and 'Omar Said, Data Engineer'. */
export function toEvent({ text }: Pick<Notice, 'text'>): { what: string; about: string } {
  const end = text.indexOf(': ');
  if (end < 0) return { what: text, about: '' };
  const about = text.slice(end + 2);
  return { what: text.slice(0, end), about: about.charAt(0).toUpperCase() + about.slice(1) };
}

/** The page of what a notice is about; null where it has none. */
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
