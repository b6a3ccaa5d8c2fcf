import type { Notice } from '@slotwise/contract/notifications/notifications.schema';
import type { Toast } from '#feedback/notify.ts';
import { paths } from '#navigation/paths.ts';

/** One line behind the bell: a notice of the server, or a toast of this browser. */
export type Told =
  | { key: string; at: number; isNew: boolean; notice: Notice }
  | { key: string; at: number; isNew: boolean; toast: Toast };

/** Both together, newest first. `readAt` is when the toasts were last looked at. */
export function toldIn(notices: Notice[], toasts: readonly Toast[], readAt: number): Told[] {
  const ofServer = notices.map((notice) => ({
    key: notice.noticeId,
    at: Date.parse(notice.at),
    isNew: notice.isNew,
    notice,
  }));
  const ofBrowser = toasts.map((toast) => ({
    key: `toast ${toast.at} ${toast.id}`,
    at: toast.at,
    isNew: isNews(toast, readAt),
    toast,
  }));
  return [...ofServer, ...ofBrowser].toSorted((a, b) => b.at - a.at);
}

/** What one did oneself a moment ago and went well is kept to be read, and is no news. */
export const isNews = ({ kind, at }: Toast, readAt: number): boolean => kind !== 'success' && at > readAt;

/** The page of what a notice is about; null where it has none. */
export function whereTo({ kind, bookingId, partnerId }: Notice): string | null {
  if (bookingId) return paths.viewMeeting(bookingId);
  if (kind === 'webhook-off') return paths.profile();
  if (kind === 'busy-source-failing') return paths.profile();
  if (kind === 'zip-read') return paths.deepgaze();
  if (!partnerId) return null;
  return kind === 'job-shared'
    ? paths.jobDescriptions({ tab: 'shared', client: partnerId })
    : paths.viewVendor(partnerId);
}
