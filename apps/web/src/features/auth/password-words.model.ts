import type { PasswordMode } from '@slotwise/contract/auth/auth.schema';

type Words = { title: string; text: string; act: string };

/** What the three kinds of mailed links say on the page that sets the password. */
export const PASSWORD_WORDS: Record<PasswordMode, Words> = {
  verify: {
    title: 'Verify your email',
    text: 'Choose a password to verify your email. You log in with it from now on.',
    act: 'Verify and save password',
  },
  reset: {
    title: 'Choose a new password',
    text: 'The old password stops working, and every other session of yours ends.',
    act: 'Save password',
  },
  invite: {
    title: 'Accept the invitation',
    text: 'Choose the password you will log in with.',
    act: 'Accept and save password',
  },
};
