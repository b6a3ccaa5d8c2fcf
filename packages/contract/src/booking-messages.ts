import type { ActionMessages } from './first-messages.ts';

/** The texts of every action on a meeting, in the form of `messages.ts`; odd spellings are intentional. */
export const BOOKING_MESSAGES = {
  create: {
    progress: 'Creating new Meeting',
    success: 'Meeting created Successfully',
    failure: 'unable to create booking',
  },
  saveDraft: { success: 'Draft saved', failure: 'Unable to save the draft' },
  discardDraft: { success: 'Draft discarded', failure: 'Unable to discard the draft' },
  reschedule: {
    progress: 'Rescheduling Meeting',
    success: 'Rescheduled Meeting Successfully',
    failure: 'Unable to rescheduled Meeting',
  },
  update: {
    progress: 'Updating Meeting',
    success: 'Updating Meeting Successfully',
    failure: 'Unable to Update Meeting',
  },
  cancel: {
    progress: 'Canceling Meeting',
    success: 'Canceled Meeting successfully',
    failure: 'Unable to Cancel the Meeting',
  },
  undo: { success: 'Undone. No one was emailed.', failure: 'Unable to undo this' },
  approve: {
    progress: 'Selecting Candidate',
    success: 'Approved Meeting successfully',
    failure: 'Unable to Cancel the Meeting',
  },
  reject: {
    progress: 'Rejecting Meeting',
    success: 'Rejected Meeting successfully',
    failure: 'Unable to Reject the Meeting',
  },
  noShow: { success: 'No-show recorded', failure: 'Unable to record the no-show' },
  undoNoShow: { success: 'No-show undone', failure: 'Unable to undo the no-show' },
  inviteToPick: {
    progress: 'Sending the link',
    success: 'Link sent',
    failure: 'Unable to send the link',
  },
  pickLink: { success: 'Link ready', failure: 'Unable to create the link' },
  answer: { success: 'Answer saved', failure: 'Unable to save the answer' },
  proposeTimes: { success: 'Times proposed', failure: 'Unable to propose the times' },
  dismissProposal: { success: 'Proposed times declined', failure: 'Unable to decline the proposed times' },
  swapPanelist: { success: 'Panelist replaced', failure: 'Unable to replace the panelist' },
  comment: { success: 'Comments added successfully', failure: 'Unable to update comments' },
  documents: {
    progress: 'Attaching Documents',
    success: 'Document attached successfully',
    failure: 'Unable to attach document',
  },
  removeDocument: { success: 'Document removed', failure: 'Unable to remove the document' },
  feedback: {
    progress: 'Submiting Feedback',
    success: 'Feedback updated successfully',
    failure: 'Unable to attach document',
  },
  candidateDetails: {
    progress: 'Updating Candidate Details',
    success: 'Updating Candidate Details Successfully',
    failure: 'Unable to Update candidate details',
  },
  addResource: {
    success: 'Resource added successfully',
    failure: 'Unable to Update resource details',
  },
  updateResource: {
    success: 'Updating resource Details Successfully',
    failure: 'Unable to Update resource details',
  },
  assign: { success: 'Meeting assigned', failure: 'Unable to assign the meeting' },
  panelLink: { failure: 'Unable to open your scorecard page' },
  sendPanelLink: { success: 'Link sent', failure: 'Unable to send the link' },
  download: { failure: 'Unable to download the document' },
  resend: { success: 'Email sent again', failure: 'Unable to send the email again' },
  calendarEntry: { failure: 'Unable to download the calendar entry' },
} as const satisfies Record<string, ActionMessages>;

/** Titles of the result modals for meetings. */
export const BOOKING_MODALS = {
  bookingCreated: { title: 'Meeting scheduled' },
  bookingRescheduled: { title: 'Meeting rescheduled' },
  bookingUpdated: { title: 'Meeting saved' },
  rescheduleFailed: { title: 'Meeting not rescheduled' },
  updateFailed: { title: 'Meeting not saved' },
} as const;
