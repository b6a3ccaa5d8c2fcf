import { defineTexts } from '@slotwise/contract/define-texts';

/** The bell and what it keeps. */
export const NOTIFICATIONS = defineTexts({
  title: 'Notifications',
  unread: 'Notifications, {count} unread',
  markRead: 'Mark all read',
  none: 'Nothing yet',
  noneHint: 'Events are kept here for two weeks.',
});
