import { defineTexts } from '@slotwise/contract/define-texts';

/** Signing up, and the pages mailed links open. */
export const AUTH = defineTexts({
  confirmTitle: 'Confirm your new address',
  confirmText:
    'You will log in with the address this link was sent to. Your password stays the same, and you will be logged out everywhere else.',
  confirm: 'Use this address',
  confirmedTitle: 'Email address changed',
  confirmedText: 'From now on, log in with the new address.',
  toProfile: 'Go to your profile',
  toLogin: 'Continue to Login',
  expired: 'This link no longer works',
  newLink: 'Get a new link',
  expiredInvite: 'The person who invited you can send the invitation again.',
  expiredEmail: 'Your current address stays. You can send a new link from your profile.',
  login: 'Login',
  differ: 'The passwords do not match',
  password: 'Password',
  confirmPassword: 'Confirm password',
  email: 'Email',
  sendNewLink: 'Send a new link',
  minLength: 'At least {min} characters',
  match: 'The passwords match',
  rules: 'Password rules',
  kept: 'Met:',
  notKept: 'Not met yet:',
  sentTo: 'Sent to {email}.',
  noEmail: 'No email yet? Check your spam folder first.',
  resendIn: 'Resend in {time}',
  resend: 'Resend',
  reset: 'Reset Password',
  known: 'Remembered it?',
  resetTitle: 'Reset password',
  resetText: 'We will email you a link that works for one hour.',
  signUp: 'Sign up',
  closed: 'Sign-up is closed here. People join by invitation.',
  closedHint:
    'Ask an administrator of your organization to invite you. You then get an email with a link to choose a password.',
  closedForOperators:
    'If you run this server, create its first organization with the command “npm run admin”.',
  emailHint:
    'We will send the verification link here{domains, select, none {} other {. Only addresses at {domains} can sign up}}',
  firstName: 'First Name',
  lastName: 'Last Name',
  displayName: 'Display Name',
  designation: 'Designation',
  organization: 'Organization Name',
  location: 'Location',
  phone: 'Mobile number',
  signUpNow: 'Sign Up',
  hasAccount: 'Already have an account?',
  signUpText: 'Create a workspace for your organization. You will be its administrator.',
});

/** The texts of the password page for each kind of mailed link. */
export const PASSWORD_WORDS = defineTexts({
  verify: {
    title: 'Verify your email',
    text: 'Choose a password to verify your email. You will log in with it.',
    act: 'Verify and save password',
  },
  reset: {
    title: 'Choose a new password',
    text: 'Your old password will stop working, and you will be logged out everywhere else.',
    act: 'Save password',
  },
  invite: {
    title: 'Accept the invitation',
    text: 'Choose a password. You will log in with it.',
    act: 'Accept and save password',
  },
});
