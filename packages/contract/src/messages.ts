import { FAILURES } from './failures.ts';

/** What the toasts of one action say. */
export type ActionMessages = {
  /** Shown while the action runs; absent, the overlay alone says so. */
  progress?: string;
  success?: string;
  failure: string;
  /** Shown instead of `failure` when the server did not answer, or answered something unreadable. */
  exception?: string;
};

const TRY_AGAIN = FAILURES.INTERNAL.message;

/**
 * The texts of every action. Wording and spelling, odd ones included ('Validatied'), are part of what the product's
 * users asked for; `conformance.test.ts` compares those letter by letter.
 */
export const MESSAGES = {
  auth: {
    logIn: {
      progress: 'Validating User.....',
      success: 'Validatied User Successfully',
      failure: 'Please fix the following:',
      exception: 'UnExpected Happened Please try later',
    },
    logOut: { success: 'Logged out', failure: 'Logged out' },
    register: {
      success: 'User created Successfully',
      failure: 'unable to create user. Please try again.',
      exception: TRY_AGAIN,
    },
    resendVerification: {
      success: 'Verification email sent again',
      failure: 'Unable to send the email again',
    },
    requestPasswordReset: { failure: 'Unable to send the reset link', exception: TRY_AGAIN },
    setPassword: { success: 'Password saved', failure: 'Unable to save the password', exception: TRY_AGAIN },
  },
  recruiters: {
    update: {
      success: 'User updated Successfully',
      failure: 'unable to update user. Please try again.',
      exception: TRY_AGAIN,
    },
  },
  panelists: {
    create: {
      progress: 'Creating new panelist',
      failure: 'Unable to create the panelist',
      exception: TRY_AGAIN,
    },
    update: { progress: 'Updating panelist', failure: 'Unable to update the panelist', exception: TRY_AGAIN },
    resendInvitation: { success: 'Invitation sent again', failure: 'Unable to send the invitation again' },
    deactivate: {
      progress: 'Updating panelist',
      success: 'Panelist deactivated',
      failure: 'Unable to deactivate the panelist',
      exception: TRY_AGAIN,
    },
    reactivate: {
      progress: 'Updating panelist',
      success: 'Panelist reactivated',
      failure: 'Unable to reactivate the panelist',
      exception: TRY_AGAIN,
    },
  },
  bookings: {
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
    noShow: { success: 'No-show noted', failure: 'Unable to note the no-show' },
    undoNoShow: { success: 'No-show taken back', failure: 'Unable to take the no-show back' },
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
    resend: { success: 'Mail sent again', failure: 'Unable to send the mail again' },
  },
  sampleData: {
    fill: {
      progress: 'Adding sample data',
      success: 'Sample data added',
      failure: 'Unable to add sample data',
    },
    remove: { success: 'Sample data removed', failure: 'Unable to remove the sample data' },
  },
} as const satisfies Record<string, Record<string, ActionMessages>>;

/** Titles and sentences of the result modals. */
export const MODALS = {
  verificationSent: {
    title: 'Verification Email Sent',
    text: 'Email verification is required before you can log in. Open the link we sent you and choose a password.',
    continueToLogin: 'Continue to Login',
    close: 'Close',
  },
  registrationFailed: {
    title: 'Registration Failed',
    text: 'Sorry, something went wrong. Please try again after sometime',
  },
  passwordResetSent: {
    title: 'Password Reset Link Sent to Email',
    text: 'If an account uses this address, a link to choose a new password is on its way. It works for one hour.',
    continueToLogin: 'Continue to Login',
  },
  userUpdated: { title: 'Profile saved', text: MESSAGES.recruiters.update.success },
  userUpdateFailed: { title: 'Profile not saved', text: MESSAGES.recruiters.update.failure },
  passwordUpdated: { title: 'Password changed', text: MESSAGES.recruiters.update.success },
  passwordUpdateFailed: { title: 'Password not changed', text: MESSAGES.recruiters.update.failure },
  panelistAdded: { title: 'Panelist added' },
  panelistUpdated: { title: 'Panelist saved' },
  panelistFailed: { title: 'Panelist not saved' },
  bookingCreated: { title: 'Meeting scheduled' },
  bookingRescheduled: { title: 'Meeting rescheduled' },
  bookingUpdated: { title: 'Meeting saved' },
  rescheduleFailed: { title: 'Meeting not rescheduled' },
  updateFailed: { title: 'Meeting not saved' },
  sessionEnded: {
    title: 'Log in again',
    text: 'Your session has ended. What you had not saved on this page is lost.',
    continueToLogin: 'Continue to Login',
  },
} as const;

/** The line under the logo of signed-out screens. */
export const TAGLINE = 'Start & Track your Scheduling Process';
