import type { PanelSeat } from '@slotwise/contract/bookings/bookings.schema';
import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { WeeklyRange } from '@slotwise/contract/panelists/hours.schema';

/**
 * A panel member in the form. `panelistId` is null if the address is no panelist of the organization; zone and hours
 * are unknown (`''`, null) until the panelist's record is read.
 */
export type Seat = {
  panelistId: string | null;
  name: string;
  email: string;
  required: boolean;
  designation: string;
  /** Null until the panelist's record is read. */
  level: Panelist['level'] | null;
  timeZone: string;
  weeklyHours: WeeklyRange[] | null;
};

/** What a draft or a booking stores of a seat. */
type KeptSeat = {
  panelistId?: string | null | undefined;
  name?: string | undefined;
  email?: string | undefined;
  required?: boolean | undefined;
};

/** A trainee observes: no one waits for them, unless the recruiter says so. */
export const newSeat = (panelist: Panelist): Seat => ({
  panelistId: panelist.panelistId,
  required: panelist.level !== 'TRAINEE',
  name: panelist.displayName,
  email: panelist.email,
  designation: panelist.designation,
  level: panelist.level,
  timeZone: panelist.timeZone,
  weeklyHours: panelist.weeklyHours,
});

export const keptSeat = ({ panelistId = null, name = '', email = '', required = true }: KeptSeat): Seat => ({
  panelistId,
  name,
  email,
  required,
  designation: '',
  level: null,
  timeZone: '',
  weeklyHours: null,
});

/** The seat updated from the panelist's current record. */
export const withRecord = (seat: Seat, panelist: Panelist): Seat => ({
  ...newSeat(panelist),
  required: seat.required,
});

/** What identifies a seat among the others. */
export const seatKey = ({ panelistId, email }: Seat): string => panelistId ?? email.toLowerCase();

export const toPanelSeat = ({ panelistId, name, email, required }: Seat): PanelSeat =>
  panelistId ? { panelistId, required } : { name, email, required };

/** Seats whose record has not been read yet. */
export const unreadSeats = (panel: Seat[]): Seat[] =>
  panel.filter(({ panelistId, weeklyHours }) => panelistId !== null && weeklyHours === null);
