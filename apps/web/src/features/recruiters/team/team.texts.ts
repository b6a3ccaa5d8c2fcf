import { defineTexts } from '@slotwise/contract/define-texts';

/** The members of an organization. */
export const TEAM = defineTexts({
  title: 'My Team',
  add: 'Add member',
  about: 'Everyone with an account in your organization.',
  count: '{count, plural, one {# member} other {# members}}{filtered, select, true { found} other {}}.',
  changeTitle: 'Change {name}’s role',
  changeRole: 'Change role',
  onlyAdministrator:
    '{isOwn, select, true {You are the only administrator} other {{name} is the only administrator}}, and every organization needs one. Make someone else an administrator first.',
  changeHint:
    '{isOwn, select, true {What you see changes at once. Another administrator can give the role back.} other {{name} sees the change with their next click.}}',
  heir: 'Who takes over',
  heirHint: 'Name or email',
  noHeir: 'No one matches',
  resendTo: 'Resend the invitation to {name}',
  resend: 'Resend',
  more: 'More for {name}',
  changeMenu: 'Change role…',
  removeMenu: 'Remove…',
  anyRole: 'Any role',
  anyStatus: 'Any status',
  members: 'Members',
  search: 'Search members',
  searchHint: 'Name, email, designation',
  role: 'Role',
  status: 'Status',
  sort: 'Sort',
  notLoaded: 'The members could not be loaded',
  loading: 'Loading members',
  never: 'Never logged in',
  you: 'You',
  member: 'Member',
  lastLogIn: 'Last log-in',
  added: 'Added',
  actions: 'Actions',
  invitationHint:
    'We email an invitation to this address. Its link works for seven days and can be sent again.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  displayName: 'Display Name',
  displayNameHint: 'Name shown in emails',
  designation: 'Designation',
  location: 'Location',
  phone: 'Mobile number',
  handedOver: '{count, plural, one {# open meeting} other {# open meetings}} went to {heir}.',
  stillOnPanels:
    '{name} is still on {count, plural, one {# upcoming panel. Choose someone else for it:} other {# upcoming panels. Choose someone else for them:}}',
  removed: '{name} was removed',
  close: 'Close',
  askRemove: 'Remove {name}?',
  keep: 'Keep {name}',
  keepRole: 'Keep {role}',
  remove: 'Remove {name}',
  removal:
    '{name} ({email}) is logged out everywhere at once and cannot log in again. Their open meetings go to the person you choose; what {name} did and wrote stays in the history.',
  notYourself: 'You cannot remove yourself',
  notYourselfHint:
    'Every organization keeps at least one administrator. Another administrator can remove you; if you are the only one, make someone else an administrator first.',
});

/** What a role allows, described for the person who assigns it. */
export const RIGHTS_WORDS = defineTexts({
  ADMIN: 'Schedules meetings, and manages the team, panelists, jobs, vendors and Deepgaze.',
  USER_RECRUITER: 'Schedules meetings, and can see jobs, panelists and the team.',
});

/** The status of an account. */
export const STATUS_WORDS = defineTexts({
  INVITED: 'Invited',
  PENDING_VERIFICATION: 'Not verified',
  ACTIVE: 'Active',
  DISABLED: 'Removed',
});

/** Sort orders of the list. */
export const SORT_WORDS = defineTexts({
  displayName: 'Name A to Z',
  '-displayName': 'Name Z to A',
  role: 'By role',
  accountStatus: 'Invited first',
  '-lastLoginAt': 'Latest log-in first',
  lastLoginAt: 'Earliest log-in first',
  '-createdAt': 'Newest first',
});
