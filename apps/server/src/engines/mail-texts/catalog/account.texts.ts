import { defineTexts } from '@slotwise/contract/define-texts';

/** Mails about an account, its password and its address. */
export const ACCOUNT = defineTexts({
  changed: {
    subject: 'Your Slotwise password was changed',
    title: 'Your password was changed',
    before: 'Your account has a new password, and you have been logged out on every other device.',
    button: 'That was not me',
    after: 'If it was you, there is nothing to do. If not, choose a new password right away.',
    why: 'You get this notice whenever the password of your account changes.',
  },
  known: {
    subject: 'You already have a Slotwise account',
    title: 'You already have an account',
    before:
      'Someone signed up with this address. It already has an account, so no new one was created and nothing changed.',
    button: 'Go to the log-in page',
    after: 'If you do not know your password, choose “Forgot Password?” there.',
    why: 'You get this email because your address was typed into the sign-up form. If it was not you, ignore it.',
  },
  reset: {
    subject: 'Set a new password for Slotwise',
    title: 'Set a new password',
    before:
      'Someone asked for a new password for this address. Your current one keeps working until you set another.',
    button: 'Set a new password',
    after: 'The link works once, for {time}. A newer link replaces this one.',
    why: 'If you did not ask for it, ignore this email and nothing changes.',
  },
  verify: {
    subject: 'Confirm your email address for Slotwise',
    title: 'Confirm your address and set a password',
    before:
      'Your account is ready once you have set a password. Until then no one can log in with this address.',
    button: 'Set your password',
    after: 'The link works once, for {time}. If it has expired, sign up again for a new link.',
    why: 'Someone signed up with this address. If it was not you, ignore this email and nothing happens.',
  },
  confirm: {
    subject: 'Confirm your new email address for Slotwise',
    title: 'Confirm your new email address',
    before: 'From then on you log in with this address, and Slotwise sends your emails here.',
    button: 'Use this address',
    after: 'The link works for {time} and only once. Until then nothing changes.',
    why: 'You get this email because someone gave this address as their new one. If it was not you, ignore it.',
  },
  changing: {
    subject: 'Your Slotwise email address is about to change',
    title: 'Your email address is about to change',
    before: 'Your account moves to {email} as soon as that address is confirmed.',
    button: 'That was not me',
    after:
      'If it was you, there is nothing to do here. If not, choose a new password right away: that stops the change.',
    why: 'You get this notice whenever the address of your account is about to change.',
  },
  invitation: {
    subject: '{company} has invited you to Slotwise',
    title:
      '{role, select, administrator {{inviter} invites you as an administrator} recruiter {{inviter} invites you as a recruiter} other {{inviter} invites you as a panelist}}',
    before:
      '{role, select, administrator {You will schedule interviews and look after the team’s settings.} recruiter {You will schedule interviews and see every meeting of the team.} other {You will see the interviews you take part in, with their times and people.}}',
    button: 'Accept and set your password',
    after: 'The link works once, for {time}. No one can log in as you before you have set a password.',
    why: '{inviter}, {company}. If you do not know them, ignore this email.',
  },
});
