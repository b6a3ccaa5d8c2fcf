/** Every constant and limit that more than one place must agree on. */
export const LIMITS = {
  organizationMinLength: 4,
  phoneMinDigits: 7,
  phoneMaxDigits: 15,
  defaultPhoneCountry: 'IN',
  defaultTimeZone: 'Asia/Kolkata',
  toastAutoCloseMs: 3000,
  resendCooldownSeconds: 30,
  logoWidthPx: 110,
  passwordMinLength: 12,
  passwordMaxLength: 256,
  defaultPageSize: 25,
  maxPageSize: 200,
  meetingMinMinutes: 10,
  meetingMaxMinutes: 12 * 60,
  /** A start this far in the past still counts as now. */
  meetingStartGraceMinutes: 5,
  /** The latest allowed start from now. */
  meetingMaxYearsAhead: 5,
  /** How often one email may be resent per day. */
  resendsPerDay: 10,
  participantsMax: 40,
  documentsPerBooking: 20,
  commentMaxLength: 4000,
  commentsPerBooking: 500,
  /**
   * Limits of a meeting's page: how many history steps are read at once, and how many of the latest emails and
   * reminders are shown.
   */
  historySteps: 200,
  mailsShown: 500,
  scorecardAttributesMax: 12,
  scorecardFilesMax: 10,
  /** Minimum length of a submitted scorecard's summary. */
  summaryMinLength: 20,
  onboardingStepsMax: 40,
  /** Scorecards are due this long after the end of the meeting. */
  feedbackDueHours: 24,
  /** A panelist's mailed link works until this long after the end of the meeting. */
  panelLinkDays: 30,
  jobTextMaxLength: 20_000,
  jobRoundsMax: 10,
  proposedSlotsMax: 5,
  /** Maximum number of date overrides per panelist. */
  dateOverridesMax: 200,
  /** The longest period of a slot search in days, and the most people it covers. */
  slotHorizonDays: 92,
  slotPeopleMax: 100,
  /** The most days in a calendar of meetings and in a team's week, and the most meetings. */
  calendarDays: 45,
  calendarMeetings: 1000,
  teamWeekDays: 14,
  /** How often a candidate may move a meeting, and how long before its start at the latest; defaults and maximums. */
  pickReschedules: 2,
  pickReschedulesMax: 10,
  pickCutOffHours: 12,
  pickCutOffHoursMax: 14 * 24,
  /** A candidate's page of a meeting works until this long after its end. */
  candidateLinkHours: 24,
  /** If no time was ever chosen, the page works until this long after the choosing deadline. */
  pickGraceDays: 14,
  /** The most starts offered to a candidate, enough for hours of every day; beyond that they are spaced more widely. */
  offeredStartsMax: 2400,
  /** How many changes a candidate may make on a meeting's page per day. */
  candidateStepsPerDay: 30,
  webhooksMax: 20,
  webhookLogDays: 30,
  /** Saved views per person, shared views per organization, and the lengths of their texts. */
  viewsPerPerson: 40,
  viewsShared: 60,
  viewNameMaxLength: 60,
  viewFilterMaxLength: 300,
  viewFiltersMaxLength: 5000,
  /** The most availability windows a candidate may give. */
  candidateWindowsMax: 30,
  holidayCalendarsMax: 30,
  busySourcesMax: 10,
  /** The longest text of a calendar file, in characters; a file of this many bytes always fits. */
  busyFileMax: 900 * 1024,
  /** The largest calendar that is read repeatedly, and the total of an account's chosen calendars, in bytes. */
  busyFeedMax: 2_000_000,
  busyAccountMax: 6_000_000,
  holidayFileMax: 500 * 1024,
  /** How many such files one person may upload per hour. */
  calendarFilesPerHour: 60,
  /** The time a client has to answer a submission, unless agreed otherwise. */
  submissionAnswerHours: 48,
  /** How long the first confirmed submission owns the candidate, unless agreed otherwise. */
  ownershipDays: 180,
  /** How long the mailed question to a candidate works. */
  rtrLinkDays: 14,
  /**
   * How many such questions a supplier may mail per day, how many of them to one address, and how many one address may
   * get from all suppliers.
   */
  rtrQuestionsPerDay: 100,
  rtrQuestionsPerAddressAndSupplier: 5,
  rtrQuestionsPerAddress: 15,
  /** How often per day a supplier may learn that a client knows a candidate; beyond that, nothing is looked up. */
  knownCandidatesPerDay: 20,
  /** How often per day a supplier may change the identifying details of one submission's candidate. */
  identityChangesPerDay: 10,
  /** How many days the bell keeps its notices. */
  noticeDays: 14,
  /** How many organizations one organization may ask or invite per day. */
  vendorInvitationsPerDay: 50,
  /** Search hits shown per kind. */
  searchHitsPerKind: 6,
  /** Maximum rows of an export. */
  exportMaxRows: 20_000,
  /** Filter results are counted up to this number; one more means 'over 20,000'. Also the size limit of an export. */
  countedUpTo: 20_000,
  fileMaxBytes: 20 * 1024 * 1024,
  /** Total size of one organization's files. */
  vendorQuotaBytes: 2 * 1024 * 1024 * 1024,
  /** How long a download ticket works. */
  ticketSeconds: 60,
  fileNameMaxLength: 120,
  /** Limits of a zip of resumes: its size, number of files, size of each and all of them, and compression ratio. */
  zipMaxBytes: 200 * 1024 * 1024,
  zipEntriesMax: 2000,
  zipEntryMaxBytes: 25 * 1024 * 1024,
  zipTotalMaxBytes: 500 * 1024 * 1024,
  zipRatioMax: 200,
  /** Zips are deleted after this many days, unless the operator configures otherwise. */
  zipKeepDays: 180,
  questionMaxLength: 500,
  /** The maximum length of a job description as a question. */
  askedJobMaxLength: 4000,
  /** The most conditions parsed from a job description, and the most characters of it shown per condition. */
  jobConditionsMax: 40,
  jobWordsMaxLength: 300,
  /** The most open jobs one resume is matched against. */
  jobsFittedMax: 30,
  /** How many questions a conversation remembers. */
  questionsRemembered: 10,
} as const;

/** Accepted file extensions; the content has to match. */
export const FILE_EXTENSIONS = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt', 'png', 'jpg', 'jpeg'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];
