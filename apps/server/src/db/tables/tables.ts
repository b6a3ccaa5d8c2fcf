import type {
  AccountTable,
  AttemptTable,
  LinkTokenTable,
  PanelistTable,
  RecruiterTable,
  SessionTable,
  VendorTable,
} from './account-tables.ts';
import type { ReadMailTable, ReminderTable, SelfScheduleTable, TimeProposalTable } from './answer-tables.ts';
import type {
  BusySourceTable,
  BusyTimeTable,
  HolidayCalendarTable,
  HolidayTable,
  MovedTimeTable,
} from './availability-tables.ts';
import type {
  AttendanceTable,
  BookingCommentTable,
  BookingLinkTable,
  BookingPersonTable,
  BookingSlotTable,
  BookingTable,
  BookingTallyTable,
  BookingWordTable,
  PersonTable,
  SavedViewTable,
  StartViewTable,
  UndoableActTable,
  WorkflowStepTable,
} from './booking-tables.ts';
import type {
  DeepgazeFileTable,
  DeepgazeLanguageModelTable,
  DeepgazePrintTable,
  DeepgazeQuestionTable,
  DeepgazeResemblanceTable,
  DeepgazeResumeTable,
  DeepgazeSegmentTable,
  DeepgazeZipTable,
} from './deepgaze-tables.ts';
import type { BookingDocumentTable, DownloadTicketTable, FileBytesTable, FileTable } from './file-tables.ts';
import type { JobDocumentTable, JobShareTable, JobTable, SubmissionTable } from './job-tables.ts';
import type { IdempotencyKeyTable, MailTable } from './message-tables.ts';
import type { CalendarFeedTable, WebhookDeliveryTable, WebhookTable } from './outgoing-tables.ts';
import type {
  BillingRateTable,
  BillingTable,
  DecisionTable,
  FeedbackAttachmentTable,
  FeedbackTable,
  ResourceTable,
} from './outcome-tables.ts';
import type {
  AssociationSideTable,
  AssociationTable,
  UnclaimedVendorTable,
  VendorCommentTable,
  VendorDocumentTable,
} from './vendor-tables.ts';

/** Rows as the database holds them. The columns stop in queries and mappers. */

/** What may be read before the tenant is known, or over all tenants. */
export type DirectoryTables = {
  account: AccountTable;
  session: SessionTable;
  link_token: LinkTokenTable;
  attempt: AttemptTable;
  booking_link: BookingLinkTable;
  download_ticket: DownloadTicketTable;
  file_bytes: FileBytesTable;
  unclaimed_vendor: UnclaimedVendorTable;
  calendar_feed: CalendarFeedTable;
  read_mail: ReadMailTable;
};

export type Tables = DirectoryTables & {
  vendor: VendorTable;
  association: AssociationTable;
  association_side: AssociationSideTable;
  vendor_comment: VendorCommentTable;
  vendor_document: VendorDocumentTable;
  job: JobTable;
  job_share: JobShareTable;
  job_document: JobDocumentTable;
  recruiter: RecruiterTable;
  panelist: PanelistTable;
  holiday_calendar: HolidayCalendarTable;
  holiday: HolidayTable;
  busy_source: BusySourceTable;
  busy_time: BusyTimeTable;
  booking: BookingTable;
  submission: SubmissionTable;
  moved_time: MovedTimeTable;
  self_schedule: SelfScheduleTable;
  time_proposal: TimeProposalTable;
  undoable_act: UndoableActTable;
  saved_view: SavedViewTable;
  start_view: StartViewTable;
  reminder: ReminderTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  booking_person: BookingPersonTable;
  attendance: AttendanceTable;
  person: PersonTable;
  booking_tally: BookingTallyTable;
  booking_word: BookingWordTable;
  booking_slot: BookingSlotTable;
  workflow_step: WorkflowStepTable;
  booking_comment: BookingCommentTable;
  booking_document: BookingDocumentTable;
  feedback: FeedbackTable;
  feedback_attachment: FeedbackAttachmentTable;
  decision: DecisionTable;
  resource: ResourceTable;
  billing: BillingTable;
  billing_rate: BillingRateTable;
  idempotency_key: IdempotencyKeyTable;
  mail: MailTable;
  file: FileTable;
  deepgaze_zip: DeepgazeZipTable;
  deepgaze_file: DeepgazeFileTable;
  deepgaze_resume: DeepgazeResumeTable;
  deepgaze_segment: DeepgazeSegmentTable;
  deepgaze_print: DeepgazePrintTable;
  deepgaze_resemblance: DeepgazeResemblanceTable;
  deepgaze_question: DeepgazeQuestionTable;
  deepgaze_language_model: DeepgazeLanguageModelTable;
};

/** What comes due by the clock, with the only columns that those who look for it may read. */
export type DueTables = {
  booking: Pick<BookingTable, 'vendor_id' | 'end_time'>;
  reminder: Pick<ReminderTable, 'vendor_id' | 'due_at'>;
  busy_source: Pick<BusySourceTable, 'vendor_id' | 'next_read_at' | 'leased_until'>;
  webhook_delivery: Pick<WebhookDeliveryTable, 'vendor_id' | 'state' | 'next_attempt_at' | 'created_at'>;
  deepgaze_zip: Pick<
    DeepgazeZipTable,
    'vendor_id' | 'state' | 'leased_until' | 'kept_until' | 'comparisons_asked' | 'comparisons_done'
  >;
  deepgaze_segment: Pick<DeepgazeSegmentTable, 'vendor_id' | 'format' | 'facts_version' | 'is_open'>;
  file: Pick<FileTable, 'vendor_id' | 'uploaded_at'>;
  mail: Pick<MailTable, 'vendor_id' | 'state' | 'secret'>;
};
