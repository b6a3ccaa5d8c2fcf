import { printSpan } from '../wall-time/print-time.ts';
import { zonePhrase } from '../wall-time/zone-label.ts';
import { type CalendarEvent, type CalendarMethod, getMethod, printCalendar } from './calendar-event.ts';
import { oneLine } from './content-line.ts';
import type { Attendee, Audience, Meeting, MeetingRevision, Person, Place } from './meeting-revision.ts';

/** A calendar entry ready to be mailed: its iTIP method and .ics bytes. */
export type Invite = { method: CalendarMethod; ics: string };

/**
 * The calendar entry of one audience at one revision: a REQUEST, or a CANCEL of the whole event if the revision
 * cancels. With `withdrawn` it is a CANCEL for only these people.
 */
export function inviteFor(audience: Audience, revision: MeetingRevision, withdrawn?: Attendee[]): Invite {
  const event = eventFor(audience, revision, withdrawn);
  return { method: getMethod(event), ics: printCalendar(event) };
}

/** Panel and recruiter as attendees of one event: each address once, required people before optional ones. */
export function panelAttendees(meeting: Meeting): Attendee[] {
  const byAddress = new Map<string, Attendee>();
  for (const attendee of [meeting.recruiter, ...meeting.panel]) {
    const key = attendee.email.toLowerCase();
    const known = byAddress.get(key);
    if (!known) byAddress.set(key, attendee);
    else if (attendee.required && !known.required) byAddress.set(key, { ...known, required: true });
  }
  return [...byAddress.values()];
}

/** The organizer of every event and the sender of every mail: our address with the recruiter's name. */
export function toOrganizer({ sender, meeting }: MeetingRevision): Person {
  return { name: oneLine(`${meeting.recruiter.name} (${meeting.company})`), email: sender.address };
}

/** The event's title, worded for the audience. */
function titleFor(audience: Audience, meeting: Meeting): string {
  if (audience === 'candidate') return oneLine(`Interview with ${meeting.company}`);
  const subject = [meeting.jobTitle, meeting.roundName].filter(Boolean).join(', ');
  return oneLine(`Interview: ${meeting.candidate.name}${subject ? `, ${subject}` : ''}`);
}

/** The event of one audience at one revision, as in its calendars. */
export function eventFor(
  audience: Audience,
  revision: MeetingRevision,
  withdrawn?: Attendee[],
): CalendarEvent {
  const { meeting } = revision;
  const { startTime, endTime } = (withdrawn && revision.before) || meeting;
  const event = {
    uid: revision.uids[audience],
    sequence: revision.sequence,
    stamp: revision.at,
    startTime,
    endTime,
    summary: titleFor(audience, meeting),
    organizer: toOrganizer(revision),
  };
  if (withdrawn) return { ...event, act: 'CANCEL_ATTENDEE', description: WITHDRAWN, attendees: withdrawn };
  return {
    ...event,
    act: revision.change === 'CANCELLED' ? 'CANCEL_EVENT' : 'REQUEST',
    description: describe(audience, revision),
    location: toLocation(meeting.place),
    // Anyone with the address can open the candidate's page, and people share their calendars.
    ...(audience === 'panel' && { url: meeting.meetingUrl }),
    conference: toConference(meeting.place),
    attendees: audience === 'candidate' ? [meeting.candidate] : panelAttendees(meeting),
  };
}

/** Someone withdrawn from an interview learns nothing more about it, neither a new time nor how to join. */
const WITHDRAWN = 'You are no longer part of this interview.';

/** The event's description. It gives the wall time with its zone, since DTSTART is UTC. */
function describe(audience: Audience, { meeting, change, reason }: MeetingRevision): string {
  const { line } = printSpan(meeting.startTime, meeting.endTime, meeting.timeZone);
  const zone = zonePhrase(meeting.startTime, meeting.timeZone);
  const cancelled = change === 'CANCELLED';
  const lines = [
    cancelled && `Cancelled${reason ? `: ${reason}` : ''}`,
    `${line}, ${zone}`,
    audience === 'candidate' && meeting.jobTitle && `Position: ${oneLine(meeting.jobTitle)}`,
    audience === 'panel' && `Candidate: ${oneLine(meeting.candidate.name)}`,
    meeting.instructions,
    audience === 'panel' && meeting.internalNotes,
    audience === 'panel' && `Open in Slotwise: ${meeting.meetingUrl}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Calendars show LOCATION on every screen, so it also gets the video link. */
function toLocation(place: Place): string | undefined {
  if (place.mode === 'VIDEO') return place.link || 'By video';
  if (place.mode === 'PHONE') return place.phone ? `By phone: ${place.phone}` : 'By phone';
  return place.venue;
}

function toConference(place: Place): CalendarEvent['conference'] {
  if (place.mode === 'VIDEO' && place.link) {
    return { feature: 'VIDEO', label: 'Video meeting', uri: place.link };
  }
  const number = place.mode === 'PHONE' && place.phone?.replace(/[^+\d]/g, '');
  return number ? { feature: 'PHONE', label: 'Telephone', uri: `tel:${number}` } : undefined;
}
