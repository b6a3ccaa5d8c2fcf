import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

export type BookingRow = Selectable<Tables['booking']>;
export type PersonRow = Selectable<Tables['booking_person']>;

/** A step of a booking's history as it is written; its number follows from the steps before. */
export type NewStep = Omit<Insertable<Tables['workflow_step']>, 'vendor_id' | 'booking_id' | 'step'>;
export type FeedbackRow = Selectable<Tables['feedback']>;
