import type ICAL from 'ical.js';
import { occurrencesIn } from '../calendar-files/event-spans.ts';
import { fileClocks } from '../calendar-files/file-clocks.ts';
import { readPeriods, type MillisSpan } from '../calendar-files/file-event.ts';
import { listComponents, parseCalendar, readText } from '../calendar-files/parse-calendar.ts';
import { readStrangersFile, UnreadableCalendar } from '../calendar-files/unreadable-calendar.ts';
import { mergeSpans } from './merge-spans.ts';

/** The most stretches that one calendar may keep someone busy, once those that touch are one. */
export const MOST_STRETCHES = 5000;
/** The most occurrences that are looked at for them, and the most steps along rules. */
const MOST_OCCURRENCES = 60_000;
const MOST_STEPS = 500_000;

/** Whose calendar it is and which part of it matters; all of it is data that a thread can be given. */
export type BusyQuestion = {
  /** The text of an iCalendar file (RFC 5545). */
  ics: string;
  /** The IANA zone of the calendar's owner, on whose clocks whole days and times without a zone are read. */
  timeZone: string;
  /** From here to there, in milliseconds since 1970. */
  horizon: MillisSpan;
  /** The owner's lower-case mail address: what they declined does not keep them busy. */
  email: string;
  /** The host of our own calendar ids: our meetings are known better from our bookings. */
  ownHost: string;
};

/**
 * When the owner of a calendar is busy within the horizon, in milliseconds since 1970, ascending, overlapping and
 * touching stretches as one. Series are expanded; what is cancelled, transparent, shown as free, declined or one of our
 * own meetings is left out; VFREEBUSY counts as far as it says busy. Titles are not read. Throws UnreadableCalendar
 * with what to do for a text that is no calendar or says too much.
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

/** How Outlook marks what keeps no one from a meeting, such as a day at home. */
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
