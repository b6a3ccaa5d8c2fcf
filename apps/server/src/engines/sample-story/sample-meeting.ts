import type { ChangeReason } from '@slotwise/contract/bookings/bookings.schema';
import type { RejectReason } from '@slotwise/contract/booking-parts/decisions.schema';
import type { Recommendation } from '@slotwise/contract/booking-parts/feedback.schema';
import type { SamplePanelist } from './sample-people.ts';

/** A scorecard: ratings in the order of the default scorecard, and comments. */
type Card = {
  by: SamplePanelist;
  ratings: readonly number[];
  recommendation: Recommendation;
  strengths: string;
  concerns: string;
  summary: string;
};

/** What happens to a sample meeting after its creation, in order. */
export type SampleAct =
  | { kind: 'reschedule'; days: number; start: string; code: ChangeReason; text: string }
  | { kind: 'comment'; text: string }
  | ({ kind: 'feedback' } & Card)
  | { kind: 'select'; by: SamplePanelist; comments: string }
  | { kind: 'reject'; by: SamplePanelist; code: RejectReason; text: string }
  | { kind: 'no-show'; by: SamplePanelist; comments: string }
  | { kind: 'cancel'; code: ChangeReason; text: string }
  | { kind: 'resource'; billRate: string; payRate: string; projectName: string };

/** `days` counts from today, negative for the past; `start` is `HH:mm` in the organization's zone. */
export type SampleMeeting = {
  candidate: {
    name: string;
    designation: string;
    company: string;
    location: string;
    years: number;
    noticeDays: number;
    skills: string[];
  };
  job: string;
  round: string;
  roundNumber: number;
  days: number;
  start: string;
  minutes: number;
  panel: readonly SamplePanelist[];
  acts: readonly SampleAct[];
};

export const SAMPLE_JOBS = {
  data: 'Senior Data Engineer',
  platform: 'Platform Engineer',
  design: 'Product Designer',
  reliability: 'Site Reliability Lead',
} as const;
