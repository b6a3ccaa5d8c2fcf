import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import type { BookedJob } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { Actor } from '#context.ts';
import { AppError } from '#lib/app-error.ts';

/**
 * A booking in its panelist's version, reduced to what a link shows: no addresses, and of the candidate only what an
 * interviewer needs. Every field is listed, so that nothing new leaks by accident.
 */
export function toPanelView(booking: Booking, actor: Actor): PanelView {
  const { meetingInfo, candidateDetails: candidate } = booking;
  const { participants: _people, ...meeting } = meetingInfo;
  return {
    bookingId: booking.bookingId,
    version: booking.version,
    bookingStatus: booking.bookingStatus,
    company: booking.vendorName,
    recruiterName: booking.recruiterName,
    jobTitle: booking.jobTitle,
    roundName: booking.roundName,
    me: { name: actor.displayName, timeZone: actor.timeZone, ...toOwnAnswer(booking, actor) },
    panel: booking.panelists.map(({ name, required }) => ({ name, required })),
    meetingInfo: meeting,
    candidate: {
      candidateName: candidate.candidateName,
      currentLocation: candidate.currentLocation,
      currentCompany: candidate.currentCompany,
      currentDesignation: candidate.currentDesignation,
      totalExperience: candidate.totalExperience,
      primarySkills: candidate.primarySkills,
    },
    isSubmitted: booking.submitterVendorId !== null,
    job: booking.job && jobForLink(booking.job),
    roundNumber: booking.roundNumber,
    earlierRounds: booking.earlierRounds.map(({ bookingId: _id, ...round }) => round),
    scorecard: booking.scorecard,
    // The page has no place for the meeting's documents: the holder's uploads belong to the scorecard.
    allowedActions: booking.allowedActions.filter((action) => action !== 'documents'),
    feedback: booking.feedback.map(toLinkFeedback),
    scorecards: booking.scorecards.map(({ email: _email, ...owed }) => owed),
    feedbackDueAt: booking.feedbackDueAt,
    documents: booking.documents.map(withLinkUrl),
    comments: booking.comments.map(({ byEmail: _email, byUserId: _user, ...comment }) => comment),
    decisions: booking.decisions.map(({ byEmail: _email, byUserId: _user, ...decision }) => decision),
    noShowBy: booking.noShowBy,
  };
}

function toOwnAnswer({ meetingInfo: { participants }, proposals }: Booking, { email }: Actor) {
  const me = participants.find((one) => one.email === email && one.role !== 'CANDIDATE');
  const own = proposals.find(({ byEmail }) => byEmail === email);
  return {
    rsvp: me?.rsvp ?? ('NEEDS_ACTION' as const),
    rsvpComments: me?.rsvpComments ?? '',
    proposal: own ? { windows: own.windows, comments: own.comments, at: own.at } : null,
  };
}

const jobForLink = (job: BookedJob): PanelView['job'] => ({
  description: job.description,
  responsibilities: job.responsibilities,
  mustHaveSkills: job.mustHaveSkills,
  goodToHaveSkills: job.goodToHaveSkills,
});

/** A scorecard without its writer's address, with file addresses for a link's holder. */
export const toLinkFeedback = ({
  panelistEmail: _email,
  ...feedback
}: Booking['feedback'][number]): PanelView['feedback'][number] => ({
  ...feedback,
  attachments: feedback.attachments.map(withLinkUrl),
});

export const withLinkUrl = <File extends { documentId: string; url: string }>(file: File): File => ({
  ...file,
  url: `/panel-link/files/${file.documentId}`,
});

/** A refusal in the link holder's version: who changed what, without addresses and without the text. */
export function refusalForLink(error: AppError): AppError {
  const { code, messages: message, extra } = error;
  const { details, ...rest } = extra;
  return new AppError(code, {
    ...rest,
    message,
    ...(details !== undefined && { details: cutDetails(code, details) }),
  });
}

function cutDetails(code: AppError['code'], details: unknown): unknown {
  if (code === 'SLOT_CONFLICT') return {};
  const { changes } = details as { changes?: WorkFlowStep[] };
  if (!changes) return details;
  const cut = changes.map((step) => ({ ...step, byUserId: null, byEmail: '', comments: '', details: {} }));
  return { ...(details as object), changes: cut };
}
