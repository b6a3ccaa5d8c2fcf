import type { NewRow, Row } from './rows.ts';

export type BookingRow = Row<'booking'>;
export type PersonRow = Row<'booking_person'>;

/** A new step of a booking's history; its number follows from the previous steps. */
export type NewStep = Omit<NewRow<'workflow_step'>, 'booking_id' | 'step'>;
export type FeedbackRow = Row<'feedback'>;
