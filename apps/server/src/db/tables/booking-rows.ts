import type { NewRow, Row } from './rows.ts';

export type BookingRow = Row<'booking'>;
export type PersonRow = Row<'booking_person'>;

/** A step of a booking's history as it is written; its number follows from the steps before. */
export type NewStep = Omit<NewRow<'workflow_step'>, 'booking_id' | 'step'>;
export type FeedbackRow = Row<'feedback'>;
