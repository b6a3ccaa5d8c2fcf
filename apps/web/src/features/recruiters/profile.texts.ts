import { defineTexts } from '@slotwise/contract/define-texts';

/** The user's own profile. */
export const PROFILE = defineTexts({
  colorScheme: 'Color scheme',
  emailCard: 'Email address',
  loginEmail: 'You log in with {email}.',
  pending: '{email} is not confirmed yet. Use the link we emailed there.',
  keepEmail: 'Keep the current address',
  newEmail: 'New address',
  otherEmail: 'Another new address',
  passwordForEmail: 'Current password, to confirm the change',
  sendLink: 'Send confirmation link',
  isCurrent: 'This is your current address',
  notifications: 'Notifications',
  notificationsHint: 'Email me when this happens. Invitations and changes to meetings are always sent.',
  saveNotifications: 'Save notifications',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least {min} characters; a few words are easy to remember',
  changePassword: 'Change password',
  noPassword: 'Current password is required',
  data: 'Your details',
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  designation: 'Designation',
  organization: 'Organization Name',
  location: 'Location',
  phone: 'Mobile number',
  save: 'Save profile',
  notLoaded: 'Your profile could not be loaded',
  loading: 'Loading your profile',
  timeZone: 'Time zone',
  title: 'Profile',
  settings: 'Organization settings',
  ownZone: 'Your time zone',
  zoneHint: 'You see all times in this zone',
  saveZone: 'Save time zone',
});

/** What an email may be about. */
export const NOTIFICATION_WORDS = defineTexts({
  assigned: 'A next step is assigned to you',
  decided: 'Someone decides about a candidate',
  scorecards: 'A scorecard arrives, or is overdue',
  submissions: 'A vendor submits a candidate, or a client answers',
});
