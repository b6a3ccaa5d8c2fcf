import type { BookingStatus } from '@slotwise/contract/booking-parts/life.schema';

const CALLED_OFF: readonly BookingStatus[] = ['CANCELLED', 'WITHDRAWN'];
const OVER: readonly BookingStatus[] = [...CALLED_OFF, 'REJECTED', 'ONBOARDED'];

/** Whether the meeting will not take place, so that its times are struck through. */
export const isCalledOff = (status: BookingStatus): boolean => CALLED_OFF.includes(status);

/** Whether no one owes a next step anymore. */
export const isOver = (status: BookingStatus): boolean => OVER.includes(status);
