import { defineTexts } from '@slotwise/contract/define-texts';

/** The bell and its events. */
export const NOTIFICATIONS = defineTexts({
  title: 'Notifications',
  unread: 'Notifications, {count} unread',
  markRead: 'Mark all read',
  none: 'Nothing yet',
  noneHint: 'Events are kept here for two weeks.',
});
