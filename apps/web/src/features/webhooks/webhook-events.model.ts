import { WEBHOOK_EVENTS, type WebhookEvent } from '@slotwise/contract/outgoing/webhooks.schema';

/** Every event in words; the compiler names those that are missing. */
export const EVENT_WORDS: Record<WebhookEvent, string> = {
  'booking.created': 'Made',
  'booking.drafted': 'Draft saved',
  'booking.scheduled': 'Scheduled',
  'booking.rescheduled': 'Moved to another time',
  'booking.reopened': 'Takes place after all',
  'booking.updated': 'Details changed',
  'booking.cancelled': 'Cancelled',
  'booking.completed': 'Over',
  'booking.no_show': 'No-show',
  'booking.no_show_undone': 'No-show taken back',
  'booking.candidate_updated': 'Candidate’s details changed',
  'booking.invited_to_pick': 'Candidate asked to choose a time',
  'booking.answered': 'Invitation answered',
  'booking.proposed': 'Other times proposed',
  'booking.proposal_dismissed': 'Proposed times declined',
  'booking.swapped': 'Panelist replaced',
  'booking.feedback': 'Scorecard in',
  'booking.feedback_dismissed': 'Scorecard waived',
  'booking.selected': 'Candidate selected',
  'booking.rejected': 'Candidate rejected',
  'booking.assigned': 'Next step assigned',
  'booking.handed_over': 'Handed over',
  'booking.documents_updated': 'Documents changed',
  'booking.link_sent': 'Link mailed to a panelist',
  'booking.resent': 'Mail sent again',
  'booking.undone': 'Last change undone',
  'booking.submitted': 'Submitted by a vendor',
  'booking.submission_updated': 'Submission changed',
  'booking.accepted': 'Submission accepted',
  'booking.declined': 'Submission declined',
  'booking.withdrawn': 'Candidate withdrawn',
  'booking.rtr_requested': 'Agreement asked of the candidate',
  'booking.rtr_confirmed': 'Agreement given',
  'booking.rtr_refused': 'Agreement refused',
  'booking.resource_added': 'Resource added',
  'booking.resource_updated': 'Resource changed',
  'booking.billing_updated': 'Billing changed',
};

function after(first: WebhookEvent, last: WebhookEvent): WebhookEvent[] {
  const all = Object.keys(EVENT_WORDS) as WebhookEvent[];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
}

/** The events as they are chosen, by what they are about. */
export const EVENT_GROUPS: { title: string; events: WebhookEvent[] }[] = [
  { title: 'The meeting', events: after('booking.created', 'booking.no_show_undone') },
  { title: 'Candidate and panel', events: after('booking.candidate_updated', 'booking.swapped') },
  { title: 'Scorecards and decisions', events: after('booking.feedback', 'booking.rejected') },
  { title: 'Around it', events: after('booking.assigned', 'booking.undone') },
  { title: 'Submissions', events: after('booking.submitted', 'booking.rtr_refused') },
  { title: 'Resources', events: after('booking.resource_added', 'booking.billing_updated') },
];

/** '3 of 37 events', or all of them. */
export const eventsText = (events: readonly WebhookEvent[]): string =>
  events.length === 0 ? 'All events' : `${events.length} of ${WEBHOOK_EVENTS.length} events`;

/** An event as the log names it; a test is one of its own. */
export const eventWord = (event: string): string =>
  EVENT_WORDS[event as WebhookEvent] ?? (event === 'webhook.test' ? 'Test' : event);
