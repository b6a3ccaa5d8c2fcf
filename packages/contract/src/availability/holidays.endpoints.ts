import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, success } from '../envelope.ts';
import { idField } from '../fields.ts';
import {
  holidayCalendarSchema,
  holidayCalendarUpdateSchema,
  holidayCountrySchema,
  newHolidayCalendarSchema,
} from './holidays.schema.ts';

const path = '/availability/services/holidays';
const oneCalendar = success(holidayCalendarSchema, { calendarId: z.string() });

export const listHolidayCalendars = defineEndpoint({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'List the holiday calendars of the organization',
  response: success(z.array(holidayCalendarSchema)),
});

export const listHolidayCountries = defineEndpoint({
  method: 'GET',
  path: '/availability/services/holidays/countries',
  access: 'add_panelist',
  summary: 'List the countries and regions with known holidays',
  response: success(z.array(holidayCountrySchema)),
});

export const createHolidayCalendar = defineEndpoint({
  method: 'POST',
  path,
  access: 'add_panelist',
  summary: 'Add a holiday calendar for a country, or from an iCalendar file',
  successStatus: 201,
  idempotent: true,
  body: newHolidayCalendarSchema,
  response: oneCalendar,
});

export const updateHolidayCalendar = defineEndpoint({
  method: 'PUT',
  path,
  access: 'add_panelist',
  summary: 'Rename a holiday calendar, replace its file, or make it the default',
  body: holidayCalendarUpdateSchema,
  response: oneCalendar,
});

export const deleteHolidayCalendar = defineEndpoint({
  method: 'DELETE',
  path,
  access: 'add_panelist',
  summary: 'Remove a holiday calendar',
  query: z.object({ calendarId: idField }),
  response: outcome,
});
