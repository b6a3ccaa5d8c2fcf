import { FAILURES } from './failures.ts';

/** The toast texts of one action. */
export type ActionMessages = {
  /** Shown while the action runs; if absent, only the overlay shows. */
  progress?: string;
  success?: string;
  failure: string;
  /** Shown instead of `failure` when the server did not respond, or its response was unreadable. */
  exception?: string;
};

export const TRY_AGAIN = FAILURES.INTERNAL.message;

/** The texts for users who are not logged in; the first screens load only these. */
export const FIRST_MESSAGES = {
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
  confirmEmail: { success: 'Email address changed', failure: 'Unable to change the email address' },
} as const satisfies Record<string, ActionMessages>;

/** Titles and texts of their result modals. */
export const FIRST_MODALS = {
  verificationSent: {
    title: 'Verification Email Sent',
    text: 'Email verification is required before you can log in. Open the link we sent you and choose a password.',
    /** Shown if no mail server is set up and so nothing is sent. */
    kept: 'Email verification is required before you can log in. Open the link in the email and choose a password.',
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
  sessionEnded: {
    title: 'Log in again',
    text: 'Your session has ended. What you had not saved on this page is lost.',
    continueToLogin: 'Continue to Login',
  },
} as const;

/** The tagline under the logo on signed-out screens. */
export const TAGLINE = 'Start & Track your Scheduling Process';
