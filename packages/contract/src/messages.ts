/**
 * Every text shown about an action. Wording and spelling, odd ones included ('Validatied'), are part of what the
 * product's users asked for and are compared letter by letter in a test.
 */
export type ActionMessages = {
  progress?: string;
  success?: string;
  failure: string;
  /** Shown instead of `failure` when the server did not answer, or answered something unreadable. */
  exception?: string;
};

const TRY_AGAIN = 'An error occurred, please try again.';

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
    sessionEnded: { failure: 'Your session has ended. Log in again.' },
  },
  recruiters: {
    update: {
      success: 'User updated Successfully',
      failure: 'unable to update user. Please try again.',
      exception: TRY_AGAIN,
    },
    load: { failure: TRY_AGAIN },
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
    load: { failure: 'Unable to load the panelists' },
  },
  bookings: {
    create: {
      progress: 'Creating new Meeting',
      success: 'Meeting created Successfully',
      failure: 'unable to create booking',
    },
    load: { failure: 'Unable to load the meeting' },
    list: { failure: 'Unable to load the meetings' },
    resend: { success: 'Mail sent again', failure: 'Unable to send the mail again' },
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
  userUpdated: { title: 'Profile saved', text: 'User updated Successfully' },
  userUpdateFailed: { title: 'Profile not saved', text: 'unable to update user. Please try again.' },
  panelistAdded: { title: 'Panelist added' },
  panelistUpdated: { title: 'Panelist saved' },
  panelistFailed: { title: 'Panelist not saved' },
  bookingCreated: { title: 'Meeting scheduled' },
  sessionEnded: {
    title: 'Log in again',
    text: 'Your session has ended. What you had not saved on this page is lost.',
  },
} as const;

export const TAGLINE = 'Start & Track your Scheduling Process';
