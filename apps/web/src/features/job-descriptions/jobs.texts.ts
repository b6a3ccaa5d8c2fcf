import { defineTexts } from '@slotwise/contract/define-texts';

/** The jobs: their list, their details and how they end. */
export const JOBS = defineTexts({
  title: 'Job descriptions',
  add: 'New job description',
  count: '{count, plural, one {# job} other {# jobs}}{filtered, select, true { found} other {}}.',
  about:
    '{tab, select, own {The jobs you interview for, and their progress.} other {The jobs your clients are hiring for.}}',
  whose: 'Whose jobs',
  own: 'Our jobs',
  shared: 'Shared with us',
  search: 'Search job descriptions',
  searchHint: 'Title, code, client, skill',
  status: 'Status',
  order: 'Order',
  notLoaded: 'The jobs could not be loaded',
  loading: 'Loading jobs',
  noneShared: 'No jobs shared with you yet',
  noneSharedHint: 'Jobs that your clients share appear here, and you can submit candidates for them.',
  none: 'No job descriptions yet',
  noneHint:
    '{mayAdd, select, true {A job defines rounds, skills and scorecards, and its meetings use them.} other {A job defines rounds, skills and scorecards. An administrator of your organization adds them.}}',
  noMeetings: '0 {status}',
  meetings: '{count} {status}, {title}',
  notStated: 'not stated',
  job: 'Job',
  client: 'Client',
  place: 'Location',
  filledColumn: 'Filled',
  target: 'Target',
  acts: 'Actions',
  of: '{filled} of {openings}',
  filledWord: 'filled',
  wanted: 'Requirements',
  budget: 'Budget',
  openings: 'Openings',
  openingsWord: '{count, plural, one {opening} other {openings}}',
  submitFor: 'Submit candidate for {title}…',
  submit: 'Submit candidate…',
  sharedList: 'Jobs shared with us',
  more: 'More for {title}',
  viewDetails: 'View details',
  showMeetings: 'Show meetings',
  edit: 'Edit…',
  duplicate: 'Duplicate…',
  share: 'Share with suppliers…',
  hold: 'Put on hold',
  open: 'Open',
  reopen: 'Reopen',
  endMenu: 'End this job…',
  scheduleFor: 'Schedule for {title}',
  schedule: 'Schedule',
  viewOne: 'View {title}',
  view: 'View',
  askEnd: 'End {title}?',
  filled: '{filled} of {openings} filled',
  ending:
    '{filled} of {openings, plural, one {# opening is} other {# openings are}} filled. Suppliers cannot submit candidates for an ended job, and it is no longer offered when a meeting is scheduled. You can reopen it at any time.',
  how: 'How did it end?',
  stillOpen: '{count, plural, one {# candidate is} other {# candidates are}} still in progress',
  stillSet:
    '{count, plural, =0 {None of them has a meeting yet} one {# of them has a meeting, which stays as planned either way} other {# of them have meetings, which stay as planned either way}}',
  keepThem: 'Keep them as they are',
  cancelThem: 'Cancel those without a meeting',
  cancelHint:
    '{count, plural, one {# candidate; their supplier is notified} other {# candidates; their suppliers are notified}}',
  keepOpen: 'Keep it open',
  end: 'End job',
  shareOne: 'Share {title}',
  cancel: 'Cancel',
  saveSharing: 'Save sharing',
  notFound: 'Job not found',
  notFoundHint:
    'It was removed, or it is no longer shared with you. Check the link with the person who sent it.',
  fitting: 'Find matching resumes',
  scheduleForThis: 'Schedule for this job',
  facts: 'Facts',
  employment: 'Employment',
  experience: 'Experience',
  education: 'Education',
  maxNotice: 'Maximum notice',
  days: '{days, plural, one {# day} other {# days}}',
  shiftZone: 'Shift’s time zone',
  targetDate: 'Target date',
  required: 'Required in submissions',
  perSupplier: 'Submissions per supplier',
  atMost: 'up to {count}',
  department: 'Department',
  manager: 'Hiring manager',
  sharedWith: 'Shared with',
  suppliers: '{count, plural, one {# supplier} other {# suppliers}}',
  budgetShown: 'Suppliers see the budget',
  yes: 'Yes',
  no: 'No',
  description: 'Description',
  responsibilities: 'Responsibilities',
  mustHave: 'Must-have skills',
  goodToHave: 'Good to have',
  rounds: 'Rounds',
  rates: 'rated: {names}',
  documents: 'Documents',
  documentFacts: '{size} · {isShared, select, true {shared with suppliers} other {internal}}',
  downloadOne: 'Download {fileName}',
  download: 'Download',
  noneScheduled: 'No meetings have been scheduled for it yet.',
  byStatus: 'Meetings by status',
  experienceText:
    '{kind, select, EXACT {{max, plural, one {# year} other {# years}}} RANGE {{min} to {max, plural, one {# year} other {# years}}} FROM {at least {min, plural, one {# year} other {# years}}} other {up to {max, plural, one {# year} other {# years}}}}',
  budgetText:
    '{currency, select, none {} other {{currency} }}{kind, select, RANGE {{min} to {max}} FROM {from {min}} other {up to {max}}}{unit, select, HOUR { per hour} DAY { per day} MONTH { per month} YEAR { per year} FIXED { fixed price} other {}}',
  skill: 'weight {weight}, {word}{years, plural, =0 {} one {, # year or more} other {, # years or more}}',
  minutes: '{minutes} min',
  panelists: '{count, plural, one {# panelist} other {# panelists}}',
  isOpen: '{title} is open. You can now schedule meetings for it.',
  isDraft: '{title} is saved as a draft. Open it once it is complete.',
  addAnother: 'Add another',
  viewJob: 'View job',
  updated: '{title} is up to date. Meetings already scheduled keep their round and scorecard.',
});

/** The priority of a job. */
export const PRIORITY_WORDS = defineTexts({
  LOW: 'Low priority',
  NORMAL: 'Normal priority',
  HIGH: 'High priority',
});

/** How much a skill counts, from one to five. */
export const WEIGHT_WORDS = defineTexts({
  MINOR: 'minor',
  USEFUL: 'useful',
  USUAL: 'normal',
  IMPORTANT: 'important',
  DECISIVE: 'decisive',
});

/** The columns of meetings by status. */
export const PIPELINE_WORDS = defineTexts({
  SUBMITTED: 'Submitted',
  AWAITING_CANDIDATE: 'Awaiting',
  SCHEDULED: 'Scheduled',
  COMPLETED: 'Completed',
  SELECTED: 'Selected',
  REJECTED: 'Rejected',
  ONBOARDED: 'Onboarded',
});

/** Sort orders of the list. */
export const SORT_WORDS = defineTexts({
  '-createdAt': 'Newest first',
  title: 'Title A to Z',
  '-title': 'Title Z to A',
  targetDate: 'Target date',
  '-targetDate': 'Latest target date first',
  jdStatus: 'By status',
  '-priority': 'Priority',
});

/** How a job can end. */
export const ENDING_WORDS = defineTexts({
  FILLED: 'All openings are filled',
  CLOSED: 'Some openings remain unfilled',
  CANCELLED: 'It is no longer needed',
});
