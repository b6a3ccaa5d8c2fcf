import { getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import { listReminders } from '@slotwise/contract/bookings/reminders.endpoints';
import { listDeliveries } from '@slotwise/contract/notifications/notifications.endpoints';
import type { Role } from '@slotwise/contract/permissions';
import { getRecruiter } from '@slotwise/contract/recruiters/recruiters.endpoints';
import { screen } from '@testing-library/react';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from './bookings.ts';
import { renderAt } from './render-at.tsx';
import { aRecruiterResponse, signIn } from './sign-in.ts';
import { installFetchStub, stubApi } from './stub-api.ts';

/** The server's response about a meeting from now on. */
export function stubMeeting(overrides: Partial<Booking> = {}): Booking {
  const data = aBookingRecord(overrides);
  stubApi(getBooking, { status: 'success', bookingId: data.bookingId, data });
  return data;
}

type Visit = { role?: Role; tab?: string; offersRooms?: boolean };

/** Opens a meeting's page as someone in the organization, and waits until it is rendered. */
export async function openMeeting(
  overrides: Partial<Booking> = {},
  { role, tab, offersRooms = true }: Visit = {},
) {
  installFetchStub();
  signIn(role);
  const { status, data: own, ...named } = aRecruiterResponse(role);
  stubApi(getRecruiter, { status, ...named, data: { ...own, offersVideoRooms: offersRooms } });
  const data = stubMeeting(overrides);
  stubApi(listDeliveries, { status: 'success', bookingId: data.bookingId, data: [] });
  stubApi(listReminders, { status: 'success', bookingId: data.bookingId, data: [] });
  const app = renderAt(paths.viewMeeting(data.bookingId) + (tab ? `?tab=${tab}` : ''));
  await screen.findByRole('heading', { level: 1, name: data.candidateDetails.candidateName });
  return { ...app, data };
}
