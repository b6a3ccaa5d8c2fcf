import type { ChangeReason, MeetingMode } from '@slotwise/contract/bookings/bookings.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import type { AnswerSource } from '@slotwise/contract/booking-parts/answers.schema';
import type { CandidateDetails, CandidateWindow } from '@slotwise/contract/booking-parts/candidate.schema';
import type { NoShowParty } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import type { ViewFilters } from '@slotwise/contract/bookings/saved-views.schema';
import type { ScorecardAttribute } from '@slotwise/contract/booking-parts/feedback.schema';
import type {
  BookingStatus,
  StepDetails,
  StepRole,
  WorkFlowAction,
} from '@slotwise/contract/booking-parts/life.schema';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, Json, Owned } from './column-types.ts';

/** What is known about a candidate besides the fields with their own columns. */
export type CandidateProfile = Partial<
  Omit<
    CandidateDetails,
    | 'candidateName'
    | 'email'
    | 'phone'
    | 'linkedIn'
    | 'timeZone'
    | 'currentLocation'
    | 'totalExperience'
    | 'primarySkills'
    | 'availability'
  >
>;

/** What a candidate earns, wants and is offered elsewhere. */
export type CandidateTerms = Pick<
  CandidateProfile,
  'currentCtc' | 'expectedCtc' | 'currency' | 'ctcPeriod' | 'offersInHand'
>;

/** A row as stored in JSON: timestamps are text. */
export type KeptRow = Readonly<Record<string, unknown>>;

export type BookingTables = Owned<{
  booking: {
    booking_id: string;
    version: number;
    booking_status: BookingStatus;
    recruiter_user_id: string;
    recruiter_name: string;
    recruiter_email: string;
    /** Null while a draft or submission has no time. */
    start_time: Date | null;
    end_time: Date | null;
    time_zone: string;
    start_local: string;
    end_local: string;
    title: string;
    mode: MeetingMode;
    meeting_link: string;
    venue: string;
    dial_in: string;
    instructions: string;
    job_title: string;
    round_name: string;
    candidate_name: string;
    candidate_email: string;
    candidate_phone: string;
    candidate_linked_in: string;
    candidate_time_zone: string | null;
    candidate_location: string;
    /** Years with one decimal; the driver reads `numeric` as text. */
    candidate_total_experience: ColumnType<string | null, number | null, number | null>;
    candidate_primary_skills: string[];
    assignee_email: string | null;
    assignee_name: string | null;
    submission_date: Date | null;
    reschedule_count: number;
    ics_uid_candidate: string;
    ics_uid_panel: string;
    ics_sequence: number;
    search_text: string;
    created_by: string;
    created_at: Date;
    updated_at: Date;
    round_number: Generated<number>;
    previous_booking_id: string | null;
    draft: Json<Draft | null>;
    candidate_availability: GeneratedJson<CandidateWindow[]>;
    scorecard: GeneratedJson<ScorecardAttribute[]>;
    candidate_profile: GeneratedJson<CandidateProfile>;
    cancel_reason_code: ChangeReason | null;
    cancel_reason_text: Generated<string>;
    told_reason: Generated<string>;
    no_show_by: NoShowParty | null;
    is_sample: Generated<boolean>;
    /** Required panelists, and those whose scorecard is submitted or waived. Maintained by triggers. */
    scorecards_asked: Generated<number>;
    scorecards_settled: Generated<number>;
    /** How many people other than the host have not answered their invitation. Maintained by triggers. */
    unanswered: Generated<number>;
    /** When the first scorecard was submitted. Maintained by triggers. */
    first_scorecard_at: Generated<Date | null>;
    jd_id: Generated<string | null>;
    /** The supplier that submitted the candidate. */
    submitter_vendor_id: Generated<string | null>;
    /** The booking of the first round, which was submitted; null if it is this one. */
    submission_booking_id: Generated<string | null>;
  };

  booking_person: {
    booking_id: string;
    position: number;
    role: Participant['role'];
    name: string;
    email: string;
    user_id: string | null;
    panelist_id: string | null;
    required: boolean;
    host: boolean;
    time_zone: string | null;
    rsvp: Participant['rsvp'];
    rsvp_at: Generated<Date | null>;
    rsvp_source: Generated<AnswerSource | null>;
    rsvp_comments: Generated<string>;
    invited_sequence: Generated<number>;
  };

  /**
   * A seat with the data of its meeting and scorecard that show how busy someone is and what they owe. Maintained by
   * triggers.
   */
  attendance: Pick<
    BookingTables['booking_person'],
    'vendor_id' | 'booking_id' | 'position' | 'email' | 'role' | 'required'
  > &
    Pick<BookingTables['booking'], 'booking_status' | 'start_time' | 'end_time'> & {
      /**
       * True for a required panelist whose scorecard is neither submitted nor waived, whether or not the meeting is
       * over.
       */
      owes_scorecard: boolean;
      scorecard_at: Date | null;
    };

  /** The number of bookings of a kind is the sum of its rows. Maintained by triggers. */
  booking_tally: {
    tally_id: GeneratedAlways<string>;
    booking_status: BookingStatus;
    is_rescheduled: boolean;
    /** How many required panelists' scorecards are submitted or waived; `UNASKED` if there is no panelist to ask. */
    scorecards: 'UNASKED' | 'NONE' | 'SOME' | 'ALL';
    is_unanswered: Generated<boolean>;
    bookings: number;
    /** The time from meeting end to first scorecard, summed over these bookings, and how many have one. */
    scorecard_seconds: Generated<string>;
    scorecard_times: Generated<number>;
  };

  /** The words a booking is found by, folded: each word start in the text. Maintained by triggers. */
  booking_word: {
    part: 'CANDIDATE' | 'REST' | 'PHONE';
    word: string;
    booking_id: string;
  };

  person: { person_key: string };

  booking_slot: {
    booking_id: string;
    person_key: string;
    /** A `tstzrange`, written and read as text. */
    during: string;
    active: boolean;
  };

  workflow_step: {
    booking_id: string;
    step: number;
    action: WorkFlowAction;
    from_status: BookingStatus | null;
    to_status: BookingStatus;
    at: Date;
    by_user_id: string | null;
    by_name: string;
    by_email: string;
    by_role: StepRole;
    comments: string;
    booking_version: Generated<number>;
    details: GeneratedJson<StepDetails>;
  };

  booking_comment: {
    comment_id: string;
    booking_id: string;
    text: string;
    visibility: Visibility;
    by_user_id: string | null;
    by_name: string;
    by_email: string;
    by_role: StepRole;
    at: Date;
  };

  booking_link: {
    token_hash: Buffer;
    purpose: 'panel' | 'candidate' | 'meeting';
    /** The id of a link in emails; null if the token was random. */
    link_id: Generated<string | null>;
    booking_id: string;
    person_email: string;
    created_at: Date;
  };

  /** A booking's state before someone's last action, while it can be undone. */
  undoable_act: {
    booking_id: string;
    user_id: string;
    at: Date;
    held_until: Date;
    former_booking: Json<KeptRow & Pick<BookingTables['booking'], 'booking_status' | 'ics_sequence'>>;
    former_people: Json<KeptRow[]>;
    former_terms: Json<KeptRow | null>;
  };

  /** Filters and order of the list of meetings, saved under a name. */
  saved_view: {
    view_id: string;
    owner_id: string;
    name: string;
    filters: Json<ViewFilters>;
    is_shared: boolean;
    created_at: Date;
  };

  /** The view that a person's dashboard opens with. */
  start_view: { user_id: string; view_id: string };
}>;
