import { defineTexts } from '@slotwise/contract/define-texts';

/** What surrounds every screen, and replaces one that cannot be shown. */
export const APP = defineTexts({
  retry: 'Retry',
  dashboard: 'Dashboard',
  broken: 'Something went wrong',
  brokenHint: 'This page could not be shown. Loading it again usually helps.',
  notFound: 'Page not found',
  notFoundHint: 'The address may be mistyped, or what it led to has been removed.',
  forbidden: 'Your role does not give you access to this page',
  forbiddenHint: 'An administrator of your organization can give you another role.',
  network: 'The server did not answer',
  networkHint: 'Check the connection and try again.',
  working: 'Working',
  skip: 'Skip to the content',
});
