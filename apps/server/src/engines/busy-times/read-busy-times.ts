import type ICAL from 'ical.js';
import { occurrencesIn } from '../calendar-files/event-spans.ts';
import { fileClocks } from '../calendar-files/file-clocks.ts';
import { readPeriods, type MillisSpan } from '../calendar-files/file-event.ts';
import { listComponents, parseCalendar, readText } from '../calendar-files/parse-calendar.ts';
import { readStrangersFile, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { mergeSpans } from './merge-spans.ts';

/** The most busy spans that one calendar may have, after merging. */
export const MOST_STRETCHES = 5000;
/** The most occurrences to examine, and the most steps along recurrence rules. */
const MOST_OCCURRENCES = 60_000;
const MOST_STEPS = 500_000;

/** Whose calendar it is and which part of it matters. All of it can be passed to a thread. */
export type BusyQuestion = {
  /** The text of an iCalendar file (RFC 5545). */
  ics: string;
  /** The calendar owner's IANA zone, used for whole days and for times without a zone. */
  timeZone: string;
  /** The part of the calendar to read, in milliseconds since 1970. */
  horizon: MillisSpan;
  /** The owner's email address in lower case. Events they declined do not count as busy. */
  email: string;
  /** The host in our own calendar UIDs. Our meetings are skipped, since our bookings know them better. */
  ownHost: string;
};

/**
 * Returns when a calendar's owner is busy within the horizon, in milliseconds since 1970, ascending and merged. Series
 * are expanded. Events that are cancelled, transparent, shown as free, declined, or our own meetings are left out.
 * VFREEBUSY counts only if it says busy. Titles are not read. Throws UnreadableCalendar, with advice, if the text is
 * not a calendar or has too much in it.
 */
export const readBusyTimes = (question: BusyQuestion): MillisSpan[] =>
  readStrangersFile(() => busyTimesIn(question));

function busyTimesIn({ ics, timeZone, horizon, email, ownHost }: BusyQuestion): MillisSpan[] {
  const calendars = parseCalendar(ics);
  const clocks = fileClocks(calendars, timeZone);
  const spans: MillisSpan[] = [];
  const add = ({ start, end }: MillisSpan) => {
    const span = { start: Math.max(start, horizon.start), end: Math.min(end, horizon.end) };
    if (span.start < span.end) spans.push(span);
    if (spans.length > MOST_OCCURRENCES) throw tooMany();
  };
  const isBusy = busyFor({ email, ownHost });
  const work = { left: MOST_STEPS };
  for (const { event, span } of occurrencesIn(listComponents(calendars, 'vevent'), clocks, horizon, work)) {
    if (!event.isCancelled && isBusy(event.component)) add(span);
  }
  for (const component of listComponents(calendars, 'vfreebusy')) {
    for (const property of component.getAllProperties('freebusy')) {
      if (isFreeType(property)) continue;
      for (const { span } of readPeriods(property, clocks)) add(span);
    }
  }
  const merged = mergeSpans(spans);
  if (merged.length > MOST_STRETCHES) throw tooMany();
  return merged;
}

const tooMany = (): UnreadableCalendar =>
  new UnreadableCalendar(
    `This calendar has more than ${MOST_STRETCHES} busy times in the next two years.`,
    'Export the calendar of your own appointments alone, or fewer months of it.',
  );

const isFreeType = (property: ICAL.Property): boolean =>
  String(property.getParameter('fbtype') ?? '').toUpperCase() === 'FREE';

/** Outlook's marks for events that leave the person available for meetings, such as a day at home. */
const WORKABLE = new Set(['FREE', 'WORKINGELSEWHERE']);

function busyFor({ email, ownHost }: Pick<BusyQuestion, 'email' | 'ownHost'>) {
  const ownMeeting = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-[cp]@(.+)$/i;
  return (component: ICAL.Component): boolean =>
    readText(component, 'transp').toUpperCase() !== 'TRANSPARENT' &&
    !WORKABLE.has(readText(component, 'x-microsoft-cdo-busystatus').toUpperCase()) &&
    ownMeeting.exec(readText(component, 'uid'))?.[1]?.toLowerCase() !== ownHost.toLowerCase() &&
    !hasDeclined(component, email);
}

const hasDeclined = (component: ICAL.Component, email: string): boolean =>
  component
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${email}` &&
        String(attendee.getParameter('partstat') ?? '').toUpperCase() === 'DECLINED',
    );
