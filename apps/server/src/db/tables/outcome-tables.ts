import type { Decision, RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import type { StepRole } from '@slotwise/contract/booking-parts/life.schema';
import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import type { ColumnType } from 'kysely';
import type { DateText, Json, Numeric, Owned } from './column-types.ts';

export type OutcomeTables = Owned<{
  feedback: {
    feedback_id: string;
    booking_id: string;
    panelist_email: string;
    panelist_name: string;
    panelist_id: string | null;
    user_id: string | null;
    round_name: string;
    state: Feedback['state'];
    version: number;
    interview_conducted: boolean;
    attributes: Json<Feedback['attributes']>;
    overall_recommendation: Feedback['overallRecommendation'];
    strengths: string;
    concerns: string;
    summary: string;
    next_round_focus: string;
    private_note: string;
    share_with_vendor: string;
    identity: Json<Feedback['identity']>;
    dismiss_reason: string;
    corrections: Json<Feedback['corrections']>;
    late: boolean;
    submitted_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };

  feedback_attachment: {
    feedback_id: string;
    document_id: string;
    position: number;
  };

  decision: {
    decision_id: string;
    booking_id: string;
    verdict: Decision['verdict'];
    by_user_id: string | null;
    by_name: string;
    by_email: string;
    by_role: StepRole;
    reason_code: RejectReason | null;
    reason_text: string;
    comments: string;
    share_with_vendor: string;
    at: Date;
  };

  resource: {
    resource_id: string;
    booking_id: string;
    version: number;
    resource_name: string;
    email: string;
    employee_code: string;
    client_name: string;
    project_name: string;
    reporting_manager: string;
    work_location: string;
    work_mode: Resource['workMode'];
    offer_date: DateText;
    joining_date: DateText;
    actual_joining_date: DateText;
    end_date: DateText;
    resource_status: Resource['resourceStatus'];
    back_out_reason: string;
    onboarding: Json<Resource['onboarding']>;
    created_at: Date;
    updated_at: Date;
  };

  billing: {
    resource_id: string;
    bill_rate: Numeric;
    pay_rate: Numeric;
    currency: string;
    rate_unit: Billing['rateUnit'];
    overtime_rate: Numeric;
    po_number: string;
    po_amount: Numeric;
    po_start: DateText;
    po_end: DateText;
    sow_number: string;
    billing_start_date: DateText;
    billing_end_date: DateText;
    invoice_cycle: Billing['invoiceCycle'];
    payment_terms_days: number | null;
    tax_percent: Numeric;
    tax_id: string;
    billing_contact_name: string;
    billing_contact_email: string;
    cost_centre: string;
    notes: string;
  };

  billing_rate: {
    resource_id: string;
    position: number;
    effective_from: ColumnType<string, string, string>;
    bill_rate: Numeric;
    pay_rate: Numeric;
    currency: string;
    rate_unit: Billing['rateUnit'];
    reason: string;
    by_name: string;
    at: Date;
  };
}>;
