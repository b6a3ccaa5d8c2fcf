import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import type { RATE_UNITS, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import type { OwnershipState, RtrState } from '@slotwise/contract/booking-parts/submission.schema';
import type {
  EmploymentType,
  JdPriority,
  JdStatus,
  SubmissionField,
} from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { JobRound, WeightedSkill } from '@slotwise/contract/job-descriptions/job-changes.schema';
import type { Generated } from 'kysely';
import type { Reader } from './vendor-tables.ts';
import type { CandidateTerms } from './booking-tables.ts';
import type { DateText, GeneratedJson, Json, Numeric, Owned } from './column-types.ts';

type RateUnit = (typeof RATE_UNITS)[number];

/** A time that a supplier proposed: instants, and wall times in the zone it was proposed in. */
export type ProposedSlot = {
  startTime: string;
  endTime: string;
  timeZone: string;
  startLocal: string;
  endLocal: string;
};

export type JobTables = Owned<{
  job: {
    /** The suppliers that can currently read it; only `db/readers.ts` writes it. */
    shared_with: Generated<string[]>;
    jd_id: string;
    version: number;
    jd_code: string;
    title: string;
    client_name: string;
    department: string;
    description: string;
    responsibilities: string;
    must_have_skills: Json<WeightedSkill[]>;
    good_to_have_skills: string[];
    experience_min: Numeric;
    experience_max: Numeric;
    education: string;
    location: string;
    work_mode: Resource['workMode'];
    employment_type: EmploymentType | null;
    openings: number;
    currency: string;
    budget_min: Numeric;
    budget_max: Numeric;
    rate_unit: RateUnit | null;
    shows_budget: boolean;
    max_notice_days: number | null;
    shift_time_zone: string | null;
    jd_status: JdStatus;
    priority: JdPriority;
    target_date: DateText;
    hiring_manager_name: string;
    hiring_manager_email: string;
    rounds: Json<JobRound[]>;
    max_submissions_per_vendor: number | null;
    submission_required_fields: SubmissionField[];
    search_text: string;
    is_sample: boolean;
    created_by: string;
    created_at: Date;
    updated_at: Date;
  };

  job_share: {
    jd_id: string;
    association_id: string;
    shared_at: Date;
    reader_vendor_id: Reader;
  };

  job_document: {
    jd_id: string;
    document_id: string;
    kind: DocumentKind;
    visibility: Visibility;
    version: number;
    attached_at: Date;
  };

  submission: {
    booking_id: string;
    submitter_vendor_id: string;
    association_id: string;
    jd_id: string;
    submitted_by: string;
    submitted_by_name: string;
    submitted_by_email: string;
    submitted_at: Date;
    answer_due_at: Date;
    ownership_days: number;
    candidate_terms: GeneratedJson<CandidateTerms>;
    answered_at: Date | null;
    answer: 'ACCEPTED' | 'DECLINED' | null;
    decline_code: RejectReason | null;
    decline_text: Generated<string>;
    withdraw_reason: Generated<string>;
    proposed_slots: Json<ProposedSlot[]>;
    bill_rate: Numeric;
    currency: string;
    rate_unit: RateUnit | null;
    rtr_state: RtrState;
    rtr_at: Date | null;
    /** EXPIRED is derived from `owned_until`, so it is not stored. */
    ownership_state: Exclude<OwnershipState, 'EXPIRED'>;
    owned_until: Date | null;
    feedback_at: Date | null;
  };
}>;
