import { defineTexts } from '@slotwise/contract/define-texts';

/** The people who interview: the list, and a panelist's form. */
export const PANELISTS = defineTexts({
  title: 'Panelists',
  add: 'Add panelist',
  about: 'Everyone who interviews, and when.',
  count: '{count, plural, one {# panelist} other {# panelists}}{filtered, select, true { found} other {}}.',
  notLoaded: 'The panelists could not be loaded',
  loading: 'Loading panelists',
  none: 'No panelists yet',
  noneHint:
    '{mayAdd, select, true {Panelists interview candidates. Their skills and weekly hours show who fits, and when.} other {Panelists interview candidates. An administrator of your organization adds them.}}',
  anyStatus: 'Any status',
  anyLevel: 'Any level',
  search: 'Search panelists',
  searchHint: 'Name, email, designation',
  status: 'Status',
  sort: 'Sort',
  skill: 'Skill',
  anySkill: 'Any skill',
  panelist: 'Panelist',
  skills: 'Skills',
  hours: 'Local time and hours',
  noHours: 'hours not stated',
  moreSkills: 'more: {skills}',
  now: '{time} now, {zone}',
  thisWeek: 'This week',
  thisWeekShort: 'this week',
  upcoming: '{count} upcoming',
  scorecards: 'Scorecards',
  owed: '{count} owed',
  overdueToo: ', {count} overdue',
  noneOwed: 'None owed',
  feedbackDays: '{days, plural, one {# day} other {# days}} to feedback',
  feedbackHours: '{hours} h to feedback',
  held: 'Last 90 days',
  interviews: '{count, plural, one {# interview} other {# interviews}}',
  noShows: '{count, plural, =0 {No no-shows} one {# no-show} other {# no-shows}}',
  acts: 'Actions',
  editOne: 'Edit {name}',
  edit: 'Edit',
  more: 'More for {name}',
  resend: 'Resend invitation',
  invite: 'Invite to create an account',
  reactivate: 'Reactivate',
  deactivateMenu: 'Deactivate…',
  askDeactivate: 'Deactivate {name}?',
  deactivation:
    '{name} can no longer be added to panels. {count, plural, =0 {No meetings are scheduled with this person.} one {# meeting already scheduled stays as it is.} other {# meetings already scheduled stay as they are.}} You can reactivate them at any time.',
  keepActive: 'Keep active',
  deactivate: 'Deactivate',
  sendInvitation: 'Send an invitation to create an account',
  sendInvitationHint:
    'Without an account, panelists reply and fill in scorecards through the links in their emails',
  cancel: 'Cancel',
  save: 'Save panelist',
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  displayNameHint: 'Name shown in emails',
  email: 'Email',
  phone: 'Mobile number',
  designation: 'Designation',
  department: 'Department',
  level: 'Level',
  levelHint: 'Trainees join as optional. Leads are easy to find for a panel.',
  skillsHint: 'Press Enter after each one',
  hoursHint: 'In the panelist’s own time zone. Meetings outside these hours are possible, with a warning.',
  datesHint: 'Override weekly hours and holidays.',
  added:
    '{name} can now be added to panels.{invited, select, SENT { An invitation to create an account was sent to {email}. It works for seven days.} NONE { No invitation was sent: they use the links in their emails.} other {}}',
  addAnother: 'Add another',
  schedule: 'Schedule a meeting',
  updated: '{name}’s details are up to date. Meetings already scheduled stay as they are.',
});

/** The defaults for new members, in the organization's settings. */
export const MEMBER_DEFAULTS = defineTexts({
  title: 'New members',
  timeZoneHint: 'For everyone you add. Each person can change it in their own profile.',
  sameZone: 'Same as your organization',
  hours: 'New panelists: {hours}',
  hoursHint: 'People you have already added keep theirs.',
  save: 'Save defaults',
});

/** Whether someone can be added to panels. */
export const STATUS_WORDS = defineTexts({
  INVITED: 'Invited',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
});

/** Sort orders of the list. */
export const SORT_WORDS = defineTexts({
  displayName: 'Name A to Z',
  '-displayName': 'Name Z to A',
  '-thisWeek': 'Busiest first',
  '-overdueFeedback': 'Overdue first',
  panelStatus: 'Active first',
  '-createdAt': 'Newest first',
});
