import { defineTexts } from '@slotwise/contract/define-texts';

/** The log-in screen, and the picture next to every signed-out screen. */
export const LOG_IN = defineTexts({
  title: 'Log in',
  welcome: 'Your interviews, panelists and candidates are where you left them.',
  saved: 'Your password is saved. You can log in with it now.',
  foot: 'You stay logged in until you close the last tab.',
  email: 'Mail Address',
  password: 'Password',
  forgot: 'Forgot Password?',
  submit: 'Login Now',
  isNew: 'New to Slotwise?',
  signUp: 'Sign up',
  askToJoin: 'New to Slotwise? Ask an administrator of your organization to invite you.',
  about: 'About Slotwise',
  idea: 'Three panelists, three time zones, one candidate. Slotwise shows the hour they all share.',
  picture: 'Four calendars that share the hour from 15:00 to 16:00',
  day: 'Thursday 26/11/2026',
  zone: 'Times in Kolkata (IST)',
  to: 'to',
  candidate: 'candidate',
});
