import ICAL from 'ical.js';
import { damaged, UnreadableCalendar } from './unreadable-calendar.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;
const FOLD = /\r?\n[ \t]/g;
/** The library reads such an interval as 1, which would make someone busy when they are not. */
const NO_INTERVAL = /\bINTERVAL=(?:-|0*(?:;|$))/im;
const RULE = /^RRULE\b.*$/gim;

/**
 * Reads an iCalendar text (RFC 5545) into its calendars; a file may have several. Throws UnreadableCalendar for a text
 * that is not a calendar, is cut off or breaks the grammar.
 */
export function parseCalendar(text: string): ICAL.Component[] {
  const body = text.replace(BYTE_ORDER_MARK, '').trim();
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(body)) {
    throw new UnreadableCalendar(
      'This is not a calendar file.',
      'Export your calendar as .ics and choose that file.',
    );
  }
  const rules = body.replace(FOLD, '').match(RULE) ?? [];
  if (rules.some((rule) => NO_INTERVAL.test(rule))) {
    throw damaged('an event repeats at an interval that is no number from 1 on');
  }
  const parsed = parse(body);
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
    typeof ICAL.Component
  >[0][];
  return calendars.map((one) => new ICAL.Component(one));
}

function parse(body: string): unknown[] {
  try {
    return ICAL.parse(body) as unknown[];
  } catch (error) {
    if (/began but did not end/.test(String(error))) throw damaged('its end is missing');
    throw damaged('a line of it cannot be read');
  }
}

/** The components of this kind in all calendars of a file, except those of a CANCEL. */
export function listComponents(calendars: ICAL.Component[], name: 'vevent' | 'vfreebusy'): ICAL.Component[] {
  return calendars
    .filter((calendar) => readText(calendar, 'method').toUpperCase() !== 'CANCEL')
    .flatMap((calendar) => calendar.getAllSubcomponents(name));
}

/** The text of a property, or an empty string if it is missing. */
export function readText(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
