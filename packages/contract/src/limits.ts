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
  /** A start lies at most this far ahead. */
  meetingMaxYearsAhead: 5,
  /** How often one mail may be sent again within a day. */
  resendsPerDay: 10,
  participantsMax: 40,
  documentsPerBooking: 20,
  commentMaxLength: 4000,
  commentsPerBooking: 500,
  /** How many steps of a meeting’s history are read at once, and how many of its mails and reminders are shown: the latest. */
  historySteps: 200,
  mailsShown: 500,
  scorecardAttributesMax: 12,
  scorecardFilesMax: 10,
  /** A submitted scorecard says at least this much. */
  summaryMinLength: 20,
  onboardingStepsMax: 40,
  /** Scorecards are due this long after the meeting's end. */
  feedbackDueHours: 24,
  /** A panelist's mailed link works until this long after the meeting's end. */
  panelLinkDays: 30,
  jobTextMaxLength: 20_000,
  jobRoundsMax: 10,
  proposedSlotsMax: 5,
  /** How many dates with hours of their own a panelist keeps. */
  dateOverridesMax: 200,
  /** How far the search for slots looks at once, in days, and how many people it looks at. */
  slotHorizonDays: 92,
  slotPeopleMax: 100,
  /** How many days a calendar of meetings and a team’s week show at most, and how many meetings. */
  calendarDays: 45,
  calendarMeetings: 1000,
  teamWeekDays: 14,
  /** How often a candidate may move a meeting, and how long before its start at latest, where nothing else is said. */
  pickReschedules: 2,
  pickReschedulesMax: 10,
  pickCutOffHours: 12,
  pickCutOffHoursMax: 14 * 24,
  /** A candidate's page of a meeting works until this long after its end. */
  candidateLinkHours: 24,
  /** Where no time was ever chosen, it says so until this long after the last moment to choose one. */
  pickGraceDays: 14,
  /** How many starts a candidate is offered at most, which is hours of all days; more are offered less closely. */
  offeredStartsMax: 2400,
  /** How often within a day a candidate changes something on the page of a meeting. */
  candidateStepsPerDay: 30,
  webhooksMax: 20,
  webhookLogDays: 30,
  /** How many views of the meetings a person saves, how many an organization shares, and how long their texts are. */
  viewsPerPerson: 40,
  viewsShared: 60,
  viewNameMaxLength: 60,
  viewFilterMaxLength: 300,
  viewFiltersMaxLength: 5000,
  /** How many stretches of availability a candidate names. */
  candidateWindowsMax: 30,
  holidayCalendarsMax: 30,
  busySourcesMax: 10,
  /** How long the text of a calendar file may be; as many bytes never hold more. */
  busyFileMax: 900 * 1024,
  /** How many bytes a calendar has at most that is read again and again, and all the chosen ones of an account. */
  busyFeedMax: 2_000_000,
  busyAccountMax: 6_000_000,
  holidayFileMax: 500 * 1024,
  /** How many such files one person has read in an hour. */
  calendarFilesPerHour: 60,
  /** A client answers a submission within this time where nothing else was agreed. */
  submissionAnswerHours: 48,
  /** The first confirmed submission owns the candidate this long where nothing else was agreed. */
  ownershipDays: 180,
  /** A candidate's mailed question works this long. */
  rtrLinkDays: 14,
  /** How many such questions a supplier mails within a day, how many to one address, and how many that gets at all. */
  rtrQuestionsPerDay: 100,
  rtrQuestionsPerAddressAndSupplier: 5,
  rtrQuestionsPerAddress: 15,
  /** How often within a day a supplier learns that a client knows a candidate; nothing more is looked up then. */
  knownCandidatesPerDay: 20,
  /** How often within a day a supplier changes what identifies the candidate of one submission. */
  identityChangesPerDay: 10,
  /** The bell keeps what happened in these days. */
  noticeDays: 14,
  /** How many other organizations one organization asks or invites within a day. */
  vendorInvitationsPerDay: 50,
  /** How many hits of each kind a search shows. */
  searchHitsPerKind: 6,
  /** An export has at most this many rows. */
  exportMaxRows: 20_000,
  /** What a filter finds is counted so far: one more stands for 'over 20,000'. An export holds as many rows. */
  countedUpTo: 20_000,
  fileMaxBytes: 20 * 1024 * 1024,
  /** What the files of one organization may hold together. */
  vendorQuotaBytes: 2 * 1024 * 1024 * 1024,
  /** How long a download link made by the server works. */
  ticketSeconds: 60,
  fileNameMaxLength: 120,
  /** A zip of resumes: its own bytes, its files, the bytes of one of them and of all, and how far one may be packed. */
  zipMaxBytes: 200 * 1024 * 1024,
  zipEntriesMax: 2000,
  zipEntryMaxBytes: 25 * 1024 * 1024,
  zipTotalMaxBytes: 500 * 1024 * 1024,
  zipRatioMax: 200,
  /** Zips are deleted after so many days, unless the operator says otherwise. */
  zipKeepDays: 180,
  questionMaxLength: 500,
  /** A job description that is asked as a question. */
  askedJobMaxLength: 4000,
  /** Into how many conditions a job description is read, and how many of its words one of them shows. */
  jobConditionsMax: 40,
  jobWordsMaxLength: 300,
  /** Against how many open jobs one resume is held. */
  jobsFittedMax: 30,
  /** How many questions a conversation remembers. */
  questionsRemembered: 10,
} as const;

/** The names of files that are taken, by their ends; what is inside has to agree. */
export const FILE_EXTENSIONS = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt', 'png', 'jpg', 'jpeg'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];
