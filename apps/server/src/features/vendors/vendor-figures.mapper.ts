import type { VendorStats } from '@slotwise/contract/vendors/vendors.schema';
import type { FigureRow } from './vendor-figures.queries.ts';

export const NO_FIGURES: VendorStats = {
  submitted: 0,
  waiting: 0,
  interviewed: 0,
  selected: 0,
  onboarded: 0,
  rejected: 0,
  noShow: 0,
  avgResponseHours: null,
  avgFeedbackHours: null,
};

export const toVendorStats = (row: FigureRow): VendorStats => ({
  submitted: Number(row.submitted),
  waiting: Number(row.waiting),
  interviewed: Number(row.interviewed),
  selected: Number(row.selected),
  onboarded: Number(row.onboarded),
  rejected: Number(row.rejected),
  noShow: Number(row.no_show),
  avgResponseHours: toHours(row.avg_response_hours),
  avgFeedbackHours: toHours(row.avg_feedback_hours),
});

/** Rounded to the minute. */
const toHours = (mean: string | null): number | null =>
  mean === null ? null : Math.round(Number(mean) * 60) / 60;
