import * as reminders from '@slotwise/contract/bookings/reminders/reminders.endpoints';
import { callApi } from '#api/call-api.ts';

export const listReminders = (bookingId: string) =>
  callApi(reminders.listReminders, { params: { id: bookingId } });
