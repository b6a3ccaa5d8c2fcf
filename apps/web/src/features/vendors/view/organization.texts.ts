import { defineTexts } from '@slotwise/contract/define-texts';

/** The settings of the user's own organization. */
export const ORGANIZATION = defineTexts({
  title: 'Settings',
  about: 'For everyone at {name}.',
  own: 'Your organization',
  notLoaded: 'The settings could not be loaded',
  loading: 'Loading settings',
  holidays: 'Holidays',
  holidaysHint:
    'No interview times are offered on a person’s holidays. One calendar can be the default for everyone who has not chosen another.',
  members: 'Members',
  team: 'My Team',
  membersHint:
    'Roles, invitations and access are managed there. Personal settings are in each member’s profile.',
  decisions: 'Decisions',
  whose: 'Whose decision counts',
  scorecardFirst: 'Scorecard before decision',
  scorecardFirstHint: 'Panelists must submit their scorecard before they select or reject.',
  save: 'Save settings',
});

/** Whose decision settles a meeting. */
export const POLICY_WORDS = defineTexts({
  first: 'The first decision counts',
  all: 'All required panelists agree',
  majority: 'Most of the required panelists agree',
});

/** When a meeting is decided. */
export const POLICY_HINTS = defineTexts({
  first: 'As soon as one panelist selects or rejects, the meeting is decided.',
  all: 'The meeting is decided once all required panelists agree.',
  majority: 'The meeting is decided once more than half of the required panelists agree.',
});
